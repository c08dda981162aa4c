import type { PlanDraft } from './draft.ts';

/** What was laid out and not sent, by table: the page may be left and the sheet closed without losing it. */
const kept = new Map<string, { readonly round: number; readonly draft: PlanDraft }>();

/** What was laid out at a table in this round and has not been sent; undefined where nothing was. */
export function keptDraft(game: string, round: number): PlanDraft | undefined {
  const found = kept.get(game);
  return found?.round === round ? found.draft : undefined;
}

/** Keeps it until it is sent, or the page is loaded anew. */
export function keepDraft(game: string, round: number, draft: PlanDraft): void {
  kept.set(game, { round, draft });
}

/** Forgets it: it has been sent. */
export function forgetDraft(game: string): void {
  kept.delete(game);
}
