import type { Desk } from './player-state.ts';
import type { GameView } from './game.ts';

/**
 * The ETag of a game: its revision; while a deal is awaited (`notes` is not null), also the number of seals and
 * contributions received; and the versions of the reader's player state and plan, once there are any. Those change what
 * the reader sees without a new revision.
 */
export function versionOf(revision: number, notes: number | null, desk: number, plan: number): string {
  return [revision, notes === null ? '' : `.${notes}`, desk === 0 ? '' : `-${desk}`, plan === 0 ? '' : `~${plan}`].join(
    '',
  );
}

interface Held {
  readonly game: Pick<GameView, 'revision' | 'status' | 'dealing' | 'fairness' | 'you'>;
  readonly desk?: Pick<Desk, 'version'> | undefined;
}

/** The ETag of a game that its reader holds. */
export function versionIn({ game, desk }: Held): string {
  const isAwaited = game.status === 'boarding' || game.dealing !== null;
  return versionOf(game.revision, isAwaited ? notesIn(game) : null, desk?.version ?? 0, game.you.planVersion);
}

/** The number of seals and contributions for upcoming rounds. At one revision it only grows. */
export function notesIn({ fairness }: Pick<GameView, 'fairness'>): number {
  const came = fairness.lists.flatMap(({ seals, opened }) => [...seals.map((seal) => seal !== null), ...opened]);
  return came.filter(Boolean).length;
}
