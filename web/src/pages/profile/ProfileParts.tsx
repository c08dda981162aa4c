import { PROFILE_PARTS, type Profile, type RatingView } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { substitutesText } from '#text/clock.ts';
import { profileText } from '#text/people.ts';
import { LineChart } from '../../components/LineChart.tsx';
import { Lines } from '../../ui/Lines.tsx';
import styles from './ProfileParts.module.css';

/** The parts of a profile, one after the other, without those that are hidden or not there yet. */
export function ProfileParts(props: { profile: Profile }): JSX.Element {
  return (
    <>
      <Show when={props.profile.results}>{(results) => <Figures results={results()} />}</Show>
      <p class={styles['sentences']}>
        <For each={sentencesOf(props.profile)}>{(sentence) => <span>{sentence} </span>}</For>
      </p>
      <Show when={props.profile.pips}>
        {(pips) => (
          <Part title={profileText.pips} more={profileText.pipsMore}>
            <Show when={pips().length > 1} fallback={<p class={styles['only']}>{pipsIn(pips())}</p>}>
              <LineChart
                points={pips().map(({ month, pips: value }) => ({ value, label: profileText.month(month) }))}
                write={(value) => profileText.number(value)}
                label={pipsIn(pips())}
              />
            </Show>
          </Part>
        )}
      </Show>
      <Show when={props.profile.ratings}>
        {(ratings) => (
          <Part title={profileText.ratings} more={profileText.ratingsMore}>
            <For each={ratings()}>{(rating) => <Rating rating={rating} />}</For>
          </Part>
        )}
      </Show>
      <Show when={props.profile.ladder}>
        {(ladder) => (
          <Part title={profileText.ladder} more={profileText.ladderMore}>
            <Lines rows>
              <For each={ladder()}>
                {({ level, games, won }) => (
                  <li>
                    <b>{substitutesText.level[level]}</b>
                    <small>{profileText.ladderWon(won, games)}</small>
                  </li>
                )}
              </For>
            </Lines>
          </Part>
        )}
      </Show>
    </>
  );
}

function pipsIn(pips: NonNullable<Profile['pips']>): string {
  return pips.map(({ month, pips: value }) => profileText.pipsIn(month, value)).join('; ');
}

/** Whether a profile has anything to show. */
export function hasParts(profile: Profile): boolean {
  return PROFILE_PARTS.some((part) => profile[part] !== null);
}

function Figures(props: { results: NonNullable<Profile['results']> }): JSX.Element {
  const average = (): number => {
    const { places, games } = props.results;
    return places.reduce((sum, { place, times }) => sum + place * times, 0) / games;
  };
  return (
    <dl class={styles['figures']}>
      <div>
        <dt>{profileText.games(props.results.games)}</dt>
        <dd>{profileText.number(props.results.games)}</dd>
      </div>
      <div>
        <dt>{profileText.averagePlace}</dt>
        <dd>{profileText.number(average())}</dd>
      </div>
      <div>
        <dt>{profileText.longestTrain(props.results.longestTrain)}</dt>
        <dd>{profileText.number(props.results.longestTrain)}</dd>
      </div>
    </dl>
  );
}

function sentencesOf({ results, reliability, pace }: Profile): readonly string[] {
  const minutes = (hours: number): number => Math.max(1, Math.round(hours * 60));
  return [
    results && profileText.places(results.places),
    results && profileText.wonRounds(results.roundsWon, results.rounds),
    reliability && profileText.reliability(reliability),
    pace && profileText.pace(minutes(pace.shortest), minutes(pace.longest)),
  ].flatMap((sentence) => (sentence ? [sentence] : []));
}

function Part(props: { title: string; more: string; children: JSX.Element }): JSX.Element {
  return (
    <section class={styles['part']}>
      <h2>
        {props.title}
        <small>{props.more}</small>
      </h2>
      {props.children}
    </section>
  );
}

function Rating(props: { rating: RatingView }): JSX.Element {
  const points = (): readonly number[] => props.rating.history.map((one) => one.points);
  return (
    <div class={styles['rating']}>
      <p>
        <b>{profileText.preset(props.rating.preset)}</b>
        <strong>{profileText.number(props.rating.points)}</strong>
        <small>{profileText.ratedGames(props.rating.games, props.rating.isProvisional)}</small>
      </p>
      <Show when={points().length > 1}>
        <LineChart
          points={points().map((value) => ({ value }))}
          write={(value) => profileText.number(value)}
          label={profileText.ratingCourse(props.rating.preset, points())}
        />
      </Show>
    </div>
  );
}
