import type { GameAnswer } from '@slow-train/protocol';
import { sendAction } from './games.ts';
import { Refused } from './http.ts';
import type { Intent } from './intent.ts';

/** What became of one try at an action. */
export type Outcome =
  | { readonly kind: 'played'; readonly answer: GameAnswer }
  /** Somebody or something was faster: the table is not the one it was decided on. */
  | { readonly kind: 'movedOn'; readonly current: GameAnswer | undefined }
  | { readonly kind: 'refused'; readonly sentence: string; readonly rule: string | null }
  | { readonly kind: 'signedOut' }
  /** No answer: it may have been played. */
  | { readonly kind: 'unreachable' }
  /** The service has trouble of its own: it may have been played. */
  | { readonly kind: 'failing' };

/** Tries once. Never throws for anything the service or the network does. */
export async function tryOnce(intent: Intent): Promise<Outcome> {
  try {
    return { kind: 'played', answer: await sendAction(intent.game, intent) };
  } catch (error) {
    return error instanceof Refused ? outcomeOf(error) : { kind: 'unreachable' };
  }
}

function outcomeOf({ problem }: Refused): Outcome {
  if (problem.status === 412) return { kind: 'movedOn', current: problem.current };
  if (problem.status === 401) return { kind: 'signedOut' };
  if (problem.status >= 500 || problem.status === 429 || problem.status === 408) return { kind: 'failing' };
  return { kind: 'refused', sentence: problem.detail, rule: problem.rule ?? null };
}
