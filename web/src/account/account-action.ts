import { createSignal } from 'solid-js';
import { KEYS, queryClient } from '../client/query.ts';
import { createAsyncAction, type AsyncAction } from '../client/async-action.ts';
import { isProblem } from '../client/http.ts';

/** An async action that needs a session, and perhaps a fresh proof (`Proved`). */
export interface AccountAction extends AsyncAction {
  /** Whether it was refused because somebody has to prove first whose account it is. */
  isUnproved(): boolean;
  /** Does the refused work again. */
  again(): void;
  /** Forgets the refused work. */
  giveUp(): void;
}

/** When the service answers that the session has ended, the whole app is signed out. */
export function createAccountAction(): AccountAction {
  const action = createAsyncAction();
  const [refused, setRefused] = createSignal<(() => Promise<void>) | null>(null);
  const run = (work: () => Promise<void>): void =>
    action.run(async () => {
      try {
        await work();
      } catch (error) {
        if (isProblem(error, 'not-signed-in')) queryClient.setQueryData(KEYS.me, null);
        if (isProblem(error, 'proof-required')) setRefused(() => work);
        throw error;
      }
    });
  const giveUp = (): void => {
    action.clear();
    setRefused(null);
  };
  return {
    ...action,
    run,
    isUnproved: () => refused() !== null,
    again() {
      const work = refused();
      giveUp();
      if (work !== null) run(work);
    },
    giveUp,
  };
}
