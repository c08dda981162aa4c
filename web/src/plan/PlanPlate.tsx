import type { LaidPlan } from '@slow-train/protocol';
import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { useBoard } from '../table/board.ts';
import { focusMainButton } from '../table/focus-main.ts';
import { planText } from '../text/plan.ts';
import { Rich } from '../ui/Rich.tsx';
import { draftOf } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { mayPlan } from './may-plan.ts';
import { plateWords } from './plan-words.ts';
import './plan-plate.css';

/** Above the hand: what one's plan does next, and its way back; once it has stopped, why, until one plays. */
export function PlanPlate(): JSX.Element {
  const board = useBoard();
  return <Show when={board.props.game.you.plan}>{(plan) => <Plate plan={plan()} />}</Show>;
}

function Plate(props: { plan: LaidPlan }): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const words = (): string => plateWords(props.plan, board.view(), board.names());
  // Read out only what changes after it is there.
  const [told, setTold] = createSignal('');
  createEffect(() => setTold(words().replaceAll('*', '')));
  onCleanup(focusMainButton);
  const takeBack = (): void => {
    const { plan } = props;
    const { game, plans } = board.props;
    // Who wants it back after all need not lay it out again.
    if (keptDraft(game.id, plan.round) === undefined) keepDraft(game.id, plan.round, draftOf(plan));
    task.run(async () => plans?.takeBack());
  };
  return (
    <section class="plan-plate" classList={{ stopped: props.plan.stopped !== null }} aria-label={planText.plate}>
      <p class="unseen" role="status">
        {told()}
      </p>
      <p class="plan-words" classList={{ going: task.busy() }}>
        <Rich text={words()} />
      </p>
      <Show when={props.plan.stopped === null && board.props.plans}>
        <Show when={mayPlan(board) && !task.busy()}>
          <button type="button" onClick={() => board.show('plan')}>
            {planText.change}
          </button>
        </Show>
        <button type="button" aria-busy={task.busy()} aria-disabled={task.busy()} onClick={takeBack}>
          {task.busy() ? planText.takingBack : planText.takeBack}
        </button>
      </Show>
      <Trouble sentence={task.problem()} />
    </section>
  );
}
