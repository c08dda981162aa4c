import type { Me } from '@slow-train/protocol';
import { useQueryClient } from '@tanstack/solid-query';
import type { JSX } from 'solid-js';
import { renameMe } from '../api/session.ts';
import { ActButton } from '../app/ActButton.tsx';
import { tell } from '../app/notices.ts';
import { Trouble } from '../app/Trouble.tsx';
import { accountText } from '../text/account.ts';
import { aboard } from './aboard.ts';
import { createName } from './name.ts';
import { NameField } from './NameField.tsx';
import { createOwnTask } from './own-task.ts';

/** How the others call me. */
export function NameForm(props: { me: Me }): JSX.Element {
  const client = useQueryClient();
  const task = createOwnTask();
  // eslint-disable-next-line solid/reactivity -- where the field begins; from then on it is the traveller's
  const [name, setName] = createName(props.me.name);
  const save = async (): Promise<void> => {
    const me = await renameMe(name().trim());
    aboard(client, me);
    tell(accountText.saved(me.name ?? name()));
  };
  return (
    <form
      class="account-part name-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(save);
      }}
    >
      <NameField value={name()} onInput={setName} />
      <ActButton type="submit" quiet task={task} label={accountText.save} busy={accountText.saving} />
      <Trouble sentence={task.problem()} />
    </form>
  );
}
