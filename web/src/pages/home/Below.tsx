import type { CircleSummary, EnteredTournament } from '@slow-train/protocol';
import { For, type JSX, Show } from 'solid-js';
import { circlesText } from '#text/circles.ts';
import { online } from '../../client/connection.ts';
import { AgainstComputer } from './AgainstComputer.tsx';
import { Tournaments } from './Tournaments.tsx';
import { Vacancies } from './Vacancies.tsx';
import { useCircles } from '../../client/circles.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { createStep } from '../../ui/step.ts';

/** The quieter parts below my games. */
export default function Below(props: {
  /** Whether there is any game: else the list itself offers one against the computer. */
  hasGames: boolean;
  tournaments: readonly EnteredTournament[] | undefined;
  now: number;
}): JSX.Element {
  // These take no room until they are answered.
  const isAskingDue = createStep();
  return (
    <>
      <Show when={props.hasGames}>
        <AgainstComputer />
      </Show>
      <Show when={(props.tournaments ?? []).length > 0}>
        <Tournaments tournaments={props.tournaments ?? []} now={props.now} />
      </Show>
      <Show when={online() && isAskingDue()}>
        <Circles />
        <Vacancies />
      </Show>
    </>
  );
}

/** The circles that I am in, as lines of the timetable. */
function Circles(): JSX.Element {
  const query = useCircles();
  const joined = (): readonly CircleSummary[] => query.data()?.circles.filter(({ isAsked }) => !isAsked) ?? [];
  return (
    <Show when={joined().length > 0}>
      <section>
        <h2>{circlesText.title}</h2>
        <LinkList>
          <For each={joined()}>
            {(circle) => (
              <li>
                <a href={`/circles/${circle.id}`}>
                  <b>{circle.name}</b>
                  <span>{circlesText.members(circle.members)}</span>
                </a>
              </li>
            )}
          </For>
        </LinkList>
      </section>
    </Show>
  );
}
