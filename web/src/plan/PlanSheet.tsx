import { Show, type JSX } from 'solid-js';
import { useBoard } from '../table/board.ts';
import { planText } from '../text/plan.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { PlanForm } from './PlanForm.tsx';
import './plan-sheet.css';

/** The sheet on which one lays out what is to be played while one is away. */
export default function PlanSheet(): JSX.Element {
  const board = useBoard();
  const close = (): void => board.show('none');
  const isOpen = (): boolean => board.sheet() === 'plan';
  return (
    <Sheet open={isOpen()} class="plan-sheet" title={planText.title} close={planText.close} onClose={close}>
      <Show when={isOpen()}>
        <PlanForm onDone={close} />
      </Show>
    </Sheet>
  );
}
