import type { AccountView, GameView } from '@slow-train/protocol';

/** A limit on somebody's talk: silence until an instant, or only phrases for a newcomer. */
export type HeldBack = { readonly kind: 'mute' | 'suspend'; readonly until: number } | { readonly kind: 'newcomer' };

/** Returns the limit on the viewer's talk in a game; null if there is none. */
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
