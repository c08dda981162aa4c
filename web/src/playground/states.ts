import { ruleLink } from '@slow-train/protocol';
import { asked, away, clocks, held, mayAsk } from './clocked-positions.ts';
import { bonepileTable, cover, drawTiles, afterDraw, over, planned, planStopped, waiting } from './positions.ts';
import {
  bigHand,
  branches,
  branchesFree,
  buildPhase,
  crowd,
  duel,
  fewSeats,
  longTrains,
  mexicanTrains,
  twins,
} from './more-positions.ts';
import { fixtureOf, type Fixture, type Sketch } from './sketch.ts';
import { talking } from './talk.ts';

/** One state of the board in the playground. */
export interface State {
  readonly id: string;
  readonly words: string;
  make(): Fixture;
}

const state = (id: string, words: string, sketch: () => Sketch): State => ({
  id,
  words,
  make: () => fixtureOf(sketch()),
});

/** Every state of the board in the playground. */
export const STATES: readonly State[] = [
  state('bonepile', 'Eight seats, your turn, 7-7 is open and one more tile is due', bonepileTable),
  state('waiting', 'Waiting: Ana has to cover 7-7', waiting),
  {
    id: 'next-table',
    words: 'Waiting, while another table waits for you',
    make: () => ({
      ...fixtureOf({ ...waiting(), name: 'next-table' }),
      nextGame: { href: '/', words: 'Next: Cousins and Cake', more: 'your turn, Sat 19:00, one more after it' },
    }),
  },
  state('planned', 'Waiting, with a plan laid out', planned),
  state('plan-stopped', 'Your turn: the plan has stopped', planStopped),
  state('cover', 'Your turn: another’s double has to be covered', cover),
  state('draw', 'Your turn: nothing fits', drawTiles),
  state('drawn', 'A tile drawn that may be played or kept', afterDraw),
  state('build-16', 'First turn of hub with 16 tiles, three seats', () => buildPhase(16)),
  state('build-15', 'First turn of hub with 15 tiles, four seats', () => buildPhase(15)),
  state('duel', 'Two seats, two tiles left, taps count', duel),
  state('seats-2', 'Two seats and nine tiles', () => fewSeats(2)),
  state('seats-3', 'Three seats and nine tiles', () => fewSeats(3)),
  state('seats-4', 'Four seats and nine tiles', () => fewSeats(4)),
  state('seats-12', 'Twelve seats, double-fifteen', () => crowd(12)),
  state('seats-16', 'Sixteen seats, double-eighteen', () => crowd(16)),
  state('long-trains', 'Sixteen seats, and nearly all tiles laid', longTrains),
  state('twins', 'Two sets are mixed: twins in the hand, and a double that its twin can cover', twins),
  state('branches', 'Branches: your double needs a third tile, and Milo’s train has more of them than fit', branches),
  state('branches-free', 'Branches, and no double to fill', branchesFree),
  state('branches-16', 'Branches at a table for sixteen', () => branches(16)),
  state('mexican-3', 'Three Mexican trains, and every train open to all', mexicanTrains),
  state('hand-12', 'A hand of 12 tiles', () => bigHand(12)),
  state('hand-20', 'A hand of 20 tiles', () => bigHand(20)),
  state('hand-30', 'A hand of 30 tiles', () => bigHand(30)),
  state('hand-40', 'A hand of 40 tiles', () => bigHand(40)),
  state('hand-48', 'A hand of 48 tiles, double-eighteen', () => bigHand(48)),
  state('hand-100', 'A hand of 100 tiles', () => bigHand(100)),
  state('watching', 'Looking on, without a seat', () => ({
    ...bonepileTable(),
    name: 'watching',
    names: ['Wanda', ...bonepileTable().names.slice(1)],
    seat: null,
  })),
  { id: 'talk', words: 'People talk, and two messages are new', make: () => talking() },
  { id: 'talk-muted', words: 'The talk is muted, and so is Jun', make: () => talking({ isMuted: true, muted: [5] }) },
  { id: 'talk-phrases', words: 'Phrases only', make: () => talking({ phrasesOnly: true }) },
  { id: 'clock-plenty', words: 'A clock: most of the turn, and three days in reserve', make: clocks.plenty },
  { id: 'clock-low', words: 'A clock: the turn is nearly up, the reserve is not', make: clocks.low },
  { id: 'clock-reserve', words: 'A clock: another’s reserve is running', make: clocks.reserve },
  { id: 'clock-late', words: 'A clock: the reserve is nearly up', make: clocks.late },
  { id: 'clock-bare', words: 'A clock: no reserve, and the turn is nearly up', make: clocks.bare },
  { id: 'clock-paused', words: 'A clock that is paused', make: clocks.paused },
  { id: 'clock-stopped', words: 'A clock that stands still on my vacation', make: clocks.stopped },
  { id: 'may-ask', words: 'A clock, and Ana is late: what the table may be asked', make: mayAsk },
  { id: 'asked', words: 'A vote is open', make: asked },
  { id: 'held', words: 'A computer player holds a seat', make: held },
  { id: 'away', words: 'My own seat is held', make: away },
  state('sending', 'A move is being sent', () => ({
    ...bonepileTable(),
    name: 'sending',
    sending: { state: 'sending', do: '7-3@2' },
  })),
  state('lost', 'No connection, a move waits', () => ({
    ...bonepileTable(),
    name: 'lost',
    online: false,
    sending: { state: 'waiting', do: '7-3@2' },
  })),
  state('offline', 'No connection', () => ({ ...waiting(), name: 'offline', online: false })),
  state('refused', 'A move was refused', () => ({
    ...bonepileTable(),
    name: 'refused',
    sending: { state: 'refused', sentence: '12-6 has no 3, and your train ends in 3.', rule: ruleLink('NO_MATCH') },
  })),
  state('over', 'The round is over', over),
  state('finished', 'The game is over', () => ({ ...over(), name: 'finished', status: 'finished' })),
];
