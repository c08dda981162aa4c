import { useNavigate } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { shellText } from '../text/shell.ts';
import { tablesText } from '../text/tables.ts';
import { createSetting } from './setting.ts';

/** One click to a game for two, for those who have a name already. */
export function AgainstComputer(): JSX.Element {
  const navigate = useNavigate();
  const task = createTask();
  const setting = createSetting();
  const play = async (): Promise<void> => {
    const { game } = await setting.againstComputer();
    navigate(`/tables/${game.id}`);
  };
  return (
    <div class="against">
      <Trouble sentence={task.problem()} />
      <ActButton
        quiet
        task={task}
        label={tablesText.computer}
        busy={shellText.settingTable}
        onClick={() => task.run(play)}
      />
      <p>{tablesText.computerMore}</p>
    </div>
  );
}
