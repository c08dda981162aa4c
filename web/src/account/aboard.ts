import type { Me } from '@slow-train/protocol';
import type { QueryClient } from '@tanstack/solid-query';
import { forgetEverything, KEYS } from '../api/queries.ts';
import { signInAs } from '../api/session.ts';
import { claimUnsent } from '../api/unsent.ts';

/** Signs in as a guest of that name, or takes the name if somebody is signed in. Tells nobody yet: see `aboard`. */
export async function ticketFor(name: string): Promise<Me> {
  return signInAs(name.trim());
}

/** Lets every page know who is here now. */
export function aboard(client: QueryClient, me: Me): void {
  const before = client.getQueryData<Me | null>(KEYS.me);
  if (before && before.id !== me.id) forgetEverything(client);
  claimUnsent(me.id);
  client.setQueryData(KEYS.me, me);
}

/** Lets every page know that nobody is here any more. */
export function ashore(client: QueryClient): void {
  client.setQueryData(KEYS.me, null);
  forgetEverything(client);
}
