import { useParams } from '@solidjs/router';
import type { Circle, Season } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle, useSeason } from '../../client/circles.ts';
import type { Course } from '../../components/scores/course.ts';
import { PlacesMap } from '../../components/scores/PlacesMap.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Numbers } from '../../ui/Numbers.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { circlesText, seasonsText as text } from '#text/circles.ts';
import { shellText } from '#text/shell.ts';
import { CircleLoader } from './CircleLoader.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import styles from './Circles.module.css';

/** More columns than these have no room for a number each. */
const MOST_NUMBERED = 12;
/** The distance of numbers where there is less room. */
const STEP = 5;

/** A season of a circle: all its games, how the places changed, and how it is counted. */
export default function SeasonPage(): JSX.Element {
  const params = useParams<{ season: string }>();
  return (
    <CircleLoader>
      {(circle) => (
        // Keyed, because a query keeps its address.
        <Show when={Number(params.season)} keyed>
          {(number) => <Loaded circle={circle()} number={number} />}
        </Show>
      )}
    </CircleLoader>
  );
}

function Loaded(props: { circle: Circle; number: number }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another season is another component
  const query = useSeason(props.circle.id, props.number);
  return (
    <QueryBoundary isPage query={query} failed={text.failed}>
      {(season) => <Page circle={props.circle} season={season()} />}
    </QueryBoundary>
  );
}

function Page(props: { circle: Circle; season: Season }): JSX.Element {
  const terms = () => props.season.terms;
  const latest = (): number => props.circle.season?.number ?? 1;
  const winners = (): readonly string[] =>
    props.season.rows.filter(({ place }) => place === 1).map(({ name, isYou }) => (isYou ? circlesText.you : name));
  usePageTitle(() => ({ title: shellText.titleOf(text.title(props.season.number)) }));
  return (
    <AccountMain
      isNarrow
      title={text.title(props.season.number)}
      line={text.after(props.season.games.length, terms().games, terms())}
      back={{ href: `/circles/${props.circle.id}`, words: props.circle.name }}
    >
      <AccountPart>
        <Show when={props.season.isOver}>
          <p class={styles['fine']}>{text.over(winners())}</p>
        </Show>
        <SeasonTable season={props.season} />
      </AccountPart>
      <Show when={props.season.games.length > 1}>
        <AccountPart title={text.course}>
          <PlacesMap
            course={courseOfSeason(props.season)}
            you={youIn(props.season)}
            nameOf={(row) => props.season.rows[row]?.name ?? ''}
            label={text.courseLabel(props.season.rows.map(({ name, course }) => ({ name, places: course })))}
          />
        </AccountPart>
      </Show>
      <AccountPart title={text.rules}>
        <p class={styles['fine']}>{text.counted[terms().counted]}</p>
        <p class={styles['fine']}>{terms().dropped === 0 ? text.droppedNone : text.dropped(terms())}</p>
        <p class={styles['fine']}>{text.missed[terms().counted]}</p>
        <p class={styles['fine']}>{text.late[terms().late]}</p>
        <p class={styles['fine']}>{text.ties[terms().counted]}</p>
      </AccountPart>
      <Show when={latest() > 1}>
        <AccountPart title={text.others}>
          <nav aria-label={text.others}>
            <Numbers>
              <For each={Array.from({ length: latest() }, (_, index) => index + 1)}>
                {(number) => (
                  <a
                    href={`/circles/${props.circle.id}/seasons/${number}`}
                    aria-label={text.show(number)}
                    aria-current={number === props.season.number ? 'page' : undefined}
                  >
                    {number}
                  </a>
                )}
              </For>
            </Numbers>
          </nav>
        </AccountPart>
      </Show>
      <Show when={props.circle.isFounder && !props.season.isOver}>
        <End circle={props.circle.id} />
      </Show>
    </AccountMain>
  );
}

function End(props: { circle: string }): JSX.Element {
  const action = createAsyncAction();
  const end = (): void => {
    const { circle } = props;
    action.run(() => changeCircle(circle, { do: 'endSeason' }));
  };
  return (
    <AccountPart>
      <AskFirst
        label={text.end}
        question={text.endAsk}
        yes={text.end}
        no={text.keep}
        busy={text.busy}
        action={action}
        onYes={end}
      />
      <ErrorMessage sentence={action.problem()} />
    </AccountPart>
  );
}

function youIn({ rows }: Season): number | null {
  const own = rows.findIndex(({ isYou }) => isYou);
  return own < 0 ? null : own;
}

/** Returns the places over the games of a season. Its rows stand for seats; people yet to come are last. */
function courseOfSeason({ rows, games }: Season): Course {
  const after = games.map((_, game) => rows.map(({ course }) => course[game] ?? rows.length));
  const inOrder = after.map((places) =>
    [...rows.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b),
  );
  return {
    lines: rows.map(({ place, sum, wins }, seat) => ({
      seat,
      place,
      total: sum,
      outs: wins,
      rows: inOrder.map((order) => order.indexOf(seat)),
    })),
    engines: games.map((_, game) => (games.length <= MOST_NUMBERED || (game + 1) % STEP === 0 ? String(game + 1) : '')),
    places: after,
  };
}
