import {
  at,
  compareTiles,
  hasLeader,
  isGameOver,
  isOn,
  legalActions,
  openShuffled,
  play,
  recordHead,
  seatsFrom,
  tileName,
  tilesOf,
  viewFor,
  writeAction,
  type Action,
  type GameRecord,
  type RecordedAction,
  type RecordedRound,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
} from '@slow-train/rules';
import { chooseAction } from './computer.ts';

export interface Recording {
  readonly setup: Setup;
  /** Shuffles tiles; the game's only source of randomness. */
  readonly shuffle: (tiles: readonly Tile[]) => readonly Tile[];
  /** Whether each action includes the legal actions of every seat. */
  readonly withLegal: boolean;
  /** Chooses a legal action for a seat; default: the computer player. */
  readonly choose?: (state: RoundState, seat: Seat) => Action;
}

/** Plays a whole game and returns its record (docs/rules.md section 7). */
export function recordGame(recording: Recording): GameRecord {
  const { setup, shuffle } = recording;
  const rounds: RecordedRound[] = [];
  const usedEngines: Tile[] = [];
  let starter = firstStarter(setup, shuffle);
  const scores: (readonly number[])[] = [];
  for (let round = 1; !isGameOver(setup, scores); round++) {
    const { state, decks } = openShuffled({ setup, round, usedEngines, starter }, shuffle);
    const { table } = state;
    const played = playOut(state, recording);
    const deckNames = decks.map((deck) => deck.map(tileName));
    const leader = hasLeader(setup.rules) ? { leader: starter } : {};
    rounds.push({ engine: tileName(table.engine), starter: table.starter, ...leader, decks: deckNames, ...played });
    scores.push(played.scores);
    usedEngines.push(table.engine);
    starter = (table.starter + 1) % setup.seats;
  }
  return { ...recordHead(setup), rounds };
}

/** Returns the seat that draws the highest tile, which also serves as a random starter. */
function firstStarter(setup: Setup, shuffle: Recording['shuffle']): Seat {
  const drawn = shuffle(tilesOf(setup.set)).slice(0, setup.seats);
  return drawn.indexOf(at(drawn.toSorted(compareTiles), setup.seats - 1));
}

function playOut(
  start: RoundState,
  { withLegal, choose = asComputer }: Pick<Recording, 'withLegal' | 'choose'>,
): Pick<RecordedRound, 'actions' | 'scores'> {
  const actions: RecordedAction[] = [];
  let state = start;
  while (state.table.scores === null) {
    const seat = nextToAct(state);
    const action = choose(state, seat);
    actions.push({ seat, do: writeAction(action), ...(withLegal ? { legal: legalOf(state) } : {}) });
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`"${writeAction(action)}" was refused: ${played.error.code}`);
    state = played.value.state;
  }
  return { actions, scores: state.table.scores };
}

function asComputer(state: RoundState, seat: Seat): Action {
  return chooseAction(viewFor(state, seat));
}

function nextToAct({ table }: RoundState): Seat {
  const seat = seatsFrom(table.turn.seat, table.seats.length).find((one) => isOn(table, one));
  if (seat === undefined) throw new Error('nobody has the turn');
  return seat;
}

function legalOf({ table, secret }: RoundState): { readonly [seat: string]: readonly string[] } {
  return Object.fromEntries(secret.hands.map((hand, seat) => [seat, legalActions(table, hand, seat).map(writeAction)]));
}
