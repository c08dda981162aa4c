import { createSignal, For, Show, type JSX } from 'solid-js';
import { sheetText } from '#text/sheet.ts';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { useMe } from '../../client/queries.ts';
import { newKey } from '../../client/call.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { saveSetup } from '../../client/setups.ts';
import { writeCode } from '../../components/rules/rules-code.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { SendLink } from '../../ui/SendLink.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { showToast } from '../../ui/toasts.ts';
import { choicesOf } from '../new-game/setup.ts';
import { gameOn, choiceOn, obstacleOn, scoreSheetOn, sentencesOn, type SheetDraft } from './sheet.ts';
import styles from './SheetPage.module.css';

/** The rules in twelve sentences, which print on one page, with their code and link. */
export function OwnSheet(props: { draft: SheetDraft }): JSX.Element {
  const me = useMe();
  const action = createAsyncAction();
  const [name, setName] = createSignal('');
  let fresh = newKey();
  const code = (): string => writeCode({ choice: choiceOn(props.draft), set: props.draft.set });
  const link = (): string => `${location.origin}/new/sheet?code=${code()}`;
  const isReady = (): boolean => name().trim() !== '' && obstacleOn(props.draft) === null;
  const save = (): void => {
    const setup = { id: fresh, name: name().trim(), choices: choicesOf(gameOn(props.draft)) };
    action.run(async () => {
      await saveSetup(setup);
      fresh = newKey();
      showToast(sheetText.saved(setup.name));
    });
  };
  return (
    <Card class={styles['yours']} id="sentences">
      <p class={styles['printed']}>
        <b>{sheetText.printed}</b> <Show when={name().trim()}>{(club) => sheetText.as(club())}</Show>
      </p>
      <h2>{sheetText.sentences}</h2>
      <ol>
        <For each={sentencesOn(props.draft)}>
          {(sentence) => (
            <li>
              <Show when={sentence.isChanged} fallback={sentence.text}>
                <mark>{sentence.text}</mark>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <p class={styles['notes']}>{sheetText.notes}</p>
      <p class={styles['printed']}>{sheetText.online(`${location.host}/new/sheet`)}</p>
      <p class={styles['code']}>
        <small>{sheetText.code}</small>
        <output>{code()}</output>
      </p>
      <div class={styles['send']}>
        <Button quiet onClick={() => print()}>
          {sheetText.print}
        </Button>
        <TouchLink href={`/score/blank?code=${code()}`}>{sheetText.blankSheet}</TouchLink>
        <a rel="external" href={scoreSheetOn(props.draft)}>
          {sheetText.keepScore}
        </a>
        <SendLink
          quiet
          link={link()}
          invite={sheetText.invite}
          words={{
            link: sheetText.linkLabel,
            copy: sheetText.copy,
            copied: sheetText.copied,
            notCopied: sheetText.notCopied,
            send: sheetText.send,
          }}
        />
        <Field label={sheetText.name}>
          <input
            autocomplete="off"
            maxlength={LONGEST_NAME}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Show when={me.data()?.name}>
          <ErrorMessage sentence={action.problem()} />
          <ActButton
            quiet
            action={action}
            label={sheetText.save}
            busy={sheetText.saving}
            unready={!isReady()}
            onClick={save}
          />
        </Show>
        <SmallPrint>{sheetText.refusals}</SmallPrint>
      </div>
    </Card>
  );
}

/** The service's limit. */
const LONGEST_NAME = 40;
