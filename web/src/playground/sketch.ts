import type { GameView, PlanView, LogEntry, OccupantView, PlayerState, Talk } from '@slow-train/protocol';
import { readPosition, viewFor, writeView, type Position, type RuleChoice } from '@slow-train/rules';
import type { BoardProps } from '../board/state/live-board.ts';
import type { NextGame } from '../board/state/next-game.ts';
import type { SendState } from '../client/send-action.ts';

/** The differences between fixtures; `fixtureOf` fills in the rest. */
export interface Sketch {
  readonly name: string;
  readonly rules: RuleChoice;
  readonly set: number;
  readonly engine: string;
  readonly names: readonly string[];
  readonly seat?: number | null;
  readonly position: Partial<
    Pick<Position, 'phase' | 'mexican' | 'mexicans' | 'boneyard' | 'open' | 'out' | 'pending' | 'starter'>
  > & {
    readonly turn: Partial<Position['turn']>;
    readonly seats: readonly Partial<Position['seats'][number]>[];
  };
  readonly log?: readonly LogEntry[];
  readonly sending?: SendState;
  readonly online?: boolean;
  readonly status?: 'playing' | 'finished';
  readonly plan?: PlanView;
}

/** The input of the board in one state. */
export type Fixture = Pick<BoardProps, 'game' | 'log' | 'sending' | 'online'> & {
  readonly nextGame?: NextGame;
  readonly talk?: Talk;
  readonly talkRead?: Pick<PlayerState, 'talkReadUpTo' | 'isTalkMuted'>;
};

/** Builds a fixture the way the server builds a view: the position, then one seat's view of it, then its notation. */
export function fixtureOf(sketch: Sketch): Fixture {
  const { rules, set, engine, names, position, seat = 0 } = sketch;
  const read = readPosition({ rules, set, engine, ...position });
  if (!read.ok) throw new Error(`${sketch.name}: ${read.error}`);
  const occupant = (name: string, index: number): OccupantView => ({
    kind: index === names.length - 1 && names.length < 4 ? 'computer' : 'person',
    name,
  });
  const round = writeView(viewFor(read.value, seat));
  const game: GameView = {
    id: `fixture-${sketch.name}`,
    name: 'The Stopping Service',
    revision: 40,
    status: sketch.status ?? 'playing',
    rules,
    set,
    rounds: set + 1,
    seats: names.map(occupant),
    forcedPlays: true,
    phrasesOnly: false,
    isRated: false,
    you: { seat, isHost: false, forced: seat !== null, away: null, plan: sketch.plan ?? null, planVersion: 1 },
    invitation: null,
    invitationUntil: null,
    results: Array.from({ length: round.round - 1 }, (_, index) => ({
      engine: `${set - index}-${set - index}`,
      scores: names.map((_name, at) => ((at + 1) * 17 + index * 29) % 61),
      out: 0,
    })),
    places: null,
    round,
    dealing: null,
    clock: null,
    turnBy: null,
    vote: null,
    isCancelled: false,
    seeksSubstitute: false,
    fairness: { lists: [], deals: [] },
    updatedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  };
  return { game, log: sketch.log ?? [], sending: sketch.sending ?? { state: 'idle' }, online: sketch.online ?? true };
}
