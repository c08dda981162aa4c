import type { PlanView } from '@slow-train/protocol';
import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { planText } from '#text/table.ts';
import { Rich } from '../../ui/Rich.tsx';
import { planDraftOf, saveDraft, loadDraft } from './draft.ts';
import { statusWords } from './plan-words.ts';
import { mayPlan, type Plans } from './plans.ts';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './PlanStatus.module.css';

/**
 * Says the next step of the player's plan, with a button to take it back; once it has stopped, says why until they
 * play.
 */
export function PlanStatus(props: { plans: Plans }): JSX.Element {
  const board = useLiveBoard();
  return <Show when={board.game().you.plan}>{(plan) => <LaidOut plan={plan()} plans={props.plans} />}</Show>;
}

function LaidOut(props: { plan: PlanView; plans: Plans }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const words = (): string => statusWords(props.plan, board.view(), board.names());
  // Screen readers only announce changes, so the text is set after mounting.
  const [announcement, announce] = createSignal('');
  createEffect(() => announce(words().replaceAll('*', '')));
  onCleanup(focusMainButton);
  const takeBack = (): void => {
    const { plan, plans } = props;
    const { id } = board.game();
    // For players who change their mind again.
    if (loadDraft(id, plan.round) === undefined) saveDraft(id, plan.round, planDraftOf(plan));
    action.run(() => plans.takeBack());
  };
  return (
    <Card
      kind="note"
      class={cx(styles['status'], props.plan.stopped !== null && styles['stopped'])}
      aria-label={planText.label}
    >
      <Unseen as="p" role="status">
        {announcement()}
      </Unseen>
      <p class={cx(styles['words'], action.busy() && styles['going'])}>
        <Rich text={words()} />
      </p>
      <Show when={props.plan.stopped === null}>
        <Show when={mayPlan(board) && !action.busy()}>
          <TextButton onClick={() => board.show('plan')}>{planText.change}</TextButton>
        </Show>
        <TextButton aria-busy={action.busy()} aria-disabled={action.busy()} onClick={takeBack}>
          {action.busy() ? planText.takingBack : planText.takeBack}
        </TextButton>
      </Show>
      <ErrorMessage class={styles['problem']} sentence={action.problem()} />
    </Card>
  );
}
