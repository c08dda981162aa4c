import { createSignal, Show, type JSX } from 'solid-js';
import { Refused } from '../../api/http.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { createTask } from '../../app/task.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { signInText } from '../../text/sign-in.ts';
import { signInByHandOff, signInByMail } from '../requests.ts';
import type { Entry, WayIn } from './entry.ts';

/**
 * What a link brought along. Only a press uses it: programs that open every link in a mail press nothing, and whoever
 * opened it in the wrong browser can still go elsewhere with it.
 */
export function Carried(props: {
  link: { readonly by: 'token' | 'hand-off'; readonly token: string };
  entry: Entry;
  words: {
    readonly title: string;
    readonly more: string;
    readonly yes: string;
    readonly no: string;
    /** For a link that is used up: what is said instead of the service's words, and the way on. */
    readonly spent?: string;
    readonly other: string;
  };
  onDrop(): void;
}): JSX.Element {
  const task = createTask();
  const [isSpent, setSpent] = createSignal(false);
  const come = async (): Promise<void> => {
    // Now, not when it is used: by then another card may stand in the place of this one.
    const { by, token } = props.link;
    const way: WayIn = (leave) => (by === 'token' ? signInByMail({ token, leave }) : signInByHandOff({ token, leave }));
    try {
      await props.entry.come(way);
    } catch (error) {
      setSpent(error instanceof Refused && error.status < 500 && error.status !== 429);
      throw error;
    }
  };
  return (
    <section class="account-card">
      <h2>{props.words.title}</h2>
      <p>{props.words.more}</p>
      <Trouble sentence={(isSpent() ? props.words.spent : undefined) ?? task.problem()} />
      <Show
        when={!isSpent()}
        fallback={
          <button type="button" class="button" onClick={() => props.onDrop()}>
            {props.words.other}
          </button>
        }
      >
        <ActButton task={task} label={props.words.yes} busy={signInText.going} onClick={() => task.run(come)} />
        <a class="button quiet" href="/">
          {props.words.no}
        </a>
      </Show>
    </section>
  );
}
