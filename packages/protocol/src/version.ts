import type { Desk } from './desk.ts';
import type { GameView } from './game.ts';

/**
 * How the state of a table is called, in its ETag: by its revision; where a deal is awaited (`notes` is not null) also
 * by how many seals and contributions have come in; and by the versions of the reader's own desk and plan, once there
 * are any. These change what is to be seen without a revision.
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

/** The version of a table as its reader has it. */
export function versionIn({ game, desk }: Held): string {
  const isAwaited = game.status === 'boarding' || game.dealing !== null;
  return versionOf(game.revision, isAwaited ? notesIn(game) : null, desk?.version ?? 0, game.you.planVersion);
}

/** How many seals and contributions for the rounds to come there are. At one revision that can only become more. */
export function notesIn({ fairness }: Pick<GameView, 'fairness'>): number {
  const came = fairness.lists.flatMap(({ seals, opened }) => [...seals.map((seal) => seal !== null), ...opened]);
  return came.filter(Boolean).length;
}
