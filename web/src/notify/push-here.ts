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
export function notePushWanted(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, 'wanted');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds for as long as the subscription does.
  }
}
