import type { CircleSummary } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { circlesText } from '#text/circles.ts';
import { LinkList } from '../ui/LinkList.tsx';

/** Circles by name, each a link, with the number of members. */
export function CircleLinks(props: {
  circles: readonly CircleSummary[];
  /** Returns the address behind a circle; its own page by default. */
  href?: (circle: CircleSummary) => string;
}): JSX.Element {
  return (
    <LinkList>
      <For each={props.circles}>
        {(circle) => (
          <li>
            <a href={props.href?.(circle) ?? `/circles/${circle.id}`}>
              <b>{circle.name}</b>
              <span>{circlesText.members(circle.members)}</span>
            </a>
          </li>
        )}
      </For>
    </LinkList>
  );
}
