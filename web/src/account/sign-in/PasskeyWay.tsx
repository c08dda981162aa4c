import type { PasskeyProof } from '@slow-train/protocol';
import { onMount, Show, type JSX } from 'solid-js';
import { ActButton } from '../../app/ActButton.tsx';
import { createTask } from '../../app/task.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { signInText } from '../../text/sign-in.ts';
import { canUsePasskeys, offeredPasskey, provePasskey } from '../passkeys.ts';
import { askPasskeyProof, signInByPasskey } from '../requests.ts';
import type { Entry } from './entry.ts';

/** In by a passkey: by a button, and below the address field where the browser offers them by itself. */
export function PasskeyWay(props: { entry: Entry }): JSX.Element {
  const task = createTask();
  const come =
    (ask: () => Promise<PasskeyProof['credential']>): (() => Promise<void>) =>
    async () => {
      const credential = await ask();
      await props.entry.come((leave) => signInByPasskey({ credential, leave }));
    };
  const press = come(async () => provePasskey(await askPasskeyProof()));
  const offer = async (): Promise<void> => {
    const offered = await offeredPasskey(askPasskeyProof);
    if (offered !== null) task.run(come(async () => offered));
  };
  onMount(() => void offer());
  return (
    <Show when={canUsePasskeys()}>
      <div class="other-way">
        <p aria-hidden="true">{signInText.or}</p>
        <Trouble sentence={task.problem()} />
        <ActButton
          quiet
          task={task}
          label={signInText.passkey}
          busy={signInText.passkeyBusy}
          onClick={() => task.run(press)}
        />
      </div>
    </Show>
  );
}
