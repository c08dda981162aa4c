import { useLocation, useNavigate } from '@solidjs/router';
import type { AccountView } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { showToast } from '../ui/toasts.ts';
import { signInText } from '../text/sign-in.ts';
import { startSession } from './session.ts';
import { isProblem } from '../client/http.ts';

/** One way in. With `leave` it goes through even where this browser's guest is lost by it. */
export type SignInMethod = (leave: boolean) => Promise<AccountView>;

/** What all the ways in have in common: where they lead, and the guest who may be in the way. */
export interface SignIn {
  /** The way that was tried, where it would leave a guest behind whom only this browser knows. */
  readonly guestAtRisk: Accessor<SignInMethod | null>;
  /** Takes that way. Throws why it is closed, unless that is the guest. */
  signIn(way: SignInMethod): Promise<void>;
  /** Takes it all the same. */
  leaveGuest(): Promise<void>;
}

/**
 * Makes the entry of one page. Call it while the page is set up.
 * @param arrived what happens then, where it does not lead to the page in `?to=`
 */
export function createSignIn(arrived?: () => void): SignIn {
  const navigate = useNavigate();
  const location = useLocation();
  const [guestAtRisk, setGuestAtRisk] = createSignal<SignInMethod | null>(null);

  const arrive = (me: AccountView): void => {
    startSession(me);
    // Who has no name yet is asked for it at once.
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

/** The page of this app that somebody wanted to see before; a link to anywhere else leads to the first page. */
function within(to: string | readonly string[] | undefined): string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}
