import type { GameAnswer, InvitationAnswer } from '@slow-train/protocol';
import { createSignal, type JSX } from 'solid-js';
import { createAsyncAction } from '../client/async-action.ts';
import { putAnswer, type InvitationReply } from '../client/games.ts';
import { waitingText } from '#text/waiting.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import styles from './AnswerInvitation.module.css';

const ANSWERS = ['yes', 'later', 'no'] as const satisfies readonly InvitationReply[];

/** The answers to an invitation: yes, later or no. */
export function Answers(props: {
  /** The answer so far. */
  answer: InvitationAnswer;
  /** The name of the game or circle, where several invitations are shown. */
  name?: string | undefined;
  /** Sends the answer. @throws an error to show */
  say(said: InvitationReply): Promise<void>;
}): JSX.Element {
  const action = createAsyncAction();
  const [going, setGoing] = createSignal<InvitationReply>('yes');
  return (
    <div class={styles['answer']} role="group" aria-label={waitingText.yourAnswer(props.name ?? null)}>
      <ErrorMessage sentence={action.problem()} />
      {ANSWERS.map((said) => (
        <ActButton
          action={action}
          mine={going() === said}
          quiet={said !== 'yes'}
          unready={said === props.answer}
          label={waitingText.answers[said]}
          busy={waitingText.answering}
          onClick={() => {
            setGoing(said);
            // eslint-disable-next-line solid/reactivity -- the answer is for the invitation shown at the tap
            action.run(() => props.say(said));
          }}
        />
      ))}
    </div>
  );
}

/** The answers of somebody with a reserved seat. */
export function AnswerInvitation(props: {
  id: string;
  /** The answer so far. */
  answer: InvitationAnswer;
  /** The game's name, where several invitations are shown. */
  name?: string;
  /** Of the game as it is shown, to agree to nothing else. */
  revision: number;
  onAnswered(said: InvitationReply, answer: GameAnswer): void;
  onRefused?(): void;
}): JSX.Element {
  const say = async (said: InvitationReply): Promise<void> => {
    try {
      props.onAnswered(said, await putAnswer(props.id, said, props.revision));
    } catch (error) {
      props.onRefused?.();
      throw error;
    }
  };
  return <Answers answer={props.answer} name={props.name} say={say} />;
}
