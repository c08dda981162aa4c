import { KEYS, queryClient } from '../client/query.ts';
import { createAsyncAction, type AsyncAction } from '../client/async-action.ts';
import { isProblem } from '../client/http.ts';

/** An async action that needs a session: when the service answers that it has ended, the whole app is signed out. */
export function createAccountAction(): AsyncAction {
  const action = createAsyncAction();
  return {
    ...action,
    run: (work) =>
      action.run(async () => {
        try {
          await work();
        } catch (error) {
          if (isProblem(error, 'not-signed-in')) queryClient.setQueryData(KEYS.me, null);
          throw error;
        }
      }),
  };
}
