import type { Companion } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { askIntoCircle } from '../../client/circles.ts';
import { useCompanions } from '../../notifications/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { circlesText } from '#text/circles.ts';
import styles from './Circles.module.css';

const text = circlesText.people;

/** The people from the player's games, to ask into a circle by name; nothing if there are none. */
export function AskIn(props: { circle: string }): JSX.Element {
  const companions = useCompanions();
  return (
    <Show when={companions.data()?.length ? companions.data() : undefined}>
      {(all) => (
        <AccountPart title={text.invite} more={text.inviteMore}>
          <ul class={styles['people']}>
            <For each={all()}>{(companion) => <Ask circle={props.circle} companion={companion} />}</For>
          </ul>
        </AccountPart>
      )}
    </Show>
  );
}

function Ask(props: { circle: string; companion: Companion }): JSX.Element {
  const action = createAsyncAction();
  const [isAsked, setAsked] = createSignal(false);
  const ask = (): void => {
    const { circle, companion } = props;
    action.run(async () => {
      await askIntoCircle(circle, companion);
      setAsked(true);
    });
  };
  return (
    <li>
      <span>
        <b>{props.companion.name}</b>
      </span>
      <ActButton
        quiet
        action={action}
        label={isAsked() ? text.isAsked : text.ask}
        spoken={isAsked() ? text.askedOne(props.companion.name) : text.askOne(props.companion.name)}
        busy={circlesText.busy}
        unready={isAsked()}
        onClick={ask}
      />
      <Unseen role="status">{isAsked() ? text.askedOne(props.companion.name) : ''}</Unseen>
      <ErrorMessage sentence={action.problem()} />
    </li>
  );
}
