import type { Desk, DeskChange } from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, Refused, within } from '../api/http.ts';

/** What became of a change that was sent. */
export type Sent =
  | { readonly kind: 'saved'; readonly desk: Desk }
  /** The notes have been changed on another device since. */
  | { readonly kind: 'overtaken' }
  /** It will never be taken. */
  | { readonly kind: 'refused' }
  /** No answer, or one that says to come again. */
  | { readonly kind: 'later' };

/** Sends a change of this player's desk once. */
export async function sendDesk(game: string, change: DeskChange): Promise<Sent> {
  try {
    const answer = await ask(() => service.games[':id'].desk.$patch({ param: { id: game }, json: change }, within()));
    return { kind: 'saved', desk: await bodyOf(answer) };
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) return { kind: 'later' };
    switch (error.status) {
      case 409:
        return { kind: 'overtaken' };
      // Signed in again, or after a while, it will be taken.
      case 401:
      case 429:
        return { kind: 'later' };
      default:
        return { kind: 'refused' };
    }
  }
}
