import { useLocation, useNavigate } from '@solidjs/router';
import type { AccountView } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { showToast } from '../ui/toasts.ts';
import { signInText } from '#text/sign-in.ts';
import { startSession } from './session.ts';
import { isProblem } from '../client/http.ts';

/** One way of signing in. With `leave` it succeeds even if this browser's guest is lost. */
export type SignInRequest = (leave: boolean) => Promise<AccountView>;

/** The common part of all sign-in methods: their destination, and the guest that signing in might lose. */
export interface SignIn {
  /** The attempted method, if it would lose a guest that only this browser knows. */
  readonly guestAtRisk: Accessor<SignInRequest | null>;
  /** Signs in. Throws on failure, except when a guest would be lost. */
  signIn(method: SignInRequest): Promise<void>;
  /** Repeats the attempted method and gives up the guest. */
  leaveGuest(): Promise<void>;
}

/**
 * Creates the sign-in of one page. Call it during the component's setup.
 * @param arrived called after signing in, instead of going to the page in `?to=`
 */
export function createSignIn(arrived?: () => void): SignIn {
  const navigate = useNavigate();
  const location = useLocation();
  const [guestAtRisk, setGuestAtRisk] = createSignal<SignInRequest | null>(null);

  const arrive = (me: AccountView): void => {
    startSession(me);
    // Without a name there is no greeting: the next page asks for it at once.
    if (me.name !== null) showToast(signInText.aboard(me.name));
    if (arrived === undefined) navigate(within(location.query['to']), { replace: true });
    else arrived();
  };
  return {
    guestAtRisk,
    async signIn(method) {
      try {
        arrive(await method(false));
      } catch (error) {
        if (!isProblem(error, 'would-lose-guest')) throw error;
        setGuestAtRisk(() => method);
      }
    },
    async leaveGuest() {
      const method = guestAtRisk();
      if (method !== null) arrive(await method(true));
    },
  };
}

/** Returns the page of this app that was wanted before signing in; the first page if the link leads anywhere else. */
function within(to: string | readonly string[] | undefined): string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}
