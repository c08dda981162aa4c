import type { OpenGame, OpenGameFilter } from '@slow-train/protocol';
import { useLocation, useNavigate } from '@solidjs/router';
import { createEffect, createMemo, createSignal, Show, type JSX } from 'solid-js';
import { openGamesText as words } from '#text/open-games.ts';
import { shellText } from '#text/shell.ts';
import { createName } from '../../account/NameField.tsx';
import { isNameless } from '../../account/nameless.ts';
import { startSession } from '../../account/session.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { newKey } from '../../client/call.ts';
import { isDecided } from '../../client/fate.ts';
import { isProblem } from '../../client/http.ts';
import {
  postOpenGameSeat,
  fetchMoreOpenGames,
  fetchOpenGames,
  postWait,
  type HeldOpenGames,
} from '../../client/open-games.ts';
import { useMe } from '../../client/queries.ts';
import { KEYS, queryClient, useQuery, type Query } from '../../client/query.ts';
import { fetchMe, signInAs } from '../../client/session.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { KeyedFor } from '../../ui/KeyedFor.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { filterQuery, readFilter } from './filter.ts';
import { Filters } from './Filters.tsx';
import { OpenGameCard, type CardName } from './OpenGameCard.tsx';
import { Waits } from './Waits.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import styles from './OpenGamesPage.module.css';
import { Card } from '../../ui/Card.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import plates from './Plate.module.css';

/** Between two polls of the list: somebody who chooses a table is in no hurry. */
const POLL_MS = 20_000;

/** The games in which anybody may take a seat, with filters, which are part of the page’s address. */
export default function OpenGamesPage(): JSX.Element {
  const location = useLocation();
  const navigate = useNavigate();
  const filter = createMemo(() => readFilter(location.search));
  const [line, setLine] = createSignal(shellText.loading);
  usePageTitle(() => ({ title: shellText.titleOf(words.title) }));
  return (
    <Page class={styles['page']}>
      <PageHeader title={words.title} line={line()} back={{ href: '/', words: shellText.back }} />
      <Filters
        filter={filter()}
        onChange={(next) => navigate(`/open${filterQuery(next)}`, { replace: true, scroll: false })}
      />
      <div class={styles['scroll']}>
        {/* Other filters are another list, but the same filters, one of which has the focus. */}
        <Show when={filterQuery(filter()) || 'all'} keyed>
          <OpenGames filter={filter()} onLine={setLine} />
        </Show>
      </div>
      <Bar isSticky class={styles['bar']}>
        <ButtonLink href="/new#open">{words.openOwn}</ButtonLink>
      </Bar>
    </Page>
  );
}

function useOpenGames(filter: OpenGameFilter): Query<HeldOpenGames> {
  const key = KEYS.openGames(filterQuery(filter));
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchOpenGames(filter, queryClient.getQueryData<HeldOpenGames>(key), signal),
    refetchInterval: POLL_MS,
  });
}

function OpenGames(props: { filter: OpenGameFilter; onLine(line: string): void }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- other filters are another component
  const query = useOpenGames(props.filter);
  const [later, setLater] = createSignal<{ readonly games: readonly OpenGame[]; readonly next: string | null }>();
  const paging = createAsyncAction();
  const first = (): readonly OpenGame[] => query.data()?.list.games ?? [];
  const games = createMemo((): readonly OpenGame[] => {
    const known = new Set(first().map(({ id }) => id));
    return [...first(), ...(later()?.games ?? []).filter(({ id }) => !known.has(id))];
  });
  const next = (): string | null => {
    const more = later();
    return more === undefined ? (query.data()?.list.next ?? null) : more.next;
  };
  const free = (): number => games().filter(({ isFull }) => !isFull).length;
  const loadMore = async (): Promise<void> => {
    const page = await fetchMoreOpenGames(props.filter, next() ?? '');
    setLater((before) => ({ games: [...(before?.games ?? []), ...page.games], next: page.next }));
  };
  createEffect(() => {
    if (query.data()) props.onLine(words.line(free(), next() !== null));
  });
  return (
    <QueryBoundary query={query} failed={words.failed}>
      {(held) => (
        <>
          <Show when={held().list.waits.length > 0}>
            <Waits waits={held().list.waits} onLeft={() => query.refetch()} />
          </Show>
          <Show when={games().length > 0} fallback={<Nothing isFiltered={filterQuery(props.filter) !== ''} />}>
            <Cards games={games()} refetch={() => query.refetch()} />
          </Show>
          <Show when={next()}>
            <ActButton
              quiet
              class={styles['next']}
              action={paging}
              label={words.more}
              busy={words.loadingMore}
              onClick={() => paging.run(loadMore)}
            />
          </Show>
          <SmallPrint class={styles['note']}>
            {words.note} <TouchLink href="/tournaments">{words.tournaments}</TouchLink>
          </SmallPrint>
        </>
      )}
    </QueryBoundary>
  );
}

