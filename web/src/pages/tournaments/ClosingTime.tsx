import { createSignal, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { serverNow } from '../../client/server-time.ts';
import { updateTournament } from '../../client/tournaments.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { tournamentsText as text } from '#text/tournaments.ts';
import { Actions } from '../../ui/Actions.tsx';
import styles from './Tournaments.module.css';

const MINUTE = 60_000;

/** A button for the organiser that opens a form for when registration ends. */
export function ClosingTime(props: { id: string; closesAt: string }): JSX.Element {
  let root: HTMLDivElement | undefined;
  const [isOpen, setOpen] = createSignal(false);
  const close = (): void => {
    setOpen(false);
    root?.querySelector('button')?.focus();
  };
  return (
    <div class={styles['closing']} ref={root}>
      <Show
        when={isOpen()}
        fallback={
          <Button quiet onClick={() => setOpen(true)}>
            {text.closing.change}
          </Button>
        }
      >
        <ClosingForm id={props.id} closesAt={props.closesAt} onDone={close} />
      </Show>
    </div>
  );
}

function ClosingForm(props: { id: string; closesAt: string; onDone(): void }): JSX.Element {
  const action = createAsyncAction();
  const before = (): string => fieldValue(Date.parse(props.closesAt));
  const [at, setAt] = createSignal(before());
  const save = async (): Promise<void> => {
    const { id, onDone } = props;
    await updateTournament(id, { closesAt: new Date(at()).toISOString() });
    onDone();
  };
  return (
    <form
      aria-label={text.closing.change}
      onSubmit={(event) => {
        event.preventDefault();
        action.run(save);
      }}
    >
      <Field label={text.closing.label} hint={text.closing.more}>
        <input
          ref={(input) => queueMicrotask(() => input.focus())}
          type="datetime-local"
          required
          min={fieldValue(serverNow() + MINUTE)}
          value={at()}
          onInput={(event) => setAt(event.currentTarget.value)}
        />
      </Field>
      <ErrorMessage sentence={action.problem()} />
      <Actions>
        <ActButton type="submit" action={action} label={text.closing.save} busy={text.busy} />
        <Button quiet onClick={() => props.onDone()}>
          {text.closing.keep}
        </Button>
      </Actions>
    </form>
  );
}

/** Returns a time by this device's clock as a field for day and time has it: `2026-11-26T20:00`. */
function fieldValue(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}
