import type { Translation } from '@slow-train/words';
import { count, does, everyone, timesInWords } from '@slow-train/words/de';
import type * as en from '../en/game-end.ts';

/** Nothing if a tie was decided by other means than pips. */
const by = (margin: number): string =>
  margin === 0 ? ' im Stechen' : ` mit ${count(margin, 'Auge', 'Augen')} Vorsprung`;

/** The end of a game. */
export const gameEndText: Translation<typeof en.gameEndText> = {
  facts: (rounds, players) => `${count(rounds, 'Runde', 'Runden')}, ${players} am Tisch`,
  pips: (pips) => (pips === 1 ? 'Auge' : 'Augen'),
  map: 'Die Ränge nach jeder Runde. Der Spielstand hat sie als Tabelle.',
  standing: 'Endstand',
  outs: (times) => `${timesInWords(times)} fertig`,
  heaviest: ({ name }, pips, round) => `Die schwerste Hand: *${name}*, ${pips} in Runde ${round}.`,
  allBlocked: (rounds) => `In ${rounds === 1 ? '1 Runde' : `${rounds} Runden`} konnte niemand mehr legen.`,
  score: 'Ganzer Spielstand',
  watch: 'Noch einmal ansehen',
  share: 'Bild teilen',
  save: 'Bild speichern',
  drawing: 'Wird gezeichnet…',
  failed: 'Das Bild konnte nicht gezeichnet werden. Nichts wurde geteilt. Versuch es noch einmal.',
  onceMore: 'Noch einmal mit diesen Leuten',
  toNext: 'Zur nächsten Partie',
  nextIsSet: 'Dieselben Leute spielen noch einmal. Ein Platz wartet auf dich.',
  asking: 'Der Tisch wird gedeckt…',
  again: 'Neuen Tisch eröffnen',
  tables: 'Deine Tische',

  tied: (winners, pips) => `${everyone(winners)} liegen mit je ${count(pips, 'Auge', 'Augen')} gleichauf.`,
  only: (winner, margin) => `${does(winner, 'gewinnst', 'gewinnt')} die einzige Runde${by(margin)}.`,
  always: (winner, margin) =>
    `${does(winner, 'hast', 'hat')} von der ersten bis zur letzten Runde geführt und gewonnen${by(margin)}.`,
  since: (winner, round, margin) =>
    `${does(winner, 'bist', 'ist')} in Runde ${round} in Führung gegangen und ${winner.isYou ? 'hast' : 'hat'} gewonnen${by(margin)}.`,
  ledBefore: (who, from, to) =>
    from === to
      ? `${does(who, 'hast', 'hat')} nach Runde ${to} geführt.`
      : `${does(who, 'hast', 'hat')} von Runde ${from} bis Runde ${to} geführt.`,
  last: (winner, wentOut, margin) =>
    wentOut
      ? `${does(winner, 'warst', 'war')} in der letzten Runde alle Steine los und ${winner.isYou ? 'hast' : 'hat'} gewonnen${by(margin)}.`
      : `${does(winner, 'bist', 'ist')} in der letzten Runde in Führung gegangen und ${winner.isYou ? 'hast' : 'hat'} gewonnen${by(margin)}.`,

  picture: {
    what: 'Domino „Mexican Train“, jeden Tag ein Stein',
  },
};
