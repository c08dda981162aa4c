import type { AccountView } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { saveFile } from '../../ui/save-file.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { accountText } from '#text/account.ts';
import { createAccountAction } from '../../account/account-action.ts';
import { Proved } from '../../account/Proved.tsx';
import { fetchExport } from '../../account/requests.ts';

/** Downloads everything that is stored about me. */
export function Export(props: { me: AccountView }): JSX.Element {
  const action = createAccountAction();
  const save = async (): Promise<void> => {
    saveFile(await fetchExport(), accountText.exportFile);
    showToast(accountText.exported);
  };
  return (
    <Proved me={props.me} action={action}>
      <ActButton
        quiet
        action={action}
        label={accountText.export}
        busy={accountText.exporting}
        onClick={() => action.run(save)}
      />
      <ErrorMessage sentence={action.problem()} />
    </Proved>
  );
}
