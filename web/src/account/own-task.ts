import { useQueryClient } from '@tanstack/solid-query';
import { KEYS } from '../api/queries.ts';
import { createTask, type Task } from '../app/task.ts';
import { isProblem } from './problem-is.ts';

/** A task for who is signed in: when the service says that they are not any more, every page hears of it. */
export function createOwnTask(): Task {
  const client = useQueryClient();
  const task = createTask();
  return {
    ...task,
    run: (work) =>
      task.run(async () => {
        try {
          await work();
        } catch (error) {
          if (isProblem(error, 'not-signed-in')) client.setQueryData(KEYS.me, null);
          throw error;
        }
      }),
  };
}
