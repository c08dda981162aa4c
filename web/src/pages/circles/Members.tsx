import type { Circle, CircleMember } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle } from '../../client/circles.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circlesText } from '#text/circles.ts';
import { dateOf } from '#text/shell.ts';
import { Lines } from '../../ui/Lines.tsx';
import styles from './Circles.module.css';

const text = circlesText.people;

/** The members of a circle. Its founder can hand it on to one of them, or remove them. */
export function Members(props: { circle: Circle; ref: (list: HTMLElement) => void; onGone(): void }): JSX.Element {
  return (
    <Lines rows class={styles['people']} tabindex={-1} ref={(list) => props.ref(list)}>
      <For each={props.circle.members}>
        {(member) => (
          <li>
            <span>
              <b>{member.isYou ? circlesText.you : member.name}</b>
              <small>
                {member.isFounder ? `${text.founder(member.isYou)}, ` : ''}
                {text.since(dateOf(Date.parse(member.since)))}
              </small>
            </span>
            <Show when={props.circle.isFounder && !member.isYou}>
              <Acts circle={props.circle.id} member={member} onGone={() => props.onGone()} />
            </Show>
          </li>
        )}
      </For>
    </Lines>
  );
}

function Acts(props: { circle: string; member: CircleMember; onGone(): void }): JSX.Element {
  const action = createAsyncAction();
  const [going, setGoing] = createSignal<'handOn' | 'remove'>('remove');
  const act = (what: 'handOn' | 'remove'): void => {
    setGoing(what);
    const { circle, onGone } = props;
    const { member } = props.member;
    action.run(async () => {
      await changeCircle(circle, { do: what, member });
      onGone();
    });
  };
  return (
    <div class={styles['founders']}>
      <AskFirst
        label={text.handOn}
        spoken={text.handOnOne(props.member.name)}
        question={text.handOnAsk(props.member.name)}
        yes={text.handOn}
        no={text.keep}
        busy={circlesText.busy}
        action={action}
        mine={going() === 'handOn'}
        onYes={() => act('handOn')}
      />
      <AskFirst
        label={text.remove}
        spoken={text.removeOne(props.member.name)}
        question={text.removeAsk(props.member.name)}
        yes={text.remove}
        no={text.keep}
        busy={circlesText.busy}
        action={action}
        mine={going() === 'remove'}
        onYes={() => act('remove')}
      />
      <ErrorMessage sentence={action.problem()} />
    </div>
  );
}
