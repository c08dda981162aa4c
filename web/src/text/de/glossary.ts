import type { Translation } from '@slow-train/words';
import type * as en from '../en/glossary.ts';

/** Every word that players need, each with one meaning. The first form is the entry. */
export const GLOSSARY: Translation<typeof en.GLOSSARY> = {
  tile: {
    forms: ['Stein', 'Steine', 'Steinen', 'Steins'],
    means: 'Er hat zwei Enden. 9‑4 hat an einem eine 9, am anderen eine 4.',
  },
  pips: { forms: ['Augen'], means: 'Die Punkte auf den Steinen. Gezählt wird am Ende der Runde; weniger ist besser.' },
  double: {
    forms: ['Doppel', 'Doppeln'],
    means: 'Ein Stein mit derselben Zahl an beiden Enden. Er liegt quer zu seinem Zug.',
  },
  engine: { forms: ['Lok'], means: 'Das Doppel in der Mitte, von dem alle Züge ausgehen. Jede Runde hat eine andere.' },
  hand: { forms: ['Hand', 'Hände'], means: 'Deine Steine. Nur du siehst sie.' },
  train: {
    forms: ['Zug', 'Züge', 'Zügen', 'Zuges'],
    means: 'Eine Reihe von Steinen von der Lok nach außen. Alle haben einen eigenen.',
  },
  mexican: {
    forms: ['Mexikanischer Zug', 'Mexikanischen Zug', 'Mexikanische Zug'],
    means: 'Der Zug, der niemandem gehört. Alle dürfen ihn beginnen und an ihm legen.',
  },
  end: { forms: ['Ende eines Zuges'], means: 'Die äußere Zahl seines letzten Steins. Der nächste muss dazu passen.' },
  signal: { forms: ['Signal', 'Signale'], means: 'Steht an einem Zug. Ist es oben, ist der Zug offen für alle.' },
  open: {
    forms: ['offen für alle', 'offen'],
    means: 'Ein Zug, an dem alle legen dürfen, oder ein Doppel, das noch nicht abgedeckt ist.',
  },
  boneyard: { forms: ['Talon'], means: 'Die Steine, die noch niemand hat. Von dort wird gezogen.' },
  draw: { forms: ['ziehen', 'ziehst', 'zieht'], means: 'Den nächsten Stein vom Talon nehmen.' },
  pass: {
    forms: ['aussetzen', 'setzt du aus'],
    means: 'Keinen Stein legen, wenn der Talon leer ist. Dann geht es weiter.',
  },
  cover: { forms: ['abdecken', 'abgedeckt'], means: 'Einen passenden Stein an ein Doppel legen.' },
  build: { forms: ['bauen', 'baust', 'baut'], means: 'Auf einmal mehrere Steine an den eigenen Zug legen.' },
  tap: { forms: ['klopfen', 'klopfst'], means: 'Sagen, dass du nur noch 1 Stein hast, wo die Regeln es verlangen.' },
  out: {
    forms: ['alle Steine los', 'fertig'],
    means: 'Ohne Steine, nachdem der letzte gelegt ist. Das beendet die Runde.',
  },
  blocked: {
    forms: ['blockiert'],
    means: 'Eine Runde, in der niemand legen kann und nichts mehr zu ziehen ist.',
  },
  turn: { forms: ['dran', 'an der Reihe'], means: 'Wer legen, ziehen oder aussetzen muss. Es geht reihum nach links.' },
  round: {
    forms: ['Runde', 'Runden'],
    means: 'Vom Austeilen, bis jemand alle Steine los ist oder niemand legen kann. Eine Lok, eine Runde.',
  },
  game: { forms: ['Partie'], means: 'Alle Runden zusammen. Die wenigsten Augen gewinnen.' },
  seat: { forms: ['Platz', 'Plätze'], means: 'Ein Ort am Tisch, besetzt von einem Menschen oder einem Computer.' },
  houseRules: {
    forms: ['Hausregeln', 'Hausregel'],
    means: 'Was ein Tisch anders spielt, als sein Regelwerk es vorsieht.',
  },
};
