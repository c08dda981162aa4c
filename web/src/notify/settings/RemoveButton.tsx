import type { JSX } from 'solid-js';
import { AskFirst } from '../../app/AskFirst.tsx';
import { createOwnTask } from '../../account/own-task.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { notifyText } from '../../text/notify.ts';

/** Removes one way, after a second thought. */
export function RemoveButton(props: {
  what: string;
  question: string;
  remove(): Promise<void>;
  onRemoved(): void;
}): JSX.Element {
  const task = createOwnTask();
  const remove = async (): Promise<void> => {
    try {
      await props.remove();
    } finally {
      // Another device may have been quicker: show how it is.
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
        task={task}
        onYes={() => task.run(remove)}
      />
      <Trouble sentence={task.problem()} />
    </>
  );
}
