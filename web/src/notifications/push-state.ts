import type { AccountView } from '@slow-train/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import { readStored, writeStored } from '../ui/stored.ts';

// The state of pushes in this browser, known before their code is loaded.

const KEY = 'slow-train:push';

/** The permission for pushes: `unable` if the browser has none at all. */
export type PushState = 'unable' | NotificationPermission;

/** Returns whether this browser can get pushes, and whether it may. */
export function pushState(): PushState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return isAble ? Notification.permission : 'unable';
}

/**
 * Follows the permission for pushes, checked again whenever the page gets the focus: the person, or the browser by
 * itself, may have changed it.
 */
export function createPushState(): { readonly state: Accessor<PushState>; recheck(): void } {
  const [state, setState] = createSignal(pushState());
  const recheck = (): void => void setState(pushState());
  window.addEventListener('focus', recheck);
  onCleanup(() => window.removeEventListener('focus', recheck));
  return { state, recheck };
}

/** Whether pushes were switched on in this browser, and not off since. */
export function isPushWanted(): boolean {
  return readStored(KEY) !== null;
}

/** Saves whether pushes are switched on, for later visits. */
export function savePushWanted(isWanted: boolean): void {
  writeStored(KEY, isWanted ? 'wanted' : null);
}

/**
 * Registers this browser's subscription again on each visit, for the account signed in then: it may have expired, or
 * belong to the previous account.
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
    // The next visit is early enough.
  }
}
