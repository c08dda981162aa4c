import type { GameView, Level } from '@slow-train/protocol';
import { createMemo, For, Show, type JSX, type ParentProps } from 'solid-js';
import { substitutesText } from '#text/clock.ts';
import { gameEndText } from '#text/replay.ts';
import { scoresText } from '#text/rules.ts';
import type { Who } from '#words';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Page } from '../../ui/Page.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { levelIn } from '../seats.ts';
import { countedResults, storyOf, type Course, type CourseLine, type Story } from './course.ts';
import { PlacesMap } from './PlacesMap.tsx';
import { sheetOf, whoAt, type ScoredGame } from './sheet.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Lines } from '../../ui/Lines.tsx';
import styles from './GameResult.module.css';

/** A game that was played to its end. */
export type FinishedGame = ScoredGame & Pick<GameView, 'name'>;

/** Returns the end of a game as a headline: “Ana wins”. */
export function resultHeadline(game: FinishedGame): string {
  return scoresText.won(sheetOf(game).leaders).replace(/\.$/, '');
}

/** The page of a finished game: how it was won, the places over the rounds, the final standing. Children are its foot. */
export function GameResult(
  props: ParentProps<{
    game: FinishedGame;
    course: Course;
    /** Below the standing. */
    more: JSX.Element;
    /** In the same row on a wide page. */
    beside?: JSX.Element;
  }>,
): JSX.Element {
  const who = (seat: number): Who => whoAt(props.game, seat);
  /** Whether somebody got up: they are last, with any pips. */
  const isLeft = (): boolean => props.game.seats.some((seat) => seat.kind !== 'nobody' && seat.gotUp !== undefined);
  const story = createMemo(() => (isLeft() ? null : storyOf(props.course, countedResults(props.game))));
  const best = (): number => props.course.lines[0]?.total ?? 0;
  const facts = createMemo(() => factsOf(props.game, who));
  return (
    <Page class={styles['page']}>
      <PageHeader
        title={resultHeadline(props.game)}
        line={`${props.game.name}. ${gameEndText.facts(countedResults(props.game).length, props.game.seats.length)}`}
      >
        <p class={styles['best']}>
          <b>{best()}</b> {gameEndText.pips(best())}
        </p>
      </PageHeader>
      <div class={styles['body']}>
        <Show when={story()}>{(told) => <p class={styles['story']}>{storySentence(told(), who)}</p>}</Show>
        <Show when={props.course.places.length > 0}>
          <PlacesMap
            class={styles['map']}
            course={props.course}
            you={props.game.you.seat}
            nameOf={(seat) => who(seat).name}
            label={gameEndText.map}
          />
        </Show>
        <section class={styles['standing']} aria-label={gameEndText.standing}>
          <Lines as="ol">
            <For each={props.course.lines}>
              {(line) => (
                <li class={cx(line.place === 1 && styles['first'], line.seat === props.game.you.seat && styles['you'])}>
                  <Standing line={line} name={who(line.seat).name} level={levelIn(props.game.seats[line.seat])} />
                </li>
              )}
            </For>
          </Lines>
          <ul class={styles['facts']}>
            <For each={facts()}>
              {(fact) => (
                <li>
                  <Rich text={fact} />
                </li>
              )}
            </For>
          </ul>
          {props.more}
        </section>
        {props.beside}
      </div>
      <Bar class={styles['bar']}>{props.children}</Bar>
    </Page>
  );
}

/** Links below the standing. */
export function ResultLinks(props: ParentProps): JSX.Element {
  return <p class={styles['links']}>{props.children}</p>;
}

function Standing(props: { line: CourseLine; name: string; level: Level | null }): JSX.Element {
  return (
    <>
      <b>{props.line.place}</b>
      <span class={styles['name']}>
        {props.name}
        <Show when={props.level}>{(level) => <small> {substitutesText.level[level()]}</small>}</Show>
      </span>
      <small>{props.line.outs > 0 ? gameEndText.outs(props.line.outs) : ''}</small>
      <b>{props.line.total}</b>
    </>
  );
}

function storySentence(story: Story, who: (seat: number) => Who): string {
  switch (story.kind) {
    case 'tied':
      return gameEndText.tied(story.winners.map(who), story.pips);
    case 'always':
      return story.rounds === 1
        ? gameEndText.only(who(story.winner), story.margin)
        : gameEndText.always(who(story.winner), story.margin);
    case 'since':
      return gameEndText.since(who(story.winner), story.round, story.margin);
    case 'last': {
      const { before } = story;
      const end = gameEndText.last(who(story.winner), story.wentOut, story.margin);
      return before === null ? end : `${gameEndText.ledBefore(who(before.seat), before.from, before.to)} ${end}`;
    }
    default:
      return story satisfies never;
  }
}

/** Returns further remarkable facts: the heaviest hand, and rounds that were blocked. */
function factsOf(game: FinishedGame, who: (seat: number) => Who): readonly string[] {
  const { earlier = [], results } = game;
  const hands = countedResults(game).flatMap(({ scores }, round) =>
    scores.map((pips, seat) => ({ pips, seat, round: round + 1 })),
  );
  const [heaviest] = hands.toSorted((a, b) => b.pips - a.pips);
  const blocked = results.filter(({ out }) => out === null).length;
  return [
    ...(earlier.length === 0 ? [] : [gameEndText.withReal(earlier.length)]),
    ...(heaviest === undefined ? [] : [gameEndText.heaviest(who(heaviest.seat), heaviest.pips, heaviest.round)]),
    ...(blocked === 0 ? [] : [gameEndText.allBlocked(blocked)]),
  ];
}
