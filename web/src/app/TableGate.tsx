import type { GameAnswer, GameView, LogEntry } from '@slow-train/protocol';
import { createMemo, Match, Show, Switch, type Accessor, type JSX } from 'solid-js';
import { heldTable } from '../api/held.ts';
import { Refused } from '../api/http.ts';
import { usePolledTable } from '../api/queries.ts';
import { createDesk } from '../desk/create-desk.ts';
import { createReading } from '../desk/create-reading.ts';
import type { PlayerDesk } from '../desk/player-desk.ts';
import { createPart } from '../fairness/create-part.ts';
import { satInFor } from '../substitutes/held.ts';
import { shellText } from '../text/shell.ts';
import { substitutesText } from '../text/substitutes.ts';
import { tableText } from '../text/table-page.ts';
import { Loading } from './Loading.tsx';
import { NoticePage } from './NoticePage.tsx';
import { usePlace } from './place.ts';
import { Unfetched } from './Unfetched.tsx';

/** What a page of a table gets to work with. */
export interface OpenTable {
  /** Oldest first. */
  readonly log: Accessor<readonly LogEntry[]>;
  take(fresh: GameAnswer): void;
  /** What this player keeps here, on all their devices. */
  readonly desk: PlayerDesk;
  /** The revision up to which this player had read before coming here; null while that is not known. */
  readonly newSince: Accessor<number | null>;
  /** The last revision that this player has seen on any device, as the service last told it. */
  readUpTo(): number;
  readonly isFetching: Accessor<boolean>;
  /** Reads the table again at once. */
  lookAgain(): void;
}

/** Fetches a table, keeps it fresh, and shows the page once there is something to show. */
export function TableGate(props: {
  id: string;
  /** Shown where the table may not be seen, by somebody who has a way in. */
  door?: (() => JSX.Element) | undefined;
  children: (game: Accessor<GameView>, table: OpenTable) => JSX.Element;
}): JSX.Element {
  return (
    // Another table is another page, not this one with other data.
    <Show when={props.id} keyed>
      {(id) => (
        <Gate id={id} door={props.door}>
          {props.children}
        </Gate>
      )}
    </Show>
  );
}

function Gate(props: {
  id: string;
  door: (() => JSX.Element) | undefined;
  children: (game: Accessor<GameView>, table: OpenTable) => JSX.Element;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed above: the id never changes
  const id = props.id;
  const table = heldTable(id);
  const poll = usePolledTable(id);
  const status = (): number => {
    const error = poll.error();
    return error instanceof Refused ? error.status : 0;
  };
  const isClosed = (): boolean => [400, 401, 403, 404].includes(status());
  const lookAgain = (): void => poll.lookAgain();
  createPart(table.now, lookAgain);
  const desk = createDesk({
    game: id,
    kept: () => table.now()?.desk,
    take: (fresh) => table.takeDesk(fresh),
    lookAgain,
  });
  const newSince = createReading(desk, () => table.now()?.game.revision ?? 0);
  /** Each part by itself: what is saved on the desk is no news about the game. */
  const open = (answer: Accessor<GameAnswer>): JSX.Element => {
    const game = createMemo(() => answer().game);
    const log = createMemo(() => answer().log);
    // eslint-disable-next-line solid/reactivity -- handed on as it is: the page reads it where it shows it
    return props.children(game, {
      log,
      desk,
      newSince,
      readUpTo: () => table.now()?.desk?.readUpTo ?? 0,
      isFetching: poll.isFetching,
      take: (fresh) => table.take(fresh),
      lookAgain,
    });
  };
  return (
    <Switch fallback={<Loading words={shellText.loadingTable} />}>
      <Match when={isClosed() && props.door}>{(door) => door()()}</Match>
      <Match when={status() === 401}>
        <TableNotice
          title={tableText.signedOutTitle}
          more={tableText.signedOutMore}
          action={tableText.signIn}
          href={`/sign-in?to=/tables/${id}`}
        />
      </Match>
      <Match when={isClosed() && satInFor(table.now()?.game)}>
        {(owner) => (
          <TableNotice
            title={substitutesText.satIn(owner())}
            more={substitutesText.satInMore(owner())}
            action={shellText.missing.home}
          />
        )}
      </Match>
      <Match when={isClosed()}>
        <TableNotice title={tableText.missing} more={tableText.missingMore} action={shellText.missing.home} />
      </Match>
      {/* Whatever was seen once stays to be seen, come what may of the connection. */}
      <Match when={table.now()}>{(answer) => open(answer)}</Match>
      <Match when={poll.error()}>
        <Unfetched title={tableText.failed} error={poll.error()} busy={poll.isFetching()} retry={lookAgain} />
      </Match>
    </Switch>
  );
}

function TableNotice(props: { title: string; more: string; action: string; href?: string }): JSX.Element {
  usePlace(() => ({ title: shellText.titleOf(props.title) }));
  return (
    <NoticePage title={props.title} more={props.more}>
      <a class="button" href={props.href ?? '/'}>
        {props.action}
      </a>
    </NoticePage>
  );
}
