import type { Translation } from '@slow-train/words';
import { capital, count, den, does, numberWord, tileText, timesInWords, trainOf } from '@slow-train/words/de';
import type * as en from '../en/round-end.ts';

/** The end of a round. `*this*` is strong. */
export const roundEndText: Translation<typeof en.roundEndText> = {
  out: (who) => `${does(who, 'bist', 'ist')} fertig`,
  blocked: 'Niemand kann legen',
  round: (round, of) => `Runde ${round} von ${of}`,
  last: (tile, train) => `${tileText(tile)}, ${train}`,
  trains: { own: 'eigener Zug', mexican: 'Mexikanischer Zug', of: trainOf },
  hands: 'Übrige Steine auf jeder Hand',
  none: 'kein Stein übrig',
  pipsUnit: (pips) => (pips === 1 ? 'Auge' : 'Augen'),
  counting: 'Die Steine werden umgedreht…',
  failed: 'Die Steine konnten nicht geladen werden. Der Spielstand stimmt.',
  tryAgain: 'Noch einmal',
  sheet: 'Spielstand',
  inShort: (round) => `Runde ${round} in Kürze`,
  fullScore: 'Ganzer Spielstand',
  own: 'Meine Runde',
  ready: (round) => `Bereit für Runde ${round}`,
  final: 'Endstand',
  facts: {
    blockedBy: (tile) => `*${tileText(tile)}* stand offen, und niemand konnte es abdecken.`,
    longestTrain: (train, tiles) => `*${capital(train)}* wurde am längsten: ${count(tiles, 'Stein')}.`,
    ownTrain: 'Dein Zug',
    mexicanTrain: 'Der Mexikanische Zug',
    trainOf,
    openDouble: (tile, turns) => `*${tileText(tile)}* blieb offen, während ${numberWord(turns)} dran waren.`,
    mostDraws: ({ name, isYou }, draws) => `*${name}* ${isYou ? 'hast' : 'hat'} ${timesInWords(draws)} gezogen.`,
    longestRun: ({ name, isYou }, turns) =>
      `*${name}* ${isYou ? 'hast' : 'hat'} ${timesInWords(turns)} hintereinander gelegt, ohne zu ziehen.`,
  },
  analysis: {
    title: (round) => `Deine Runde ${round}`,
    close: 'Schließen',
    judged: 'Gemessen an dem, was du jeweils sehen konntest.',
    first: 'Erster Zug',
    laid: (tiles) => `Du hast ${count(tiles, 'Stein')} an deinen Zug gelegt.`,
    best: (tiles) => `Der längste Zug in deiner ersten Hand hatte ${tiles === 1 ? '1 Stein' : `${tiles} Steine`}:`,
    asLong: 'Länger war kein Zug in deiner ersten Hand.',
    costly: 'Was am meisten gekostet hat',
    cost: ({ turn, played, better, pips }) =>
      `Beim ${turn}. Mal hast du gelegt: ${played}. Besser war ${better}, um ${count(pips, 'Auge', 'Augen')}.`,
    play: (tile, train) => `${tileText(tile)} an ${den(train)}`,
    noCost: 'Besser konntest du es jedes Mal nicht sehen.',
    left: 'Steine, die blieben',
    noneLeft: 'Keine: Du bist alle losgeworden.',
    neverFit: 'passte nirgends, wenn du dran warst',
    couldGo: (chances) => `hätte ${timesInWords(chances)} gepasst`,
  },
};
