import type { AccountView } from '@slow-train/protocol';
import { browserName } from '#words';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { isProblem } from '../../client/http.ts';
import { KEYS, queryClient } from '../../client/query.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { createNow } from '../../client/server-time.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { passkeyText } from '#text/account.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { ProveFirst } from '../../account/ProveFirst.tsx';
import { canUsePasskeys, createPasskey } from '../../account/passkeys.ts';
import { ACCOUNT_KEYS, usePasskeys } from '../../account/queries.ts';
import { postPasskey, startPasskeyCreation } from '../../account/requests.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { Note } from '../../account/Note.tsx';
import { Rows } from './Rows.tsx';
import styles from './PasskeysPage.module.css';

/** Adds, renames and deletes passkeys. */
export default function PasskeysPage(): JSX.Element {
  return <AccountSubpage title={passkeyText.title}>{(me) => <Passkeys me={me()} />}</AccountSubpage>;
}

function Passkeys(props: { me: AccountView }): JSX.Element {
  const passkeys = usePasskeys();
  const now = createNow();
  /** Reloads the account as well: having a passkey decides whether it is a guest. */
  const changed = async (): Promise<void> => {
    await Promise.all([ACCOUNT_KEYS.passkeys, KEYS.me].map((queryKey) => queryClient.refetchQueries({ queryKey })));
  };
  return (
    <>
      <Note>{passkeyText.why}</Note>
      <Show when={canUsePasskeys()} fallback={<Note>{passkeyText.cannot}</Note>}>
        <NewPasskeyForm me={props.me} onAdded={changed} />
      </Show>
      <QueryBoundary query={passkeys} failed={passkeyText.failed}>
        {(all) => (
          <AccountPart>
            <Show when={all().length > 0} fallback={<Note class={styles['none']}>{passkeyText.none}</Note>}>
              <Rows>
                <For each={all()}>
                  {(passkey) => <PasskeyRow me={props.me} passkey={passkey} now={now()} onChanged={changed} />}
                </For>
              </Rows>
            </Show>
          </AccountPart>
        )}
      </QueryBoundary>
    </>
  );
}

function NewPasskeyForm(props: { me: AccountView; onAdded(): Promise<void> }): JSX.Element {
  const action = createAccountAction();
  const [name, setName] = createSignal(browserName(navigator.userAgent));
  const [isUnproved, setUnproved] = createSignal(false);
  const add = async (): Promise<void> => {
    const asked = await startPasskeyCreation().catch((error: unknown) => {
      setUnproved(isProblem(error, 'proof-required'));
      throw error;
    });
    const credential = await createPasskey(asked);
    const added = await postPasskey({ name: name(), credential });
    await props.onAdded();
    showToast(passkeyText.added(added.name));
  };
  const back = (): void => {
    action.clear();
    setUnproved(false);
  };
  return (
    <Show
      when={isUnproved()}
      fallback={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            action.run(add);
          }}
        >
          <PasskeyName label={passkeyText.name} value={name()} onInput={setName} />
          <ErrorMessage sentence={action.problem()} />
          <ActButton type="submit" action={action} label={passkeyText.add} busy={passkeyText.adding} />
        </form>
      }
    >
      <ProveFirst
        me={props.me}
        // Browsers create a passkey only right after a press, so this asks for another one.
        onProved={() => {
          showToast(passkeyText.proved);
          back();
        }}
        onCancel={back}
      />
    </Show>
  );
}
