import { useNavigate } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import { Show, type JSX } from 'solid-js';
import { tell } from '../app/notices.ts';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { accountText } from '../text/account.ts';
import { ashore } from './aboard.ts';
import { AskFirst } from '../app/AskFirst.tsx';
import { signOut } from './requests.ts';

/** Out again. A guest, who cannot come back, is told so first. */
export function SignOut(props: { isGuest: boolean }): JSX.Element {
  const client = useQueryClient();
  const navigate = useNavigate();
  const task = createTask();
  const leave = async (): Promise<void> => {
    await signOut();
    // Else this browser would go on calling out for somebody who has left.
    await import('../notify/push.ts').then(({ endPushHere }) => endPushHere()).catch(() => undefined);
    navigate('/');
    ashore(client);
    tell(accountText.signedOut);
  };
  return (
    <>
      <AskFirst
        label={accountText.signOut}
        harmless={!props.isGuest}
        question={accountText.guestOut}
        yes={accountText.guestOutYes}
        no={accountText.guestOutNo}
        busy={accountText.signingOut}
        task={task}
        onYes={() => task.run(leave)}
      >
        <Show when={props.isGuest}>
          <a class="button" href="/you/email">
            {accountText.guestMail}
          </a>
        </Show>
      </AskFirst>
      <Trouble sentence={task.problem()} />
    </>
  );
}
