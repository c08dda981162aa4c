import type { Circle, CircleSummary } from '@slow-train/protocol';
import type { Evening } from '@slow-train/protocol/evening';
import { useLocation, useNavigate } from '@solidjs/router';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { postEvening } from '../../client/circle-evenings.ts';
import { useCircle, useCircles } from '../../client/circles.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Select } from '../../ui/Select.tsx';
import { circleEveningsText as text, circlesText } from '#text/circles.ts';
import { keptEvening } from '../score-keeper/kept-evenings.ts';
import styles from './Circles.module.css';

/** Enters an evening that this browser keeps into the season of a circle: which one, and who is who. */
export default function EnterEveningPage(): JSX.Element {
  const evening = keptEvening(new URLSearchParams(useLocation().search).get('evening') ?? '');
  return (
    <AccountSubpage title={text.enter} line={text.enterLine} back={{ href: '/circles', words: circlesText.back }}>
      {() => (
        <Show when={evening} fallback={<p class={styles['fine']}>{text.missing}</p>}>
          {(kept) => <ChooseCircle evening={kept()} />}
        </Show>
      )}
    </AccountSubpage>
  );
}

function ChooseCircle(props: { evening: Evening }): JSX.Element {
  const query = useCircles();
  const location = useLocation();
  const chosen = (): string | null => new URLSearchParams(location.search).get('circle');
  return (
    <QueryBoundary query={query} failed={circlesText.failed}>
      {(list) => {
        const joined = (): readonly CircleSummary[] => list().circles.filter(({ isAsked }) => !isAsked);
        const circle = (): string | null => chosen() ?? (joined().length === 1 ? (joined()[0]?.id ?? null) : null);
        return (
          <Show
            when={circle()}
            keyed
            fallback={
              <AccountPart title={joined().length === 0 ? circlesText.none : text.which}>
                <Show when={joined().length > 0} fallback={<p class={styles['fine']}>{circlesText.noneMore}</p>}>
                  <LinkList>
                    <For each={joined()}>
                      {(one) => (
                        <li>
                          <a href={`/circles/evening?evening=${props.evening.id}&circle=${one.id}`}>
                            <b>{one.name}</b>
                            <span>{circlesText.members(one.members)}</span>
                          </a>
                        </li>
                      )}
                    </For>
                  </LinkList>
                </Show>
              </AccountPart>
            }
          >
            {(id) => <WhoIsWho id={id} evening={props.evening} />}
          </Show>
        );
      }}
    </QueryBoundary>
  );
}

function WhoIsWho(props: { id: string; evening: Evening }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another circle is another form
  const query = useCircle(props.id);
  return (
    <QueryBoundary query={query} failed={circlesText.failed}>
      {(circle) => <Form circle={circle()} evening={props.evening} />}
    </QueryBoundary>
  );
}

/** A guest in the list of members. */
const GUEST = 0;

function Form(props: { circle: Circle; evening: Evening }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const byName = (name: string): number => {
    const alike = (other: string): boolean => other.localeCompare(name, undefined, { sensitivity: 'base' }) === 0;
    return props.circle.members.find((one) => alike(one.name))?.member ?? GUEST;
  };
  // eslint-disable-next-line solid/reactivity -- the values before the form changes them
  const [players, setPlayers] = createSignal<readonly number[]>(props.evening.people.map(byName));
  const nameOf = (member: number): string =>
    props.circle.members.find((one) => one.member === member)?.name ?? text.guest;
  const enter = (): void => {
    const { circle, evening } = props;
    const chosen = players().map((member) => (member === GUEST ? null : member));
    action.run(async () => {
      await postEvening(circle.id, evening, chosen);
      navigate(`/circles/${circle.id}`);
    });
  };
  return (
    <AccountPart title={props.circle.name} more={text.who}>
      <form
        class={styles['enter']}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <For each={props.evening.people}>
          {(name, seat) => (
            <Select
              label={name}
              values={[GUEST, ...props.circle.members.map(({ member }) => member)]}
              value={players()[seat()] ?? GUEST}
              words={nameOf}
              onChange={(member) => setPlayers(players().with(seat(), member))}
            />
          )}
        </For>
        <p class={styles['fine']}>{text.means}</p>
        <ErrorMessage sentence={action.problem()} />
        <ActButton type="submit" action={action} label={text.send} busy={text.busy} />
      </form>
    </AccountPart>
  );
}
