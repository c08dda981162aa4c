import { Show, type JSX, type ParentProps } from 'solid-js';
import { createAsyncAction } from '../client/async-action.ts';
import { useMe } from '../client/queries.ts';
import { signInAs } from '../client/session.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { createName, NameField } from './NameField.tsx';
import { isNameless } from './nameless.ts';
import { startSession } from './session.ts';

/** A button that needs somebody with a name: somebody without one says it first, and is a guest from then on. */
export function NamedForm(props: ParentProps<{ label: string; busy: string; act(): Promise<void> }>): JSX.Element {
  const me = useMe();
  const [name, setName] = createName();
  const action = createAsyncAction();
  const isStranger = (): boolean => isNameless(me.data());
  const act = async (): Promise<void> => {
    const known = isStranger() ? await signInAs(name()) : undefined;
    await props.act();
    if (known) startSession(known);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        action.run(act);
      }}
    >
      <Show when={isStranger()}>
        <NameField value={name()} onInput={setName} />
      </Show>
      <ErrorMessage sentence={action.problem()} />
      <ActButton type="submit" action={action} label={props.label} busy={props.busy} />
      {props.children}
    </form>
  );
}
