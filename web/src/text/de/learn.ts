import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/de';
import type * as en from '../en/learn.ts';

/** The lesson at /learn: a first round, taught by playing it. Its tiles are those of a fixed deck. */
export const learnText: Translation<typeof en.learnText> = {
  title: 'Deine erste Runde',
  table: 'Die Lektion',
  opponent: 'Robur',
  leave: 'Später weiter',
  close: 'Schließen',
  progress: 'Stationen der Lektion',
  stations: {
    match: 'Anlegen',
    draw: 'Nehmen',
    signal: 'Signal',
    theirs: 'Fremd',
    mexican: 'Mexiko',
    double: 'Pasch',
    last: 'Letzter',
    count: 'Zählen',
  },
  done: 'geschafft',
  steps: {
    match: {
      say: 'Leg einen Stein, der zur 9 passt.',
      more: '9‑9 ist die Lok: Dort beginnt jeder Zug. 9‑4 passt, 9 an 9.',
    },
    ownTrain: {
      say: 'Dein Zug endet auf 4. Leg einen Stein mit einer 4.',
      more: 'Alle bauen einen eigenen Zug. Roburs Zug begann mit 9‑2.',
    },
    draw: {
      say: 'Nichts passt zur 1. Nimm einen Stein.',
      more: '7‑3 würde an Roburs Zug passen, aber dort legt nur Robur.',
    },
    signal: {
      say: '8‑6 passt auch nicht. Dein Signal geht hoch.',
      more: 'Jetzt dürfen alle an deinen Zug, bis du selbst dort legst.',
    },
    theirs: {
      say: 'Roburs Signal ist oben: Auch du darfst dort legen.',
      more: 'Robur hat genommen und konnte auch nicht legen. 7‑3 passt zur 7.',
    },
    enough: {
      say: 'Das genügt zum Spielen.',
      more: 'Es fehlen noch: der mexikanische Zug, ein Pasch und wie eine Runde endet.',
    },
    drawAgain: {
      say: 'Wieder passt nichts. Nimm einen Stein.',
      more: 'Robur hat am eigenen Zug gelegt, also ist das Signal unten.',
    },
    mexican: {
      say: '9‑5 passt: Beginne den mexikanischen Zug.',
      more: 'Er beginnt mit der Zahl der Lok. Er gehört niemandem und ist immer offen.',
    },
    double: {
      say: 'Dein Zug endet auf 6. Leg deinen Pasch, 6‑6.',
      more: 'Robur hat dort 6‑1 gelegt: Dein Signal ist oben. Dein eigener Stein holt es herunter.',
      instead: { '8-6@0': '8‑6 passt auch, aber behalte ihn: Er kann 6‑6 abdecken.' },
    },
    cover: {
      say: 'Ein Pasch liegt quer, und du legst noch einen Stein.',
      more: '8‑6 passt und deckt 6‑6 ab. Bis ein Pasch abgedeckt ist, darf niemand anderswo legen.',
    },
    last: {
      say: 'Dein letzter Stein: Leg 8‑0, dann hast du alle Steine gelegt.',
      more: 'Alle wissen schon, dass du nur noch 1 Stein hast.',
    },
    count: {
      say: 'Du hast alle Steine gelegt. Robur zählt 21 Augen, du keine.',
      more: 'Die wenigsten Augen nach der letzten Runde gewinnen. Das ist das ganze Spiel.',
    },
  },
  asFigures: 'Ziffern statt Augen',
  asPips: 'Augen statt Ziffern',
  showMe: 'Zeig es mir',
  tap: (tile, isTouch) => `${tile} ${isTouch ? 'antippen' : 'wählen'}`,
  goOn: 'Weiter',
  opponentPlays: 'Robur ist dran.',
  watch: 'Sieh, wohin der Stein geht.',
  left: 'Steine, die auf der Hand bleiben',
  you: 'Du',
  noTile: 'kein Stein mehr',
  pips: (pips) => count(pips, 'Auge', 'Augen'),
  learned:
    'Du kennst jetzt: deinen Zug, das Nehmen, das Signal, fremde Züge, den mexikanischen Zug, den Pasch und das Ende.',
  playNow: 'Jetzt spielen',
  fiveMore: 'Noch fünf Minuten',
  play: 'Mit dem Computer spielen',
  playing: 'Der Tisch wird vorbereitet…',
  friends: 'Oder mit Freunden spielen',
  again: 'Die Lektion noch einmal',
};
