import { useNavigate } from '@solidjs/router';
import type { CircleRequest } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { putCircleAnswer } from '../client/circles.ts';
import type { InvitationReply } from '../client/games.ts';
import { circlesText as text } from '#text/circles.ts';
import { showToast } from '../ui/toasts.ts';
import { Answers } from './AnswerInvitation.tsx';

/** The answers of somebody who is asked into a circle; yes leads to its page. */
export function AnswerCircle(props: {
  circle: Pick<CircleRequest, 'id' | 'name'>;
  /** Whether they have said that they answer later. */
  isLater?: boolean;
  onAnswered?(said: InvitationReply): void;
}): JSX.Element {
  const navigate = useNavigate();
  const say = async (said: InvitationReply): Promise<void> => {
    const { id, name } = props.circle;
    await putCircleAnswer(id, said);
    props.onAnswered?.(said);
    if (said === 'yes') navigate(`/circles/${id}`);
    else showToast(text.asked.answered[said](name));
  };
  return <Answers answer={props.isLater ? 'later' : 'waiting'} name={props.circle.name} say={say} />;
}
