import type { Circle, Companion } from '@slow-train/protocol';
import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { postCircleInvitation } from '../../client/circles.ts';
import { useCompanions } from '../../notifications/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { circlesText } from '#text/circles.ts';
import { Lines } from '../../ui/Lines.tsx';
import styles from './Circles.module.css';

const text = circlesText.people;

/** The people from the player's games, to ask into a circle by name; nothing if there are none who are not in it. */
export function AskIn(props: { circle: Circle }): JSX.Element {
  const companions = useCompanions();
  // By name, as no circle has two people with names that look alike.
  const members = (): ReadonlySet<string> => new Set(props.circle.members.map(({ name }) => name));
  const others = (): readonly Companion[] => (companions.data() ?? []).filter(({ name }) => !members().has(name));
  return (
    <Show when={others().length > 0}>
      <AccountPart title={text.invite} more={text.inviteMore}>
        <Lines rows class={styles['people']}>
          <For each={others()}>
            {(companion) => (
              <Ask
                circle={props.circle.id}
                companion={companion}
                isAsked={props.circle.asked.some(({ name }) => name === companion.name)}
              />
            )}
          </For>
        </Lines>
      </AccountPart>
    </Show>
  );
}

function Ask(props: { circle: string; companion: Companion; isAsked: boolean }): JSX.Element {
  const action = createAsyncAction();
  const [hasAsked, setAsked] = createSignal(false);
  const isAsked = (): boolean => hasAsked() || props.isAsked;
  createEffect(
    on(
      () => props.isAsked,
      (now, before) => {
        // The founder has taken it back.
        if (before && !now) setAsked(false);
      },
    ),
  );
  const ask = (): void => {
    const { circle, companion } = props;
    action.run(async () => {
      await postCircleInvitation(circle, companion);
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
      <Unseen role="status">{hasAsked() ? text.askedOne(props.companion.name) : ''}</Unseen>
      <ErrorMessage sentence={action.problem()} />
    </li>
  );
}
