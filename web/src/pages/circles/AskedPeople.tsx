import type { Circle } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle } from '../../client/circles.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circlesText } from '#text/circles.ts';
import { Lines } from '../../ui/Lines.tsx';
import styles from './Circles.module.css';

const text = circlesText.people;

type Asked = Circle['asked'][number];

/** The people who have been asked into a circle and have not answered. Its founder can withdraw the invitation. */
export function AskedPeople(props: { circle: Circle; onGone(): void }): JSX.Element {
  return (
    <Lines rows class={styles['people']}>
      <For each={props.circle.asked}>
        {(one) => (
          <li>
            <span>
              <b>{one.name}</b>
              <small>{text.askedBy(one.by, one.isLater)}</small>
            </span>
            <Show when={props.circle.isFounder}>
              <TakeBack circle={props.circle.id} asked={one} onGone={() => props.onGone()} />
            </Show>
          </li>
        )}
      </For>
    </Lines>
  );
}

function TakeBack(props: { circle: string; asked: Asked; onGone(): void }): JSX.Element {
  const action = createAsyncAction();
  const takeBack = (): void => {
    const { circle, onGone } = props;
    const { member } = props.asked;
    action.run(async () => {
      await changeCircle(circle, { do: 'remove', member });
      onGone();
    });
  };
  return (
    <>
      <ActButton
        quiet
        action={action}
        label={text.takeBack}
        spoken={text.takeBackFrom(props.asked.name)}
        busy={circlesText.busy}
        onClick={takeBack}
      />
      <ErrorMessage sentence={action.problem()} />
    </>
  );
}
