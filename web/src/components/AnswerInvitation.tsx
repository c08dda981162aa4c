import type { GameAnswer, InvitationAnswer } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { answerInvitation, type Answer } from '../client/games.ts';
import { Answers } from './Answers.tsx';

/** What somebody for whom a seat is kept can say. */
export function AnswerInvitation(props: {
  id: string;
  /** What they have said so far. */
  answer: InvitationAnswer;
  /** The game's name, where several invitations are shown. */
  name?: string;
  onAnswered(said: Answer, answer: GameAnswer): void;
  onRefused?(): void;
}): JSX.Element {
  const say = async (said: Answer): Promise<void> => {
    try {
      props.onAnswered(said, await answerInvitation(props.id, said));
    } catch (error) {
      props.onRefused?.();
      throw error;
    }
  };
  return <Answers answer={props.answer} name={props.name} say={say} />;
}
