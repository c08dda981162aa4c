import { useNavigate } from '@solidjs/router';
import type { CircleSummary } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { postCircle, useCircles } from '../../client/circles.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { circlesText as text } from '#text/circles.ts';
import { AskedCircle } from './AskedCircle.tsx';
import { CircleQuestions } from './CircleQuestions.tsx';
import styles from './Circles.module.css';

const LONGEST_NAME = 30;

/** The circles that the player is in, or is asked into, and a form to found one. */
export default function CirclesPage(): JSX.Element {
  return (
    <AccountSubpage title={text.title} line={text.line}>
      {() => <Mine />}
    </AccountSubpage>
  );
}

function Mine(): JSX.Element {
  const query = useCircles();
  return (
    <QueryBoundary query={query} failed={text.failed}>
      {(list) => {
        const asked = (): readonly CircleSummary[] => list().circles.filter(({ isAsked }) => isAsked);
        const joined = (): readonly CircleSummary[] => list().circles.filter(({ isAsked }) => !isAsked);
        return (
          <>
            <CircleQuestions questions={list().questions} />
            <For each={asked()}>{(one) => <AskedCircle circle={one} />}</For>
            <AccountPart>
              <Show
                when={joined().length > 0}
                fallback={
                  <>
                    <h2>{text.none}</h2>
                    <p>{text.noneMore}</p>
                  </>
                }
              >
                <LinkList>
                  <For each={joined()}>
                    {(one) => (
                      <li>
                        <a href={`/circles/${one.id}`}>
                          <b>{one.name}</b>
                          <span>{text.members(one.members)}</span>
                        </a>
                      </li>
                    )}
                  </For>
                </LinkList>
              </Show>
            </AccountPart>
            <Found />
          </>
        );
      }}
    </QueryBoundary>
  );
}

function Found(): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const [name, setName] = createSignal('');
  const found = async (): Promise<void> => {
    const id = await postCircle(name().trim());
    navigate(`/circles/${id}`);
  };
  return (
    <AccountPart title={text.founded.title}>
      <form
        class={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          action.run(found);
        }}
      >
        <LineField
          label={text.founded.name}
          hint={text.founded.hint}
          value={name()}
          most={LONGEST_NAME}
          missing={text.founded.missing}
          attributes={{ name: 'name', autocomplete: 'off', autocapitalize: 'words', spellcheck: false }}
          onInput={setName}
        />
        <ErrorMessage sentence={action.problem()} />
        <Acts>
          <ActButton type="submit" action={action} label={text.founded.found} busy={text.busy} />
        </Acts>
      </form>
    </AccountPart>
  );
}
