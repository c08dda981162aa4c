import { KEYS, queryClient } from '../client/query.ts';
import { createAsyncAction, type AsyncAction } from '../client/async-action.ts';
import { isProblem } from '../client/http.ts';

/** A task for who is signed in: when the service says that they are not any more, every page hears of it. */
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
