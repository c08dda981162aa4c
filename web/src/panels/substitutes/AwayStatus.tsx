import type { OccupantView } from '@slow-train/protocol';
import { onCleanup, Show, type JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { StatusPanel } from '../../components/StatusPanel.tsx';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { substitutesText } from '#text/clock.ts';
import { getUpText } from '#text/people.ts';
import type { Substitutes } from './substitutes.ts';
import styles from './AwayStatus.module.css';

/** Tells the owner of a seat who holds it for them, with a button to take it back. */
export default function AwayStatus(props: { substitutes: Substitutes }): JSX.Element {
  const board = useLiveBoard();
  const occupant = (): OccupantView | undefined => {
    const { away } = board.game().you;
    return away === null ? undefined : board.game().seats[away];
  };
  return (
    <Show when={board.game().status === 'playing' && occupant()}>
      {(holder) => <Away occupant={holder()} substitutes={props.substitutes} />}
    </Show>
  );
}

function Away(props: { occupant: OccupantView; substitutes: Substitutes }): JSX.Element {
  const action = createAsyncAction();
  const gotUp = (): boolean => props.occupant.kind !== 'nobody' && props.occupant.gotUp !== undefined;
  const words = (): string =>
    props.occupant.kind === 'nobody'
      ? ''
      : gotUp()
        ? getUpText.gone
        : substitutesText.away(props.occupant.name, props.occupant.kind === 'computer');
  const comeBack = (): void => {
    const { substitutes } = props;
    action.run(() => substitutes.comeBack());
  };
  onCleanup(focusMainButton);
  return (
    <StatusPanel class={styles['status']} label={substitutesText.awayLabel}>
      <p>{words()}</p>
      <Show when={!gotUp()}>
        <ActButton
          action={action}
          label={substitutesText.back}
          busy={substitutesText.comingBack}
          onClick={() => comeBack()}
        />
      </Show>
      <ErrorMessage class={styles['problem']} sentence={action.problem()} />
    </StatusPanel>
  );
}
