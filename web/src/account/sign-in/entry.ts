import { useLocation, useNavigate } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import type { Me } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { tell } from '../../app/notices.ts';
import { signInText } from '../../text/sign-in.ts';
import { aboard } from '../aboard.ts';
import { isProblem } from '../problem-is.ts';

/** One way in. With `leave` it goes through even where this browser's guest is lost by it. */
export type WayIn = (leave: boolean) => Promise<Me>;

/** What all the ways in have in common: where they lead, and the guest who may be in the way. */
export interface Entry {
  /** The way that was tried, where it would leave a guest behind whom only this browser knows. */
  readonly losing: Accessor<WayIn | null>;
  /** Takes that way. Throws why it is closed, unless that is the guest. */
  come(way: WayIn): Promise<void>;
  /** Takes it all the same. */
  leaveGuest(): Promise<void>;
}

/**
 * Makes the entry of one page. Call it while the page is set up.
 * @param arrived what happens then, where it does not lead to the page in `?to=`
 */
export function createEntry(arrived?: () => void): Entry {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [losing, setLosing] = createSignal<WayIn | null>(null);

  const arrive = (me: Me): void => {
    aboard(client, me);
    // Who has no name yet is asked for it at once.
    if (me.name !== null) tell(signInText.aboard(me.name));
    if (arrived === undefined) navigate(within(location.query['to']), { replace: true });
    else arrived();
  };
  return {
    losing,
    async come(way) {
      try {
        arrive(await way(false));
      } catch (error) {
        if (!isProblem(error, 'would-lose-guest')) throw error;
        setLosing(() => way);
      }
    },
    async leaveGuest() {
      const way = losing();
      if (way !== null) arrive(await way(true));
    },
  };
}

/** The page of this app that somebody wanted to see before; a link to anywhere else leads to the first page. */
function within(to: string | readonly string[] | undefined): string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}
