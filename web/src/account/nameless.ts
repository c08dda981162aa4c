import type { AccountView } from '@slow-train/protocol';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { GUEST_NAMES } from '../text/all-languages.ts';

/** The name that a game against the computer needs, and nobody else sees. */
export const GUEST_NAME = GUEST_NAMES[PAGE_LANGUAGE];

/** Whether somebody has still to say a name before others see it; false while that is not known. */
export function isNameless(me: AccountView | null | undefined): boolean {
  if (me === undefined) return false;
  return !me?.name || (me.isGuest && Object.values(GUEST_NAMES).includes(me.name));
}
