import { LONGEST_NOTE, REPORT_REASONS } from '@slow-train/protocol/moderation-limits';
import { createSignal, createUniqueId, For, type JSX } from 'solid-js';
import { moderationText } from '#text/people.ts';
import { shellText } from '#text/shell.ts';
import { createAsyncAction } from '../client/async-action.ts';
import { newKey } from '../client/call.ts';
import { heldGame } from '../client/game.ts';
import { sendReport } from '../client/moderation.ts';
import { KEYS, queryClient } from '../client/query.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { Choices } from '../ui/Choices.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { LineField } from '../ui/LineField.tsx';
import { Radio } from '../ui/Radio.tsx';
import { RadioList } from '../ui/RadioList.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { showToast } from '../ui/toasts.ts';
import styles from './ReportSheet.module.css';

/** The person to report: the author of a message, or the holder of a seat. */
export interface Reported {
  readonly game: string;
  readonly name: string;
  readonly message?: number;
  readonly seat?: number;
  /** Called once they are reported, and also muted or blocked. */
  readonly onSent?: (also: Also) => void;
}

type Also = 'nothing' | 'mute' | 'block';
const text = moderationText.sheet;
const ALSO = (['nothing', 'mute', 'block'] as const).map((value) => ({ value, label: text.also[value] }));

/** The form for reporting somebody: the reason, a note for the operator, and whether to mute or block them at once. */
export default function ReportSheet(props: { about: Reported; open: boolean; onClose(): void }): JSX.Element {
  let form: HTMLFormElement | undefined;
  const action = createAsyncAction();
  const group = createUniqueId();
  /** The same for every attempt to send this form. */
  const key = newKey();
  const [reason, setReason] = createSignal<(typeof REPORT_REASONS)[number] | null>(null);
  const [note, setNote] = createSignal('');
  const [also, setAlso] = createSignal<Also>('nothing');
  const submit = (): void => {
    const chosen = reason();
    if (chosen === null) return;
    const { game, message, seat } = props.about;
    const { onClose } = props;
    const { onSent } = props.about;
    const more = also();
    const whom = message === undefined ? { seat } : { message };
    const about = { ...whom, reason: chosen, note: note().trim(), also: more === 'nothing' ? null : more };
    action.run(async () => {
      await sendReport(game, about, key);
      // Muted and blocked people are folded away there.
      if (more !== 'nothing' && heldGame(game) !== undefined)
        void queryClient.invalidateQueries({ queryKey: KEYS.game(game) });
      onClose();
      showToast(text.sent);
      onSent?.(more);
    });
  };
  return (
    <Sheet
      open={props.open}
      title={shellText.report(props.about.name)}
      close={text.cancel}
      isCloseQuiet
      foot={
        <ActButton
          class={styles['send']}
          action={action}
          label={text.send}
          busy={text.sending}
          unready={reason() === null}
          onClick={() => form?.requestSubmit()}
        />
      }
      onClose={() => props.onClose()}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p class={styles['line']}>{props.about.message === undefined ? text.what : text.whatMessage}</p>
        <RadioList legend={text.why}>
          <For each={REPORT_REASONS}>
            {(one) => (
              <Radio
                name={group}
                label={text.reasons[one].label}
                more={text.reasons[one].more}
                isOn={reason() === one}
                onChoose={() => setReason(one)}
              />
            )}
          </For>
        </RadioList>
        <LineField
          label={text.note}
          hint={text.noteMore}
          value={note()}
          most={LONGEST_NOTE}
          attributes={{ name: 'note', autocomplete: 'off' }}
          onInput={setNote}
        />
        <Choices legend={text.alsoTitle} value={also()} options={ALSO} onChoose={setAlso} />
        <p class={styles['line']}>{text.secret(props.about.name)}</p>
        <ErrorMessage sentence={action.problem()} />
      </form>
    </Sheet>
  );
}
