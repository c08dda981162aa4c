import { createMemo, For, lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js';
import type { GameSummary } from '@slow-train/protocol';
import { online } from '../api/connection.ts';
import { useGames } from '../api/queries.ts';
import { Loading } from '../app/Loading.tsx';
import { Main } from '../app/Main.tsx';
import { createNow } from '../app/now.ts';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { sentenceOf } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { shellText } from '../text/shell.ts';
import { tablesText } from '../text/tables.ts';
import { replayText } from '../text/replay.ts';
import { dayName } from '../text/when.ts';
import { Clock } from '../ui/Clock.tsx';
import { AgainstComputer } from './AgainstComputer.tsx';
import { groupsOf, type Groups } from './grouping.ts';
import { Ticket } from './Ticket.tsx';
import { TimetableRow } from './TimetableRow.tsx';
import './tables.css';

/** Whoever cannot fetch it sees their own tables all the same. */
const Vacancies = lazy(() => import('../substitutes/Vacancies.tsx').catch(() => ({ default: () => null })));

const GROUPS = ['others', 'boarding', 'arrived'] as const satisfies readonly (keyof Groups)[];

/** Everything I sit at: what waits for me as tickets, the rest as a timetable. */
export function MyTables(): JSX.Element {
  const games = useGames();
  const now = createNow();
  const all = createMemo((): readonly GameSummary[] | undefined => games.data()?.list.games);
  const groups = createMemo(() => groupsOf(all() ?? []));
  const mine = (): number => groups().yourTurn.length;
  usePlace(() => ({ title: mine() > 0 ? shellText.titleWaiting(mine()) : shellText.titleOf(shellText.tables) }));

  return (
    <Main class="tables-page">
      <Sign title={shellText.app} line={all() ? tablesText.waiting(mine()) : ''}>
        <div class="sign-now">
          <span>{dayName(now())}</span>
          <Clock at={now()} class="sign-clock" />
        </div>
      </Sign>
      <div class="tables-scroll">
        <Show when={!online() && all()}>
          <p class="tables-offline">{shellText.offline}</p>
        </Show>
        <Switch
          fallback={
            <div class="tables-groups" classList={{ both: mine() > 0 }}>
              <Show when={mine() > 0}>
                <section class="turns">
                  <h2>{tablesText.yourTurn}</h2>
                  <For each={groups().yourTurn}>
                    {(game, index) => <Ticket game={game} now={now()} isGreen={index() % 2 === 1} />}
                  </For>
                </section>
              </Show>
              <div>
                <For each={GROUPS}>
                  {(group) => (
                    <Show when={groups()[group].length > 0}>
                      <section>
                        <h2>{tablesText[group]}</h2>
                        <ul class="timetable">
                          <For each={groups()[group]}>{(game) => <TimetableRow game={game} now={now()} />}</For>
                        </ul>
                      </section>
                    </Show>
                  )}
                </For>
                <AgainstComputer />
              </div>
            </div>
          }
        >
          <Match when={all() === undefined && games.error()}>
            <div class="tables-failed">
              <Trouble sentence={`${tablesText.failed} ${sentenceOf(games.error())}`} />
              <button type="button" class="button" aria-busy={games.isFetching()} onClick={() => games.lookAgain()}>
                {shellText.problem.again}
              </button>
            </div>
          </Match>
          <Match when={all() === undefined}>
            <Loading words={shellText.loading} />
          </Match>
          <Match when={all()?.length === 0}>
            <section class="tables-none">
              <h2>{tablesText.none}</h2>
              <p>{tablesText.noneMore}</p>
              <AgainstComputer />
            </section>
          </Match>
        </Switch>
        <Show when={all() && online()}>
          <Suspense>
            <Vacancies />
          </Suspense>
        </Show>
        <p class="tables-you">
          <a href="/you">{tablesText.you}</a>
        </p>
        <p class="tables-replay">
          <a href="/replay">{replayText.lobby}</a>
        </p>
      </div>
      <footer class="tables-bar">
        <a class="button quiet" href="/join">
          {tablesText.code}
        </a>
        <a class="button" href="/new">
          {tablesText.set}
        </a>
      </footer>
    </Main>
  );
}
