import type { JSX } from 'solid-js';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { notifyText } from '#text/notifications.ts';

/** Removes one address of a channel, after confirmation. */
export function RemoveButton(props: {
  what: string;
  question: string;
  remove(): Promise<void>;
  onRemoved(): void;
}): JSX.Element {
  const action = createAccountAction();
  const remove = async (): Promise<void> => {
    try {
      await props.remove();
    } finally {
      // Another device may have done it already: show the current list.
      props.onRemoved();
    }
  };
  return (
    <>
      <AskFirst
        label={notifyText.remove}
        spoken={notifyText.removeOne(props.what)}
        question={props.question}
        yes={notifyText.remove}
        no={notifyText.keep}
        busy={notifyText.removing}
        action={action}
        onYes={() => action.run(remove)}
      />
      <ErrorMessage sentence={action.problem()} />
    </>
  );
}
