import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { KEYS } from '../api/queries.ts';
import { ActButton } from '../app/ActButton.tsx';
import { tell } from '../app/notices.ts';
import { createNow } from '../app/now.ts';
import { Trouble } from '../app/Trouble.tsx';
import { passkeyText } from '../text/account.ts';
import { Fetched } from './Fetched.tsx';
import { OwnPage } from './OwnPage.tsx';
import { createOwnTask } from './own-task.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { canUsePasskeys, makePasskey } from './passkeys.ts';
import { calledBy, OWN_KEYS, usePasskeys } from './queries.ts';
import { addPasskey, askNewPasskey } from './requests.ts';

/** One's passkeys: to make, to name, to delete. */
export default function PasskeysPage(): JSX.Element {
  return <OwnPage title={passkeyText.title}>{() => <Passkeys />}</OwnPage>;
}

function Passkeys(): JSX.Element {
  const client = useQueryClient();
  const passkeys = usePasskeys();
  const now = createNow();
  /** How many there are decides whether one is a guest. */
  const changed = async (): Promise<void> => {
    await Promise.all([OWN_KEYS.passkeys, KEYS.me].map((queryKey) => client.refetchQueries({ queryKey })));
  };
  return (
    <>
      <p class="account-note">{passkeyText.why}</p>
      <Show when={canUsePasskeys()} fallback={<p class="account-note">{passkeyText.cannot}</p>}>
        <NewPasskeyForm onAdded={changed} />
      </Show>
      <Fetched query={passkeys} failed={passkeyText.failed}>
        {(all) => (
          <section class="account-part">
            <Show when={all().length > 0} fallback={<p class="account-note">{passkeyText.none}</p>}>
              <ul class="account-rows">
                <For each={all()}>{(passkey) => <PasskeyRow passkey={passkey} now={now()} onChanged={changed} />}</For>
              </ul>
            </Show>
          </section>
        )}
      </Fetched>
    </>
  );
}

function NewPasskeyForm(props: { onAdded(): Promise<void> }): JSX.Element {
  const task = createOwnTask();
  const [name, setName] = createSignal('');
  const propose = async (): Promise<void> => {
    // Without a proposal one has to be typed.
    const called = await calledBy(navigator.userAgent).catch(() => '');
    if (name() === '') setName(called);
  };
  onMount(() => void propose());
  const add = async (): Promise<void> => {
    const credential = await makePasskey(await askNewPasskey());
    const added = await addPasskey({ name: name(), credential });
    await props.onAdded();
    tell(passkeyText.added(added.name));
  };
  return (
    <form
      class="slip-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(add);
      }}
    >
      <PasskeyName label={passkeyText.name} value={name()} onInput={setName} />
      <Trouble sentence={task.problem()} />
      <ActButton type="submit" task={task} label={passkeyText.add} busy={passkeyText.adding} />
    </form>
  );
}
