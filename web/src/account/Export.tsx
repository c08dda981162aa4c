import type { JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { tell } from '../app/notices.ts';
import { Trouble } from '../app/Trouble.tsx';
import { accountText } from '../text/account.ts';
import { createOwnTask } from './own-task.ts';
import { readExport } from './requests.ts';
import { saveFile } from './save-file.ts';

/** All that is kept about me, to take along as a file. */
export function Export(): JSX.Element {
  const task = createOwnTask();
  const save = async (): Promise<void> => {
    saveFile(await readExport(), accountText.exportFile);
    tell(accountText.exported);
  };
  return (
    <>
      <ActButton
        quiet
        task={task}
        label={accountText.export}
        busy={accountText.exporting}
        onClick={() => task.run(save)}
      />
      <Trouble sentence={task.problem()} />
    </>
  );
}
