import type { Passkey } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { tell } from '../app/notices.ts';
import { Trouble } from '../app/Trouble.tsx';
import { lastUse, passkeyText } from '../text/account.ts';
import { dayOf } from '../text/when.ts';
import { AskFirst } from '../app/AskFirst.tsx';
import { createOwnTask } from './own-task.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { removePasskey, renamePasskey } from './requests.ts';

/** One passkey: what it is called, when it was used, and what can be done with it. */
export function PasskeyRow(props: { passkey: Passkey; now: number; onChanged(): Promise<void> }): JSX.Element {
  const task = createOwnTask();
  const [isNaming, setNaming] = createSignal(false);
  const remove = async (): Promise<void> => {
    const { id, name } = props.passkey;
    await removePasskey(id);
    await props.onChanged();
    tell(passkeyText.removed(name));
  };
  const used = (): string => {
    const { lastUsedAt } = props.passkey;
    return lastUsedAt === null ? passkeyText.neverUsed : passkeyText.used(lastUse(Date.parse(lastUsedAt), props.now));
  };
  return (
    <li class="passkey-row">
      <Show
        when={isNaming()}
        fallback={
          <>
            <div class="row-words">
              <b>{props.passkey.name}</b>
              <span>
                {used()}, {passkeyText.made(dayOf(Date.parse(props.passkey.createdAt), props.now))}
              </span>
            </div>
            <div class="row-acts">
              <button
                type="button"
                class="button quiet"
                aria-label={passkeyText.renameOne(props.passkey.name)}
                onClick={() => setNaming(true)}
              >
                {passkeyText.rename}
              </button>
              <AskFirst
                label={passkeyText.remove}
                spoken={passkeyText.removeOne(props.passkey.name)}
                question={passkeyText.sure(props.passkey.name)}
                yes={passkeyText.removeYes}
                no={passkeyText.cancel}
                busy={passkeyText.removing}
                task={task}
                onYes={() => task.run(remove)}
              />
            </div>
            <Trouble sentence={task.problem()} />
          </>
        }
      >
        <Rename passkey={props.passkey} onChanged={() => props.onChanged()} onDone={() => setNaming(false)} />
      </Show>
    </li>
  );
}

function Rename(props: { passkey: Passkey; onChanged(): Promise<void>; onDone(): void }): JSX.Element {
  const task = createOwnTask();
  // eslint-disable-next-line solid/reactivity -- where the field begins
  const [name, setName] = createSignal(props.passkey.name);
  const rename = async (): Promise<void> => {
    await renamePasskey(props.passkey.id, name());
    await props.onChanged();
    props.onDone();
  };
  return (
    <form
      class="rename-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(rename);
      }}
    >
      <PasskeyName label={passkeyText.newName} takesFocus value={name()} onInput={setName} />
      <Trouble sentence={task.problem()} />
      <div class="row-acts">
        <ActButton type="submit" task={task} label={passkeyText.keep} busy={passkeyText.keeping} />
        <button type="button" class="button quiet" onClick={() => props.onDone()}>
          {passkeyText.cancel}
        </button>
      </div>
    </form>
  );
}
