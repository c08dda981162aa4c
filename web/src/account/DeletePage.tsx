import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { NoticePage } from '../app/NoticePage.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { leaveText } from '../text/account.ts';
import { ashore } from './aboard.ts';
import { Export } from './Export.tsx';
import { OwnPage } from './OwnPage.tsx';
import { createOwnTask } from './own-task.ts';
import { deleteAccount } from './requests.ts';

/** Deleting an account: what exactly happens, a phrase to type, and goodbye. */
export default function DeletePage(): JSX.Element {
  const [isDone, setDone] = createSignal(false);
  return (
    <Show
      when={!isDone()}
      fallback={
        <NoticePage title={leaveText.doneTitle} more={leaveText.done}>
          <a class="button" href="/">
            {leaveText.home}
          </a>
        </NoticePage>
      }
    >
      <OwnPage title={leaveText.title} line={leaveText.line}>
        {() => <Farewell onDone={() => setDone(true)} />}
      </OwnPage>
    </Show>
  );
}

function Farewell(props: { onDone(): void }): JSX.Element {
  const client = useQueryClient();
  const task = createOwnTask();
  const [typed, setTyped] = createSignal('');
  const isMeant = (): boolean => typed().trim().toLowerCase() === leaveText.phrase;
  const leave = async (): Promise<void> => {
    await deleteAccount();
    props.onDone();
    ashore(client);
  };
  return (
    <form
      class="account-card farewell"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMeant()) task.run(leave);
      }}
    >
      <ul>
        <For each={leaveText.what}>{(what) => <li>{what}</li>}</For>
      </ul>
      <Export />
      <label class="field">
        <span>{leaveText.type}</span>
        <small>{leaveText.phrase}</small>
        <input
          name="phrase"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          required
          value={typed()}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Trouble sentence={task.problem()} />
      <a class="button" href="/you">
        {leaveText.stay}
      </a>
      <ActButton type="submit" quiet task={task} unready={!isMeant()} label={leaveText.go} busy={leaveText.going} />
    </form>
  );
}
