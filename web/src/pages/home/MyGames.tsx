import { createMemo, For, lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js';
import type { GameList, GameSummary } from '@slow-train/protocol';
import { online } from '../../client/connection.ts';
import { knownGames } from '../../client/known.ts';
import { useGames, useMe } from '../../client/queries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { createNow } from '../../client/server-time.ts';
import { createFirstLater, createStep, lazyLater } from '../../ui/step.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { errorMessage } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { shellText, gamesText, dayAndTime, dayName } from '#text/shell.ts';
import { groupGames, type Groups } from './group-games.ts';
import { TurnCard } from './TurnCard.tsx';
import { GameRow } from './GameRow.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import styles from './MyGames.module.css';

/** Shows nothing if it cannot be loaded; the player's own games still appear. */
const Below = lazyLater(() => import('./Below.tsx').catch(() => ({ default: () => null })));

/** Instead of a list. */
const NoGames = lazy(() => import('./NoGames.tsx'));

/** Few visits have any. */
const Invitations = lazy(() => import('./Invitations.tsx'));

/** Few ever have any. */
const FromOperator = lazy(() => import('./FromOperator.tsx'));

/** A picture of the time, which is beside it in words. */
const Clock = lazy(async () => ({ default: (await import('../../ui/Clock.tsx')).Clock }));

const GOING = ['others', 'lobby'] as const satisfies readonly (keyof Groups)[];
const OVER = ['finished'] as const satisfies readonly (keyof Groups)[];

/** My games: those that wait for me as tickets, the rest as a timetable. */
export function MyGames(): JSX.Element {
  const games = useGames();
  const me = useMe();
  const now = createNow();
  const answer = createFirstLater(games.data);
  const all = createMemo((): readonly GameSummary[] | undefined => answer()?.list.games);
  /** The parts below the tickets come after them, all together: nothing moves once they are there. */
  const below = createFirstLater(all);
  const isClockDue = createStep();
  const asked = (): GameList | undefined => {
    const list = games.data()?.list;
    return list?.invitations?.length || list?.circles?.length ? list : undefined;
  };
  const groups = createMemo(() => groupGames(all() ?? []));
  const mine = (): number => groups().yourTurn.length;
  usePageTitle(() => ({ title: mine() > 0 ? shellText.titleWaiting(mine()) : shellText.titleOf(shellText.tables) }));

  return (
    <Page class={styles['page']}>
      <PageHeader
        class={styles['header']}
        title={shellText.app}
        line={all() ? gamesText.waiting(mine()) : shellText.loading}
      >
        <div class={styles['now']}>
          <Show when={isClockDue()}>
            <span>{dayName(now())}</span>
            <Suspense fallback={<svg class={styles['clock']} />}>
              <Clock at={now()} class={styles['clock']} />
            </Suspense>
          </Show>
        </div>
      </PageHeader>
      <div class={styles['scroll']}>
        <div class={styles['notes']}>
          <Show when={(!online() || games.error()) && all()}>
            <p class={styles['offline']}>
              {online()
                ? shellText.heldBack
                : shellText.asOf(dayAndTime(games.answeredAt() || (knownGames()?.at ?? now())))}
            </p>
          </Show>
          <Show when={(me.data()?.fromOperator ?? []).length > 0}>
            <Suspense>
              <FromOperator />
            </Suspense>
          </Show>
          <Show when={asked()}>
            {(list) => (
              <Suspense>
                <Invitations list={list()} refetch={() => games.refetch()} />
              </Suspense>
            )}
          </Show>
        </div>
        <div class={styles['going']}>
          <Switch
            fallback={
              <>
                <Show when={mine() > 0}>
                  <section>
                    <h2>{gamesText.yourTurn}</h2>
                    <For each={groups().yourTurn}>
                      {(game, index) => <TurnCard game={game} now={now()} isGreen={index() % 2 === 1} />}
                    </For>
                  </section>
                </Show>
                <Show when={below()}>
                  <Timetable names={GOING} groups={groups()} now={now()} />
                </Show>
              </>
            }
          >
            <Match when={all() === undefined && games.error()}>
              <div class={styles['failed']}>
                <ErrorMessage sentence={`${gamesText.failed} ${errorMessage(games.error())}`} />
                <Button aria-busy={games.isFetching()} onClick={() => games.refetch()}>
                  {shellText.problem.again}
                </Button>
              </div>
            </Match>
            <Match when={all() === undefined}>
              <Loading words={shellText.loading} />
            </Match>
            <Match when={all()?.length === 0}>
              <Suspense>
                <NoGames />
              </Suspense>
            </Match>
          </Switch>
        </div>
        <Show when={below() || games.error()}>
          <div class={styles['beside']}>
            <Timetable names={OVER} groups={groups()} now={now()} />
            <Suspense>
              <Below hasGames={Boolean(all()?.length)} tournaments={games.data()?.list.tournaments} now={now()} />
              <p class={styles['you']}>
                <TouchLink href="/you">{gamesText.you}</TouchLink>
              </p>
              <p class={styles['more']}>
                <TouchLink href="/more">{gamesText.more}</TouchLink>
              </p>
            </Suspense>
          </div>
        </Show>
      </div>
      <Bar isSticky class={styles['bar']}>
        <ButtonLink quiet href="/join">
          {gamesText.code}
        </ButtonLink>
        <ButtonLink href="/new">{gamesText.set}</ButtonLink>
      </Bar>
    </Page>
  );
}

/** Games as lines of the timetable, by groups, without those that have none. */
function Timetable(props: { names: readonly (keyof Groups)[]; groups: Groups; now: number }): JSX.Element {
  return (
    <For each={props.names.filter((group) => props.groups[group].length > 0)}>
      {(group) => (
        <section>
          <h2>{gamesText[group]}</h2>
          <Lines>
            <For each={props.groups[group]}>{(game) => <GameRow game={game} now={props.now} />}</For>
          </Lines>
        </section>
      )}
    </For>
  );
}
