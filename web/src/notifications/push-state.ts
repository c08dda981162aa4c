import type { AccountView } from '@slow-train/protocol';
import { createEffect, createMemo, on, type Accessor } from 'solid-js';

// What there is to know of pushes in this browser before anything of them is loaded.

const KEY = 'slow-train:push';

/** What somebody lets us do here: `unable` where the browser has no pushes at all. */
export type PushState = 'unable' | NotificationPermission;

/** Whether this browser could be told, and whether we may. */
export function pushState(): PushState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return isAble ? Notification.permission : 'unable';
}

/** Whether it was said in this browser that it is to be told, and not taken back here since. */
export function isPushWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Writes it down, for when the page is opened again. */
export function savePushWanted(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, 'wanted');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds for as long as the subscription does.
  }
}

/**
 * Hands in anew what this browser was allowed once, each time it is opened and for whoever is signed in then: the line
 * may have gone dead meanwhile, or belong to who was here before.
 */
export function renewPushOnSignIn(me: Accessor<AccountView>): void {
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