function Nothing(props: { isFiltered: boolean }): JSX.Element {
  return (
    <Card class={plates['plate']}>
      <h2>{props.isFiltered ? words.noneTitle : words.noneYetTitle}</h2>
      <SmallPrint isText>{props.isFiltered ? words.none : words.noneYet}</SmallPrint>
    </Card>
  );
}

/** The cards, and taking a seat: with one tap, or after giving a name. */
function Cards(props: { games: readonly OpenGame[]; refetch(): void }): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const action = createAsyncAction();
  const [going, setGoing] = createSignal('');
  const [name, setName] = createName();
  /** The game for which a newcomer is asked for their name. */
  const [asking, setAsking] = createSignal('');
  /** The name for this table only, once theirs was refused because it looks like somebody else’s. */
  const [tableName, setTableName] = createSignal<string | null>(null);
  const isStranger = (): boolean => isNameless(me.data());

  const act = (game: OpenGame, work: (own: { readonly name?: string }) => Promise<() => void>): void => {
    if (going() !== game.id) setTableName(null);
    setGoing(game.id);
    const run = async (): Promise<void> => {
      // The page may still be finding out who they are.
      const who = me.data() === undefined ? await fetchMe() : me.data();
      const isNew = !who?.name;
      if (isNew && asking() !== game.id) return void setAsking(game.id);
      const known = isNew ? await signInAs(name()) : undefined;
      const own = isNew ? null : tableName();
      try {
        const leave = await work(own === null ? {} : { name: own });
        if (known) startSession(known);
        leave();
      } catch (error) {
        if (known) startSession(known);
        else if (isProblem(error, 'name-taken')) setTableName(own ?? who?.name ?? '');
        // Somebody else took the seat, or the game has started: show the current list.
        if (isDecided(error)) props.refetch();
        throw error;
      }
    };
    action.run(run);
  };
  const sit = (game: OpenGame): void =>
    act(game, async (own) => {
      const joined = await postOpenGameSeat(game.id, own);
      return () => navigate(`/tables/${joined.game.id}`);
    });
  /** The keys of requests whose answer has not come, by game. */
  const keys = new Map<string, string>();
  const wait = (game: OpenGame): void =>
    act(game, async () => {
      const key = keys.get(game.id) ?? newKey();
      keys.set(game.id, key);
      await postWait(game.id, key);
      keys.delete(game.id);
      return () => props.refetch();
    });
  const nameFor = ({ id }: OpenGame): CardName | null => {
    if (isStranger()) return asking() === id ? { value: name(), isForTable: false, onInput: setName } : null;
    const own = going() === id ? tableName() : null;
    return own === null ? null : { value: own, isForTable: true, onInput: setTableName };
  };
  return (
    <ul class={styles['cards']}>
      <KeyedFor each={props.games}>
        {(game) => (
          <li>
            <OpenGameCard
              game={game()}
              isGreen={props.games.findIndex(({ id }) => id === game().id) % 2 === 1}
              action={action}
              isGoing={going() === game().id}
              name={nameFor(game())}
              onSit={() => sit(game())}
              onWait={() => wait(game())}
            />
          </li>
        )}
      </KeyedFor>
    </ul>
  );
}
