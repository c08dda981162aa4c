import { localDay } from '@slow-train/clock';
import type { ClockView, GameView } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { takeGame } from '../../client/game.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { clockText } from '#text/clock.ts';
import type { Elsewhere } from './elsewhere.ts';
import { VacationForm } from './VacationForm.tsx';
import { deleteVacation } from './requests.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './ClockSheet.module.css';

/** My vacation from this game: the planned one, or a form to plan one. */
export function VacationPanel(props: {
  game: GameView;
  clock: ClockView;
  you: NonNullable<ClockView['you']>;
  now: number;
}): JSX.Element {
  const [elsewhere, setElsewhere] = createSignal<Elsewhere | null>(null);
  /** Shared by both views: an error is still shown after the form has gone. */
  const action = createAsyncAction();
  // One view replaces the other, and with it the focused element.
  let heading: HTMLHeadingElement | undefined;
  let planned: HTMLParagraphElement | undefined;
  const [isEnding, setEnding] = createSignal(false);
  const mine = (): ClockView['seats'][number] | undefined => props.clock.seats[props.game.you.seat ?? -1];
  const hasBegun = (from: string): boolean => from <= localDay(new Date(props.now), props.you.hours.zone);
  const takeBack = async (): Promise<void> => {
    const { id } = props.game;
    setEnding(true);
    try {
      takeGame(await deleteVacation(id));
      setElsewhere(null);
      heading?.focus();
    } finally {
      setEnding(false);
    }
  };
  return (
    <section>
      <h3 ref={heading} tabindex="-1">
        {clockText.vacation}
      </h3>
      <Show
        when={mine()?.vacation}
        fallback={
          <VacationForm
            id={props.game.id}
            by={mine()?.by ?? null}
            weekendsOff={props.clock.terms.weekendsOff}
            you={props.you}
            now={props.now}
            action={action}
            onDeclared={() => planned?.focus()}
            onElsewhere={setElsewhere}
          />
        }
      >
        {(vacation) => (
          <>
            <p ref={planned} tabindex="-1">
              {clockText.planned(vacation())} {clockText.seen}
            </p>
            <ActButton
              quiet
              action={action}
              mine={isEnding()}
              label={hasBegun(vacation().from) ? clockText.comeHome : clockText.takeBack}
              busy={clockText.takingBack}
              onClick={() => action.run(takeBack)}
            />
          </>
        )}
      </Show>
      <ErrorMessage sentence={action.problem()} />
      <div role="status">
        <Show when={elsewhere()}>{(others) => <Others others={others()} />}</Show>
      </div>
    </section>
  );
}

function Others(props: { others: Elsewhere }): JSX.Element {
  return (
    <>
      <SmallPrint>
        {props.others.declared + props.others.refused.length === 0
          ? clockText.othersNone
          : clockText.othersDone(props.others.declared)}
      </SmallPrint>
      <Show when={props.others.refused.length > 0}>
        <SmallPrint>{clockText.othersRefused}</SmallPrint>
        <ul class={styles['refused']}>
          <For each={props.others.refused}>
            {({ id, table, why }) => (
              <li>
                <a href={`/tables/${id}`}>{table}</a>: {why}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}
