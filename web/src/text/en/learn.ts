import { count } from '@slow-train/words/en';

/** The words of one step of the lesson. */
interface StepWords {
  /** The sentence on the sign. */
  readonly say: string;
  /** The reason, smaller. */
  readonly more: string;
  /** Answers to moves that the rules allow as well, by action. */
  readonly instead?: { readonly [action: string]: string };
}

type LessonStep =
  | 'match'
  | 'ownTrain'
  | 'draw'
  | 'signal'
  | 'theirs'
  | 'enough'
  | 'drawAgain'
  | 'mexican'
  | 'double'
  | 'cover'
  | 'last'
  | 'count';

/** The steps of the lesson, in order. Their tiles are those of its fixed deck. */
const steps: { readonly [step in LessonStep]: StepWords } = {
  match: {
    say: 'Lay a tile that matches the 9.',
    more: '9‑9 is the engine: every train starts there. 9‑4 fits, 9 to 9.',
  },
  ownTrain: {
    say: 'Your train ends in 4. Lay a tile with a 4.',
    more: 'Everyone builds their own train. Robur’s began with 9‑2.',
  },
  draw: {
    say: 'Nothing fits the 1. Draw a tile.',
    more: '7‑3 would fit Robur’s train, but only Robur plays there.',
  },
  signal: {
    say: '8‑6 does not fit either. Your signal goes up.',
    more: 'Now anybody may play on your train, until you play there yourself.',
  },
  theirs: {
    say: 'Robur’s signal is up: you may play there too.',
    more: 'Robur drew and could not play either. 7‑3 fits the 7.',
  },
  enough: {
    say: 'That is enough to play.',
    more: 'Still to come: the Mexican train, doubles, and how a round ends.',
  },
  drawAgain: {
    say: 'Nothing fits again. Draw a tile.',
    more: 'Robur played on their own train, so their signal is down.',
  },
  mexican: {
    say: '9‑5 fits: start the Mexican train.',
    more: 'It starts with the engine’s number. It is nobody’s, and always open to all.',
  },
  double: {
    say: 'Your train ends in 6. Lay your double, 6‑6.',
    more: 'Robur laid 6‑1 there: your signal is up. Your own tile takes it down.',
    instead: { '8-6@0': '8‑6 fits too, but keep it: it can cover 6‑6.' },
  },
  cover: {
    say: 'A double goes across, and you lay one more tile.',
    more: '8‑6 fits, and covers 6‑6. Until a double is covered, nobody may play elsewhere.',
  },
  last: {
    say: 'Your last tile: lay 8‑0 and you go out.',
    more: 'Everyone was told that you have 1 tile left.',
  },
  count: {
    say: 'You went out. Robur counts 21 pips, you count none.',
    more: 'Fewest pips after the last round wins. That is the whole game.',
  },
};

/** The lesson at /learn: a first round, taught by playing it. */
export const learnText = {
  title: 'Your first round',
  table: 'The lesson',
  opponent: 'Robur',
  leave: 'Leave, keep my place',
  close: 'Close',
  progress: 'Stations of the lesson',
  stations: {
    match: 'Match',
    draw: 'Draw',
    signal: 'Signal',
    theirs: 'Theirs',
    mexican: 'Mexican',
    double: 'Double',
    last: 'Last tile',
    count: 'Count',
  },
  /** For a screen reader, after the station's name. */
  done: 'done',
  steps,
  asFigures: 'Figures instead of pips',
  asPips: 'Pips instead of figures',
  showMe: 'Show me',
  tap: (tile: string, isTouch: boolean) => `${isTouch ? 'Tap' : 'Choose'} ${tile}`,
  goOn: 'Go on',
  opponentPlays: 'Robur’s turn.',
  watch: 'Watch where the tile goes.',
  left: 'Tiles left in hand',
  you: 'You',
  noTile: 'no tile left',
  pips: (pips: number) => count(pips, 'pip'),
  learned:
    'You learned: your own train, drawing, the signal, somebody else’s train, the Mexican train, a double, and going out.',
  playNow: 'Play now',
  fiveMore: 'Five more minutes',
  play: 'Play the computer',
  playing: 'Setting the table…',
  friends: 'Or play with friends',
  again: 'Start the lesson again',
};
