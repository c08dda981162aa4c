import { YearNumberSchema, type Year } from '@slow-train/protocol';
import { useParams } from '@solidjs/router';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { useYear } from '../../client/profiles.ts';
import type { Query } from '../../client/query.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { profileText } from '#text/people.ts';
import styles from './YearPage.module.css';

/** The player's games of a year, as the stations of a line. */
export default function YearPage(): JSX.Element {
  const params = useParams<{ year: string }>();
  /** A year of another century is this one's nearest: the page says that nothing finished then. */
  const year = (): number => YearNumberSchema.catch(new Date().getUTCFullYear()).parse(Number(params.year));
  return (
    <Show when={year()} keyed>
      {(known) => (
        <AccountSubpage
          title={profileText.yearTitle(known)}
          line={profileText.yearLine}
          back={{ href: '/you/profile', words: profileText.yearBack }}
        >
          {() => {
            const query = useYear(known);
            return <Stations year={known} query={query} />;
          }}
        </AccountSubpage>
      )}
    </Show>
  );
}

function Stations(props: { year: number; query: Query<Year> }): JSX.Element {
  return (
    <QueryBoundary query={props.query} failed={profileText.yearFailed}>
      {(year) => (
        <Show when={year().games > 0} fallback={<Empty year={props.year} />}>
          <ol class={styles['line']}>
            <For each={sentencesOf(year())}>
              {(sentence) => (
                <li>
                  <Rich text={sentence} />
                </li>
              )}
            </For>
          </ol>
          <AccountPart title={profileText.monthly} more={profileText.monthlyMore}>
            <Months year={year()} />
          </AccountPart>
        </Show>
      )}
    </QueryBoundary>
  );
}

function Empty(props: { year: number }): JSX.Element {
  return (
    <AccountPart title={profileText.yearEmptyTitle(props.year)}>
      <p>{profileText.yearEmpty}</p>
      <ButtonLink href="/new">{profileText.newGame}</ButtonLink>
    </AccountPart>
  );
}

/** In rem. */
const TALLEST = 7;

/** The games that ended in each month, as columns. */
function Months(props: { year: Year }): JSX.Element {
  const most = (): number => Math.max(...props.year.months);
  return (
    <ol class={styles['months']}>
      <For each={props.year.months}>
        {(games, month) => (
          <li aria-label={profileText.inMonth(props.year.year, month(), games)}>
            <span class={styles['bar']} style={{ 'block-size': `${(games / most()) * TALLEST}rem` }} aria-hidden="true">
              <Show when={games > 0}>
                <b>{games}</b>
              </Show>
            </span>
            <span aria-hidden="true">{profileText.monthLetter(props.year.year, month())}</span>
          </li>
        )}
      </For>
    </ol>
  );
}

const PEOPLE_NAMED = 3;

function sentencesOf(year: Year): readonly string[] {
  const { stations } = profileText;
  const minutes = (hours: number): number => Math.max(1, Math.round(hours * 60));
  return [
    stations.games(year.games, year.rounds),
    ...(year.firsts > 0 ? [stations.firsts(year.firsts)] : []),
    ...(year.roundsWon > 0 ? [stations.won(year.roundsWon)] : []),
    stations.train(year.longestTrain),
    stations.pips(year.pips),
    ...(year.people.length > 0 ? [stations.people(year.people.slice(0, PEOPLE_NAMED).map(({ name }) => name))] : []),
    ...(year.pace === null ? [] : [stations.pace(minutes(year.pace.shortest), minutes(year.pace.longest))]),
    ...year.ratings.map(({ preset, points, gained }) => stations.rating(preset, points, gained)),
  ];
}
