import type { Circle } from '@slow-train/protocol';
import { presetName } from '#words';
import { lazy, Show, Suspense, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { circlesText as text, seasonsText } from '#text/circles.ts';
import { shellText } from '#text/shell.ts';
import { CircleGames } from './CircleGames.tsx';
import { CircleLoader } from './CircleLoader.tsx';
import { CircleQuestions } from './CircleQuestions.tsx';
import { NextCircleGame } from './NextCircleGame.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { Totals } from './Totals.tsx';
import { Actions } from '../../ui/Actions.tsx';
import styles from './Circles.module.css';

const CircleEvenings = lazy(() => import('./CircleEvenings.tsx'));

/** A circle: its next game, its season, its games and their totals. */
export default function CirclePage(): JSX.Element {
  return <CircleLoader>{(circle) => <Page circle={circle()} />}</CircleLoader>;
}

function Page(props: { circle: Circle }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(props.circle.name) }));
  return (
    <AccountMain
      hasColumns
      title={props.circle.name}
      line={text.summary(props.circle.members.length, props.circle.season?.number ?? null)}
      back={{ href: '/circles', words: text.back }}
    >
      <NextCircleGame circle={props.circle} />
      <CircleQuestions questions={props.circle.questions} />
      <Show when={props.circle.evenings.length > 0}>
        <Suspense>
          <CircleEvenings circle={props.circle.id} evenings={props.circle.evenings} />
        </Suspense>
      </Show>
      <CurrentSeason circle={props.circle} />
      <CircleGames circle={props.circle} />
      <Show when={props.circle.totals.length > 0}>
        <Totals totals={props.circle.totals} />
      </Show>
      <AccountPart>
        <LinkList>
          <li>
            <a href={`/circles/${props.circle.id}/people`}>
              <b>{text.toPeople}</b>
              <span>{text.toPeopleMore}</span>
            </a>
          </li>
          <Show when={props.circle.isFounder}>
            <li>
              <a href={`/circles/${props.circle.id}/play`}>
                <b>{text.toPlay}</b>
                <span>{playOf(props.circle)}</span>
              </a>
            </li>
          </Show>
        </LinkList>
      </AccountPart>
    </AccountMain>
  );
}

function CurrentSeason(props: { circle: Circle }): JSX.Element {
  const mayStart = (): boolean => props.circle.isFounder && props.circle.season?.isOver !== false;
  return (
    <Show
      when={props.circle.season}
      fallback={
        <AccountPart title={seasonsText.none}>
          <p class={styles['fine']}>{seasonsText.noneMore}</p>
          <Show when={mayStart()}>
            <Actions class={styles['acts']}>
              <ButtonLink quiet href={`/circles/${props.circle.id}/new-season`}>
                {seasonsText.start}
              </ButtonLink>
            </Actions>
          </Show>
        </AccountPart>
      }
    >
      {(season) => (
        <AccountPart
          title={seasonsText.title(season().number)}
          more={seasonsText.after(season().games.length, season().terms.games, season().terms)}
        >
          <SeasonTable season={season()} isShort />
          <Actions class={styles['acts']}>
            <ButtonLink quiet href={`/circles/${props.circle.id}/seasons/${season().number}`}>
              {seasonsText.all}
            </ButtonLink>
            <Show when={mayStart()}>
              <ButtonLink quiet href={`/circles/${props.circle.id}/new-season`}>
                {seasonsText.startNext(season().number + 1)}
              </ButtonLink>
            </Show>
          </Actions>
        </AccountPart>
      )}
    </Show>
  );
}

function playOf({ standing }: Circle): string {
  return standing === null ? text.play.none : text.play.short(presetName(standing.rules.preset), standing.weekly);
}
