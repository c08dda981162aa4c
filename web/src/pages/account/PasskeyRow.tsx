import type { AccountView, Passkey } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { lastUse, passkeyText } from '#text/account.ts';
import { dayOf } from '#text/shell.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { Proved } from '../../account/Proved.tsx';
import { PasskeyName } from './PasskeyName.tsx';
import { deletePasskey, putPasskeyName } from '../../account/requests.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, RowWords } from './Rows.tsx';
import { Actions } from '../../ui/Actions.tsx';

/** One passkey: its name, when it was last used, and buttons to rename or delete it. */
export function PasskeyRow(props: {
  me: AccountView;
  passkey: Passkey;
  now: number;
  onChanged(): Promise<void>;
}): JSX.Element {
  const action = createAccountAction();
  const [isNaming, setNaming] = createSignal(false);
  const remove = async (): Promise<void> => {
    const { id, name } = props.passkey;
    await deletePasskey(id);
    await props.onChanged();
    showToast(passkeyText.removed(name));
  };
  const used = (): string => {
    const { lastUsedAt } = props.passkey;
    return lastUsedAt === null ? passkeyText.neverUsed : passkeyText.used(lastUse(Date.parse(lastUsedAt), props.now));
  };
  return (
    <Row isTall>
      <Proved me={props.me} action={action}>
        <Show
          when={isNaming()}
          fallback={
            <>
              <RowWords
                name={props.passkey.name}
                more={
                  <>
                    {used()}, {passkeyText.made(dayOf(Date.parse(props.passkey.createdAt), props.now))}
                  </>
                }
              />
              <Actions>
                <Button quiet aria-label={passkeyText.renameOne(props.passkey.name)} onClick={() => setNaming(true)}>
                  {passkeyText.rename}
                </Button>
                <AskFirst
                  label={passkeyText.remove}
                  spoken={passkeyText.removeOne(props.passkey.name)}
                  question={passkeyText.sure(props.passkey.name)}
                  yes={passkeyText.removeYes}
                  no={passkeyText.cancel}
                  busy={passkeyText.removing}
                  action={action}
                  onYes={() => action.run(remove)}
                />
              </Actions>
              <ErrorMessage sentence={action.problem()} />
            </>
          }
        >
          <Rename passkey={props.passkey} onChanged={() => props.onChanged()} onDone={() => setNaming(false)} />
        </Show>
      </Proved>
    </Row>
  );
}

function Rename(props: { passkey: Passkey; onChanged(): Promise<void>; onDone(): void }): JSX.Element {
  const action = createAccountAction();
  // eslint-disable-next-line solid/reactivity -- only the initial value
  const [name, setName] = createSignal(props.passkey.name);
  const rename = async (): Promise<void> => {
    await putPasskeyName(props.passkey.id, name());
    await props.onChanged();
    props.onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        action.run(rename);
      }}
    >
      <PasskeyName label={passkeyText.newName} takesFocus value={name()} onInput={setName} />
      <ErrorMessage sentence={action.problem()} />
      <Actions>
        <ActButton type="submit" action={action} label={passkeyText.keep} busy={passkeyText.keeping} />
        <Button quiet onClick={() => props.onDone()}>
          {passkeyText.cancel}
        </Button>
      </Actions>
    </form>
  );
}
