import { useNavigate } from '@solidjs/router';
import type { Circle } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle, leaveCircle } from '../../client/circles.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { SendLink } from '../../ui/SendLink.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { circlesText } from '#text/circles.ts';
import { shellText } from '#text/shell.ts';
import { AskedPeople } from './AskedPeople.tsx';
import { AskIn } from './AskIn.tsx';
import { CircleLoader } from './CircleLoader.tsx';
import { Members } from './Members.tsx';
import styles from './Circles.module.css';

const text = circlesText.people;
const LONGEST_NAME = 30;

/** The people of a circle: who they are, how to invite others, and how to leave. */
export default function CirclePeoplePage(): JSX.Element {
  return <CircleLoader>{(circle) => <Page circle={circle()} />}</CircleLoader>;
}

function Page(props: { circle: Circle }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(props.circle.name) }));
  let members: HTMLElement | undefined;
  // The button that had the focus is gone.
  const toMembers = (): void => members?.focus();
  return (
    <AccountMain
      isNarrow
      title={text.title}
      line={circlesText.members(props.circle.members.length)}
      back={{ href: `/circles/${props.circle.id}`, words: props.circle.name }}
    >
      <Members circle={props.circle} ref={(list) => (members = list)} onGone={toMembers} />
      <Show when={props.circle.asked.length > 0}>
        <AccountPart title={text.asked}>
          <AskedPeople circle={props.circle} onGone={toMembers} />
        </AccountPart>
      </Show>
      <AskIn circle={props.circle} />
      <Link circle={props.circle} />
      <Show when={props.circle.isFounder}>
        <Rename circle={props.circle} />
      </Show>
      <Leave circle={props.circle} />
    </AccountMain>
  );
}

function Link(props: { circle: Circle }): JSX.Element {
  const action = createAsyncAction();
  const renew = (): void => {
    const { id } = props.circle;
    action.run(() => changeCircle(id, { do: 'renew' }));
  };
  return (
    <AccountPart title={text.linkTitle} more={text.linkMore}>
      <SendLink
        quiet
        link={`${location.origin}/circles/join/${props.circle.invitation}`}
        invite={text.invitation(props.circle.name)}
        words={text}
      />
      <Show when={props.circle.isFounder}>
        <AskFirst
          class={styles['below']}
          label={text.newLink}
          question={text.newLinkAsk}
          yes={text.newLinkYes}
          no={text.keep}
          busy={circlesText.busy}
          action={action}
          onYes={renew}
        />
        <ErrorMessage sentence={action.problem()} />
      </Show>
    </AccountPart>
  );
}

function Rename(props: { circle: Circle }): JSX.Element {
  const action = createAsyncAction();
  // eslint-disable-next-line solid/reactivity -- the field starts with the name that was loaded
  const [name, setName] = createSignal(props.circle.name);
  return (
    <AccountPart>
      <form
        class={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const { id } = props.circle;
          const act = { do: 'rename', name: name().trim() } as const;
          action.run(() => changeCircle(id, act));
        }}
      >
        <LineField
          label={text.rename}
          hint={circlesText.founded.hint}
          value={name()}
          most={LONGEST_NAME}
          missing={circlesText.founded.missing}
          attributes={{ name: 'name', autocomplete: 'off', autocapitalize: 'words', spellcheck: false }}
          onInput={setName}
        />
        <ErrorMessage sentence={action.problem()} />
        <Acts>
          <ActButton
            quiet
            type="submit"
            action={action}
            unready={name().trim() === props.circle.name}
            label={text.save}
            busy={circlesText.busy}
          />
        </Acts>
      </form>
    </AccountPart>
  );
}

function Leave(props: { circle: Circle }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const leave = (): void => {
    const { id, members } = props.circle;
    const own = members.find(({ isYou }) => isYou);
    if (own === undefined) return;
    action.run(async () => {
      await leaveCircle(id, own.member);
      navigate('/circles');
    });
  };
  return (
    <AccountPart>
      <AskFirst
        label={text.leave}
        question={props.circle.members.length > 1 ? text.leaveAsk : text.leaveLast}
        yes={text.leave}
        no={text.stay}
        busy={circlesText.busy}
        action={action}
        onYes={leave}
      />
      <ErrorMessage sentence={action.problem()} />
    </AccountPart>
  );
}
