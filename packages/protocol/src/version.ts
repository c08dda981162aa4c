import type { PlayerState } from './player-state.ts';
import type { GameView } from './game.ts';
import type { Talk } from './talk.ts';

/**
 * Returns the ETag of a game: its revision; while a deal is awaited (`received` is not null), the number of commitments
 * and contributions received, and 1 once another game repeats a finished one; and the versions of the viewer's player
 * state and plan, and of the talk, if they exist. Those change what the viewer sees without a new revision.
 */
export function versionOf(
  revision: number,
  received: number | null,
  playerState: number,
  plan: number,
  talk = 0,
): string {
  const part = (sign: string, version: number): string => (version === 0 ? '' : `${sign}${version}`);
  return [
    revision,
    received === null ? '' : `.${received}`,
    part('-', playerState),
    part('~', plan),
    part('_', talk),
  ].join('');
}

interface Held {
  readonly game: Pick<GameView, 'revision' | 'status' | 'dealing' | 'fairness' | 'you' | 'repeatedBy'>;
  readonly playerState?: Pick<PlayerState, 'version'> | undefined;
  readonly talk?: Pick<Talk, 'version'> | undefined;
}

/** Returns the ETag of a game as the viewer has it. */
export function versionIn({ game, playerState, talk }: Held): string {
  return versionOf(
    game.revision,
    receivedIn(game),
    playerState?.version ?? 0,
    game.you.planVersion,
    talk?.version ?? 0,
  );
}

/** Returns what changes a game without a revision: contributions to a deal, and that another game repeats it. */
function receivedIn(game: Held['game']): number | null {
  if (game.status === 'lobby' || game.dealing !== null) return commitmentCount(game);
  return game.repeatedBy === undefined ? null : 1;
}

/** Returns the number of commitments and contributions for upcoming rounds. Within a revision it only grows. */
export function commitmentCount({ fairness }: Pick<GameView, 'fairness'>): number {
  const came = fairness.lists.flatMap(({ seals, opened }) => [...seals.map((seal) => seal !== null), ...opened]);
  return came.filter(Boolean).length;
}
