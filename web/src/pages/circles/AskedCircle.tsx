import { useNavigate } from '@solidjs/router';
import type { CircleSummary } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { AnswerCircle } from '../../components/AnswerCircle.tsx';
import { circlesText as text } from '#text/circles.ts';
import styles from './Circles.module.css';

/** A circle that somebody asks the player into, to answer on the spot. */
export function AskedCircle(props: { circle: CircleSummary }): JSX.Element {
  const navigate = useNavigate();
  return (
    <AccountPart title={props.circle.name} more={text.members(props.circle.members)}>
      <p class={styles['fine']}>
        {text.asked.by(props.circle.by)}. {text.asked.more}
      </p>
      <AnswerCircle
        circle={props.circle}
        isLater={props.circle.isLater}
        onAnswered={(said) => {
          if (said !== 'yes') navigate('/circles');
        }}
      />
    </AccountPart>
  );
}
