import type { CircleEvening } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { putEveningAnswer } from '../../client/circle-evenings.ts';
import { serverNow } from '../../client/server-time.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circleEveningsText as text } from '#text/circles.ts';
import { dayAndTime, dayOf } from '#text/shell.ts';
import styles from './Circles.module.css';

/** The evenings of real dominoes that were entered: those that the player has to confirm stand alone. */
export default function CircleEvenings(props: { circle: string; evenings: readonly CircleEvening[] }): JSX.Element {
  return (
    <For each={props.evenings}>
      {(evening) => (
        <AccountPart title={titleOf(evening)} more={text.more(evening.rounds, evening.season)}>
          <ol class={styles['evening']}>
            <For each={evening.rows}>
              {(row) => (
                <li>
                  {row.place} <b>{row.isYou ? text.you : row.name}</b> <span>{text.row(row.pips, row.isGuest)}</span>{' '}
                  <Show when={evening.countsAt !== null && row.says === true}>
                    <small>{text.says}</small>
                  </Show>
                </li>
              )}
            </For>
          </ol>
          <Show when={evening.countsAt} fallback={<p class={styles['fine']}>{text.counts}</p>}>
            {(until) => (
              <>
                <p class={styles['fine']}>{text.waits(evening.by, dayAndTime(Date.parse(until())))}</p>
                <Answer circle={props.circle} evening={evening} />
              </>
            )}
          </Show>
        </AccountPart>
      )}
    </For>
  );
}

function Answer(props: { circle: string; evening: CircleEvening }): JSX.Element {
  const action = createAsyncAction();
  const say = (answer: 'yes' | 'no'): void => {
    const { circle, evening } = props;
    action.run(() => putEveningAnswer(circle, evening.id, answer));
  };
  return (
    <Show when={props.evening.you !== null}>
      <ErrorMessage sentence={action.problem()} />
      <Acts>
        <Show when={props.evening.you === 'asked'}>
          <ActButton action={action} label={text.confirm} busy={text.busy} onClick={() => say('yes')} />
        </Show>
        <AskFirst
          label={props.evening.you === 'asked' ? text.object : text.takeBack}
          question={text.sure}
          yes={props.evening.you === 'asked' ? text.object : text.takeBack}
          no={text.keep}
          busy={text.busy}
          action={action}
          onYes={() => say('no')}
        />
      </Acts>
    </Show>
  );
}

function titleOf({ title, playedAt }: CircleEvening): string {
  const day = dayOf(Date.parse(playedAt), serverNow());
  return text.title(title === '' ? day : title);
}
