import { tileName, type Seat, type Table, type TileName, type TrainId } from '@slow-train/rules';
import { seatsOn, type Game } from './game.ts';

/** What a list tells of the round at a table: nothing that does not lie open there. */
export interface Glance {
  /** 0 before the first. */
  readonly round: number;
  readonly engine: TileName | null;
  /** The seats the table waits for. */
  readonly on: readonly Seat[];
  /** Whether they are to build their trains. */
  readonly isBuild: boolean;
  /** The double that has to be covered first. */
  readonly open: { readonly tile: TileName; readonly train: TrainId } | null;
}

/** What a list of tables is made of: a game without its position. */
export interface ListedGame extends Pick<
  Game,
  'id' | 'name' | 'revision' | 'status' | 'host' | 'setup' | 'seats' | 'results' | 'turnBy' | 'updatedAt'
> {
  readonly glance: Glance;
  readonly turnSeat: Seat | null;
  /** The last revision that the account whose list it is has seen. */
  readonly readUpTo: number;
}

/** The glance at a table as it stands. */
export function glanceAt(game: Pick<Game, 'status' | 'round'>): Glance {
  const on = seatsOn(game);
  if (game.round === null) return { round: 0, engine: null, on, isBuild: false, open: null };
  const { table } = game.round;
  const [open] = table.open;
  return {
    round: table.round,
    engine: tileName(table.engine),
    on,
    isBuild: isBuild(table),
    open: open === undefined ? null : { tile: tileName(open.tile), train: open.train },
  };
}

function isBuild({ phase, rules, turn, seats, open }: Table): boolean {
  if (phase === 'building') return true;
  const isFirstTurn = seats[turn.seat]?.turns === 0 && turn.step === 'start';
  return phase === 'play' && rules.firstTurn === 'build' && isFirstTurn && open.length === 0;
}
