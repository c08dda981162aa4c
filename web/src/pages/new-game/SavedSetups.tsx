import type { SavedSetup } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { presetName } from '#words';
import { clockText } from '#text/clock.ts';
import { setupsText } from '#text/open-games.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { newKey } from '../../client/call.ts';
import { clockDraftOf } from '../../components/clock/terms.ts';
import { deleteSetup, replaceSetup, saveSetup, useSetups } from '../../client/setups.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { SendLink } from '../../ui/SendLink.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Fold } from './Fold.tsx';
import { choicesOf, draftFrom, setupHref, type SetupDraft } from './setup.ts';
import type { GameDraft } from './draft.ts';
import { Actions } from '../../ui/Actions.tsx';
import styles from './SavedSetups.module.css';

/** The service's limit. */
const LONGEST_NAME = 40;

/** The set-ups that I have saved, as cards: a tap fills in the form. */
export function SetupCards(props: { onUse(setup: SetupDraft): void }): JSX.Element {
  const setups = useSetups();
  const use = ({ name, choices }: SavedSetup): void => {
    props.onUse(draftFrom(choices));
    showToast(setupsText.used(name));
  };
  return (
    <Show when={(setups.data()?.length ?? 0) > 0}>
      <section class={styles['cards']} aria-label={setupsText.title}>
        <For each={setups.data()}>
          {(setup) => (
            <button type="button" aria-label={setupsText.useOne(setup.name)} onClick={() => use(setup)}>
              <b>{setup.name}</b>
              <small>{summaryOf(setup)}</small>
            </button>
          )}
        </For>
      </section>
    </Show>
  );
}

function summaryOf({ choices: { rules, seats, clock } }: SavedSetup): string {
  const { choice } = clockDraftOf(clock);
  const pace = choice === null || choice === 'own' ? clockText.summary(clock) : clockText.choices[choice].name;
  return setupsText.summary(presetName(rules.preset), seats, pace);
}

/** Saves the form as a set-up, and renames, sends and deletes saved ones. */
export function SavedSetups(props: { draft: GameDraft; isReady: boolean }): JSX.Element {
  const setups = useSetups();
  const action = createAsyncAction();
  const [name, setName] = createSignal('');
  /** The set-up that gets this name; null for a new one. */
  const [renamed, setRenamed] = createSignal<SavedSetup | null>(null);
  /** Kept until it is saved, so that a retry saves nothing twice. */
  let fresh = newKey();
  const isReady = (): boolean => name().trim() !== '' && (renamed() !== null || props.isReady);
  const save = (): void => {
    if (!isReady()) return;
    const known = renamed();
    const setup = { name: name().trim(), choices: known?.choices ?? choicesOf(props.draft) };
    action.run(async () => {
      if (known === null) await saveSetup({ id: fresh, ...setup });
      else await replaceSetup({ id: known.id, ...setup });
      if (known === null) fresh = newKey();
      setRenamed(null);
      setName('');
      showToast(setupsText.saved(setup.name));
    });
  };
  let field: HTMLInputElement | undefined;
  const rename = (setup: SavedSetup): void => {
    setRenamed(setup);
    setName(setup.name);
    field?.focus();
  };
  return (
    <Fold title={setupsText.title} value={setupsText.many(setups.data()?.length ?? 0)}>
      <div class={styles['saved']}>
        <ul>
          <For each={setups.data()}>
            {(setup) => (
              <li>
                <b>{setup.name}</b>
                <small>{summaryOf(setup)}</small>
                <Row setup={setup} onRename={() => rename(setup)} />
              </li>
            )}
          </For>
        </ul>
        <Field label={renamed() === null ? setupsText.name : setupsText.newName(renamed()?.name ?? '')}>
          <input
            ref={field}
            autocomplete="off"
            maxlength={LONGEST_NAME}
            value={name()}
            onInput={(event) => {
              action.clear();
              setName(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              // Enter saves the set-up, and must not submit the form around it.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              save();
            }}
          />
        </Field>
        <ErrorMessage sentence={action.problem()} />
        <ActButton
          quiet
          action={action}
          label={renamed() === null ? setupsText.save : setupsText.rename}
          busy={setupsText.saving}
          unready={!isReady()}
          onClick={save}
        />
        <Show when={renamed()}>
          <TextButton
            onClick={() => {
              setRenamed(null);
              setName('');
            }}
          >
            {setupsText.keepName}
          </TextButton>
        </Show>
      </div>
    </Fold>
  );
}

function Row(props: { setup: SavedSetup; onRename(): void }): JSX.Element {
  const action = createAsyncAction();
  const [isSending, setSending] = createSignal(false);
  const remove = (): void => {
    const { id } = props.setup;
    action.run(() => deleteSetup(id));
  };
  return (
    <>
      <Actions>
        <Button
          quiet
          aria-expanded={isSending()}
          aria-label={setupsText.sendOne(props.setup.name)}
          onClick={() => setSending((was) => !was)}
        >
          {setupsText.link}
        </Button>
        <Button quiet aria-label={setupsText.renameOne(props.setup.name)} onClick={() => props.onRename()}>
          {setupsText.rename}
        </Button>
        <AskFirst
          label={setupsText.remove}
          spoken={setupsText.removeOne(props.setup.name)}
          question={setupsText.removeSure(props.setup.name)}
          yes={setupsText.remove}
          no={setupsText.keep}
          busy={setupsText.removing}
          action={action}
          onYes={remove}
        />
      </Actions>
      <Show when={isSending()}>
        <SendLink
          quiet
          link={`${location.origin}${setupHref(props.setup.choices)}`}
          invite={setupsText.invite}
          words={{ ...setupsText.words, link: setupsText.linkTo(props.setup.name) }}
        />
      </Show>
      <ErrorMessage sentence={action.problem()} />
    </>
  );
}
