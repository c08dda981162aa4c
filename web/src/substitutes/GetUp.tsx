import { Show, type JSX } from 'solid-js';
import { AskFirst } from '../app/AskFirst.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { useBoard } from '../table/board.ts';
import { substitutesText as words } from '../text/substitutes.ts';
import { satInFor } from './held.ts';

/** For who sits in for somebody: the way out of the seat. Nothing for anybody else. */
export function GetUp(): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const owner = (): string | null => (board.props.game.status === 'playing' ? satInFor(board.props.game) : null);
  const getUp = (): void => {
    const { substitutes } = board.props;
    task.run(async () => substitutes?.getUp());
  };
  return (
    <Show when={owner()}>
      {(name) => (
        <>
          <AskFirst
            label={words.getUp(name())}
            question={words.getUpSure(name())}
            yes={words.getUpYes}
            no={words.getUpNo}
            busy={words.gettingUp}
            task={task}
            onYes={getUp}
          />
          <Trouble sentence={task.problem()} />
        </>
      )}
    </Show>
  );
}
