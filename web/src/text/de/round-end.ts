import type { Translation } from '@slow-train/words';
import { capital, count, den, does, listed, numberWord, tileText, timesInWords, trainOf } from '@slow-train/words/de';
import type * as en from '../en/round-end.ts';

/** The end of a round. `*this*` is strong. */
export const roundEndText: Translation<typeof en.roundEndText> = {
  out: (who) => `${does(who, 'bist', 'ist')} fertig`,
  blocked: 'Niemand kann legen',
  round: (round, of) => `Runde ${round} von ${of}`,
  last: (tile, train) => `${tileText(tile)}, ${train}`,
  trains: { own: 'eigener Zug', mexican: 'Mexikanischer Zug', of: trainOf },
  arrival: (train, tiles) => `${train}, ${count(tiles, 'Stein')}`,
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
    yours: 'Deiner',
    longest: 'Der längste deiner Hand',
    laid: (tiles, rest) =>
      `${count(tiles, 'Stein')}, ${rest === 1 ? '1 Auge bleibt' : `${count(rest, 'Auge', 'Augen')} bleiben`}`,
    nothingLaid: 'Du hast keinen Stein an deinen Zug gelegt.',
    asLong: 'Länger war kein Zug in deiner ersten Hand.',
    costly: 'Was am meisten gekostet hat',
    cost: (pips, turn) => ({ pips: String(pips), turn: `${pips === 1 ? 'Auge' : 'Augen'}, beim ${turn}. Mal` }),
    played: (tile, train) => `Du hast ${tileText(tile)} an ${den(train)} gelegt.`,
    better: (tile, train) => `Besser war ${tileText(tile)} an ${den(train)}.`,
    heavier: (pips) => `Damit bist du ${count(pips, 'Auge', 'Augen')} mehr los.`,
    followers: (tiles) =>
      tiles === 1 ? 'Danach konnte 1 Stein mehr an deinen Zug.' : `Danach konnten ${tiles} Steine mehr an deinen Zug.`,
    uncovered: (tile) => `Du hattest nichts, um ${tileText(tile)} abzudecken.`,
    notes: { better: 'besser', played: 'gelegt' },
    noCost: 'Besser konntest du es jedes Mal nicht sehen.',
    left: 'Steine, die blieben',
    noneLeft: 'Keine: Du bist alle losgeworden.',
    dead: (pips) => `*${count(pips, 'Auge', 'Augen')}, tot.* Passte nirgends, wenn du dran warst.`,
    chance: ({ pips, chances, turn, train }) =>
      `*${count(pips, 'Auge', 'Augen')}, ${count(chances, 'Chance', 'Chancen')}.* ${
        chances === 1 ? 'Beim' : 'Zuerst beim'
      } ${turn}. Mal an ${den(train)}.`,
    late: (pips) => `*${count(pips, 'Auge', 'Augen')}, zu spät.* Beim letzten Mal gezogen.`,
    hands: 'Was auf der Hand blieb, und warum',
    wentOut: 'Kein Stein übrig.',
    because: (pips, { dead, deadDoubles, chance, late }) =>
      `${count(pips, 'Auge', 'Augen')}: ${listed([
        ...(dead === 0
          ? []
          : [
              `${dead === deadDoubles ? count(dead, 'Doppel', 'Doppel') : count(dead, 'Stein')}, ${
                dead === 1 ? (dead === deadDoubles ? 'das' : 'der') : 'die'
              } nie ${dead === 1 ? 'passte' : 'passten'}`,
            ]),
        ...(chance === 0
          ? []
          : [`${count(chance, 'Stein')}, ${chance === 1 ? 'der gepasst hätte' : 'die gepasst hätten'}`]),
        ...(late === 0 ? [] : [`${count(late, 'Stein')}, zu spät gezogen`]),
      ])}.`,
  },
};
