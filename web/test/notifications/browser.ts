import { vi } from 'vitest';

/** The public key of a push service's application server, and another one. */
export const KEY = 'B'.repeat(86) + 'A';
export const OTHER_KEY = 'C'.repeat(86) + 'A';

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(`${key.replaceAll('-', '+').replaceAll('_', '/')}=`), (char) => char.charCodeAt(0)).buffer;

/** A browser with pushes: how often permission was asked for, and the state of its subscription. */
export interface PretendBrowser {
  /** The number of times the browser asked for permission. */
  asked(): number;
  /** The endpoint of its subscription; null while it has none. */
  endpoint(): string | null;
  /** Gives it a subscription from an earlier visit. */
  subscribedBefore(key: string): void;
}

/** Adds the parts that happy-dom lacks: permission, service worker and PushManager. */
export function pretendPushes(before: NotificationPermission, answer: NotificationPermission): PretendBrowser {
  let asked = 0;
  let made = 0;
  let held: ReturnType<typeof subscription> | null = null;
  const subscription = (key: string) => ({
    endpoint: `https://push.example/${++made}`,
    options: { applicationServerKey: bytesOf(key) },
    toJSON() {
      return { endpoint: this.endpoint, expirationTime: null, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
    },
    unsubscribe() {
      held = null;
      return Promise.resolve(true);
    },
  });
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(held),
      subscribe: ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
        held = subscription(applicationServerKey);
        return Promise.resolve(held);
      },
    },
  };
  vi.stubGlobal('PushManager', Object);
  const notification = {
    permission: before,
    requestPermission() {
      asked += 1;
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return {
    asked: () => asked,
    endpoint: () => held?.endpoint ?? null,
    subscribedBefore(key) {
      held = subscription(key);
    },
  };
}

/** Removes the service worker that `pretendPushes` has added. */
export function forgetPushes(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
