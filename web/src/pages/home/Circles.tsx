import type { CircleSummary } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { useCircles } from '../../client/circles.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { circlesText } from '#text/circles.ts';

/** The circles that I am in, as lines of the timetable. */
export function Circles(): JSX.Element {
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
