import { useNavigate } from '@solidjs/router';
import type { CircleSummary } from '@slow-train/protocol';
import { createSignal, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { answerCircle } from '../../client/circles.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circlesText as text } from '#text/circles.ts';
import styles from './Circles.module.css';

/** A circle that somebody asks the player into, to answer on the spot. */
export function AskedCircle(props: { circle: CircleSummary }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const [going, setGoing] = createSignal<'yes' | 'no'>('yes');
  const say = (answer: 'yes' | 'no'): void => {
    setGoing(answer);
    const { id } = props.circle;
    action.run(async () => {
      await answerCircle(id, answer);
      navigate(answer === 'yes' ? `/circles/${id}` : '/circles');
    });
  };
  return (
    <AccountPart title={props.circle.name} more={text.members(props.circle.members)}>
      <p class={styles['fine']}>
        {text.asked.by(props.circle.by)}. {text.asked.more}
      </p>
      <ErrorMessage sentence={action.problem()} />
      <div class={styles['acts']}>
        <ActButton
          action={action}
          mine={going() === 'yes'}
          label={text.asked.yes}
          spoken={text.asked.yesTo(props.circle.name)}
          busy={text.busy}
          onClick={() => say('yes')}
        />
        <ActButton
          quiet
          action={action}
          mine={going() === 'no'}
          label={text.asked.no}
          spoken={text.asked.noTo(props.circle.name)}
          busy={text.busy}
          onClick={() => say('no')}
        />
      </div>
    </AccountPart>
  );
}
