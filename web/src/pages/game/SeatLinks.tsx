import { createEffect, For, on, Show, type JSX } from 'solid-js';
import { seatLinksText } from '#text/waiting.ts';
import { shellText } from '#text/shell.ts';
import type { SeatLinks } from '@slow-train/protocol';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { copyLink, sendLink } from '../../ui/share.ts';
import styles from './SeatLinks.module.css';
import { api, call } from '../../client/call.ts';
import { KEYS, type Query, useQuery } from '../../client/query.ts';

/** The links of the seats that are kept for the people of an evening, for the host to send. */
export default function SeatLinks(props: {
  gameId: string;
  /** Changes when somebody has taken a seat. */
  revision: number;
  class?: string | undefined;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const query = useSeatLinks(props.gameId);
  createEffect(
    on(
      () => props.revision,
      () => void query.refetch(),
      { defer: true },
    ),
  );
  return (
    <QueryBoundary query={query} failed={seatLinksText.failed}>
      {(found) => (
        <Show when={found().links.length > 0}>
          <Card kind="ticket" class={props.class}>
            <h2>{seatLinksText.title}</h2>
            <SmallPrint>{seatLinksText.more}</SmallPrint>
            <ul class={styles['links']}>
              <For each={found().links}>
                {({ name, code }) => {
                  const url = `${location.origin}/join/${code}`;
                  return (
                    <li>
                      <Actions>
                        <Show when={'share' in navigator}>
                          <Button
                            onClick={() =>
                              void sendLink({ title: shellText.app, text: seatLinksText.message(name), url })
                            }
                          >
                            {seatLinksText.sendTo(name)}
                          </Button>
                        </Show>
                        <Button
                          quiet={'share' in navigator}
                          onClick={() =>
                            void copyLink(`${seatLinksText.message(name)} ${url}`, undefined, seatLinksText)
                          }
                        >
                          {seatLinksText.copyFor(name)}
                        </Button>
                      </Actions>
                    </li>
                  );
                }}
              </For>
            </ul>
          </Card>
        </Show>
      )}
    </QueryBoundary>
  );
}

/** The links of the seats that are kept for the people of an evening; for the host. */
function useSeatLinks(id: string): Query<SeatLinks> {
  return useQuery({
    queryKey: KEYS.seatLinks(id),
    queryFn: ({ signal }) => call(api.games[':id']['seat-links'].$get, { param: { id } }, signal),
  });
}
