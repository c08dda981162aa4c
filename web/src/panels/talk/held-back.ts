import type { AccountView, GameView } from '@slow-train/protocol';

/** Why somebody cannot say what they like: until when they say nothing, or that they are new. */
export type HeldBack = { readonly kind: 'mute' | 'suspend'; readonly until: number } | { readonly kind: 'newcomer' };

/** Returns what keeps the viewer from saying what they like in a game; null if nothing does. */
export function heldBackIn(
  { withStrangers, phrasesOnly }: Pick<GameView, 'withStrangers' | 'phrasesOnly'>,
  me: Pick<AccountView, 'fromOperator' | 'isNewcomer'> | null | undefined,
  now: number,
): HeldBack | null {
  const holds = (me?.fromOperator ?? []).flatMap(({ kind, until: end }) => {
    const until = Date.parse(end);
    return (kind === 'mute' || kind === 'suspend') && until > now ? [{ kind, until }] : [];
  });
  const last = holds.toSorted((one, other) => other.until - one.until)[0];
  if (last !== undefined) return last;
  return withStrangers === true && !phrasesOnly && me?.isNewcomer === true ? { kind: 'newcomer' } : null;
}
