import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, Show, type JSX } from 'solid-js';
import { ActButton } from '../../app/ActButton.tsx';
import { KEYS } from '../../api/queries.ts';
import { NoticePage } from '../../app/NoticePage.tsx';
import { usePlace } from '../../app/place.ts';
import { createTask } from '../../app/task.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { shellText } from '../../text/shell.ts';
import { restoreText } from '../../text/sign-in.ts';
import { ashore } from '../aboard.ts';
import { createCarried } from '../fragment.ts';
import { restoreEmail } from '../requests.ts';
import '../account.css';

/** Where the mail to an old address leads: takes a change back that was not its owner's. Only a press does it. */
export default function RestorePage(): JSX.Element {
  const [carried] = createCarried(['token']);
  usePlace(() => ({ title: shellText.titleOf(restoreText.title) }));
  return (
    <Show
      when={carried()}
      keyed
      fallback={
        <NoticePage title={restoreText.title} more={restoreText.noToken}>
          <a class="button" href="/">
            {restoreText.home}
          </a>
        </NoticePage>
      }
    >
      {({ token }) => <Restore token={token} />}
    </Show>
  );
}

function Restore(props: { token: string }): JSX.Element {
  const client = useQueryClient();
  const task = createTask();
  const [isDone, setDone] = createSignal(false);
  const restore = async (): Promise<void> => {
    await restoreEmail(props.token);
    setDone(true);
    ashore(client);
    // Who was somebody else in this browser still is.
    void client.invalidateQueries({ queryKey: KEYS.me });
  };
  return (
    <Show
      when={!isDone()}
      fallback={
        <NoticePage title={restoreText.doneTitle} more={restoreText.done}>
          <a class="button" href="/sign-in">
            {restoreText.signIn}
          </a>
        </NoticePage>
      }
    >
      <NoticePage title={restoreText.title} more={restoreText.more}>
        <Trouble sentence={task.problem()} />
        <ActButton task={task} label={restoreText.yes} busy={restoreText.going} onClick={() => task.run(restore)} />
        <Show
          when={task.problem()}
          fallback={
            <a class="button quiet" href="/">
              {restoreText.no}
            </a>
          }
        >
          <a class="button quiet" href="/sign-in">
            {restoreText.signIn}
          </a>
        </Show>
      </NoticePage>
    </Show>
  );
}
