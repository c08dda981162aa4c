import type { CircleQuestion } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { api, call } from '../../client/call.ts';
import { reread } from '../../client/circles.ts';
import { KEYS, queryClient } from '../../client/query.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circlesText as text } from '#text/circles.ts';
import styles from './Circles.module.css';

/** Answers one of them. */
async function putAnswer({ circle, game, member }: CircleQuestion, answer: 'yes' | 'no'): Promise<void> {
  const route = api.circles[':id'].games[':game'].substitute.answer;
  await call(route.$put, { param: { id: circle.id, game }, json: { member, answer } });
  await reread(circle.id);
  await queryClient.invalidateQueries({ queryKey: KEYS.circles });
}

/** Questions whether finished games count for somebody else, with the answers of both, and the player’s own to give. */
export function CircleQuestions(props: { questions: readonly CircleQuestion[] }): JSX.Element {
  return <For each={props.questions}>{(question) => <Question question={question} />}</For>;
}

function Question(props: { question: CircleQuestion }): JSX.Element {
  const action = createAsyncAction();
  const own = (): boolean | null =>
    props.question.yours === 'member' ? props.question.memberSays : props.question.substituteSays;
  const mayAnswer = (said: boolean): boolean => {
    const { yours, state } = props.question;
    return yours !== null && (state === 'open' || state === 'refused') && own() !== said;
  };
  const say = (answer: 'yes' | 'no'): void => {
    const { question } = props;
    action.run(() => putAnswer(question, answer));
  };
  return (
    <AccountPart title={text.question.asks(props.question)} more={props.question.circle.name}>
      <p class={styles['fine']}>{text.question.answers(props.question)}</p>
      <ErrorMessage sentence={action.problem()} />
      <Show when={mayAnswer(true) || mayAnswer(false)}>
        <Acts>
          <Show when={mayAnswer(true)}>
            <ActButton action={action} label={text.question.yes} busy={text.busy} onClick={() => say('yes')} />
          </Show>
          <Show when={mayAnswer(false)}>
            <ActButton quiet action={action} label={text.question.no} busy={text.busy} onClick={() => say('no')} />
          </Show>
        </Acts>
      </Show>
    </AccountPart>
  );
}
