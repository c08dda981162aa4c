import type { JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { accountText } from '#text/account.ts';
import { createAccountAction } from '../../account/account-action.ts';
import { fetchExport } from '../../account/requests.ts';

/** Downloads everything that is stored about me. */
export function Export(): JSX.Element {
  const action = createAccountAction();
  const save = async (): Promise<void> => {
    saveFile(await fetchExport(), accountText.exportFile);
    showToast(accountText.exported);
  };
  return (
    <>
      <ActButton
        quiet
        action={action}
        label={accountText.export}
        busy={accountText.exporting}
        onClick={() => action.run(save)}
      />
      <ErrorMessage sentence={action.problem()} />
    </>
  );
}

/** Makes the browser download a file with that name. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
