import { createSignal, Show, type JSX } from 'solid-js';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { text } from '../text/en.ts';
import { Choices } from '../ui/Choices.tsx';
import { useBoard } from './board.ts';

/** Whether what one's own seat has no choice about plays itself; nothing where the table has everything sent by hand. */
export function OwnMoves(): JSX.Element {
  const board = useBoard();
  const task = createTask();
  /** What was chosen, until the table has it or has not. */
  const [wanted, setWanted] = createSignal<boolean | null>(null);
  const game = () => board.props.game;
  const isOn = (): boolean => wanted() ?? game().you.forced;
  const send = async (): Promise<void> => {
    try {
      let sent: boolean | null = null;
      // Who changes their mind on the way has that sent as well.
      for (let next = wanted(); next !== null && next !== sent; next = wanted()) {
        sent = next;
        await board.props.onLetPlay(next);
      }
    } finally {
      setWanted(null);
    }
  };
  const choose = (forced: boolean): void => {
    setWanted(forced);
    task.run(send);
  };
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
        onChoose={(value) => choose(value === 'yes')}
      />
      <Trouble sentence={task.problem()} />
    </Show>
  );
}
