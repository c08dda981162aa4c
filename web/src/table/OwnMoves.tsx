import { Show, type JSX } from 'solid-js';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { createWish } from '../app/wish.ts';
import { text } from '../text/en.ts';
import { Choices } from '../ui/Choices.tsx';
import { useBoard } from './board.ts';

/** Whether what one's own seat has no choice about plays itself; nothing where the table has everything sent by hand. */
export function OwnMoves(): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const wish = createWish(task, (forced) => board.props.onLetPlay(forced));
  const game = () => board.props.game;
  const isOn = (): boolean => wish.wanted() ?? game().you.forced;
  const { menu } = text;
  return (
    <Show when={game().forcedPlays && game().you.seat !== null && game().status === 'playing'}>
      <Choices
        legend={task.busy() ? menu.forcedBusy : menu.forced}
        value={isOn() ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: menu.forcedYes },
          { value: 'no', label: menu.forcedNo },
        ]}
        onChoose={(value) => wish.want(value === 'yes')}
      />
      <Trouble sentence={task.problem()} />
    </Show>
  );
}
