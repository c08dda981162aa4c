import { vi } from 'vitest';

/** The public key of a push service's application server, and another one. */
export const KEY = 'B'.repeat(86) + 'A';
export const OTHER_KEY = 'C'.repeat(86) + 'A';

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(`${key.replaceAll('-', '+').replaceAll('_', '/')}=`), (letter) => letter.charCodeAt(0)).buffer;

/** A browser that can be told: what its person says when asked, and what has become of its subscription. */
export interface PretendBrowser {
  /** How often its person was asked. */
  asked(): number;
  /** The address under which it is told now; null while it is not. */
  endpoint(): string | null;
  /** Leaves it with a subscription from before. */
  subscribedBefore(key: string): void;
}

/** Stands in for what happy-dom has not: permission, service worker and PushManager. */
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

/** A browser without any of it again. */
export function forgetPushes(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
