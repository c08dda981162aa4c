import type { Me } from '@slow-train/protocol';
import { createEffect, createMemo, on, type Accessor } from 'solid-js';
import { pushState } from './push-here.ts';

/**
 * Hands in anew what this browser was allowed once, each time it is opened and for whoever is signed in then: the line
 * may have gone dead meanwhile, or belong to who was here before.
 */
export function keepPush(me: Accessor<Me>): void {
  createEffect(
    on(
      createMemo(() => me().id),
      () => {
        if (pushState() === 'granted') void renew();
      },
    ),
  );
}

async function renew(): Promise<void> {
  try {
    const { renewPush } = await import('./push.ts');
    await renewPush();
  } catch {
    // The next time the page is opened is early enough.
  }
}
