import { useNavigate } from '@solidjs/router';
import type { GameView, RematchChange } from '@slow-train/protocol';
import type { Who } from '@slow-train/words';
import { createMemo, createSignal, For, lazy, Show, Suspense, type JSX } from 'solid-js';
import { gameEndText } from '#text/game-end.ts';
import { rematchText } from '#text/rematch.ts';
import { scoresText } from '#text/scores.ts';
import { courseOf, storyOf, type Line, type Story } from '../../components/scores/course.ts';
import { PlacesMap } from '../../components/scores/PlacesMap.tsx';
import { sheetOf, whoAt } from '../../components/scores/sheet.ts';
import type { TalkPort } from '../../panels/talk/create-talk.ts';
import { DealChecks } from '../../panels/fairness/DealChecks.tsx';
import { playAgain } from '../../client/games.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Enamel } from '../../ui/Enamel.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Main } from '../../ui/Main.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { canShareFiles, shareFile } from '../../ui/share.ts';
import { drawResult } from './result-picture.ts';
import styles from './GameEnd.module.css';

const ChangeSheet = lazy(() => import('./ChangeSheet.tsx'));
const TalkCard = lazy(() => import('../../panels/talk/TalkCard.tsx'));

const PICTURE_NAME = 'slow-train.png';

/** The end of a game that was played to its end: how it was won, the places over the rounds, and the final standing. */
export function GameEnd(props: { game: GameView; talk?: TalkPort | undefined }): JSX.Element {
  const course = createMemo(() => courseOf(props.game));
  const leaders = createMemo(() => sheetOf(props.game).leaders);
  const who = (seat: number): Who => whoAt(props.game, seat);
  const story = createMemo(() => storyOf(course(), props.game.results));
  const title = (): string => scoresText.won(leaders()).replace(/\.$/, '');
  const best = (): number => leaders()[0]?.total ?? 0;
  const facts = createMemo(() => factsOf(props.game, who));
  const action = createAsyncAction();
  const next = createAsyncAction();
  const navigate = useNavigate();
  const [isChanging, setChanging] = createSignal(false);
  const again = (change?: RematchChange): void => {
    const { id } = props.game;
    next.run(async () => {
      // The answer's log begins with taking this seat: the game page fetches the whole log.
      const { game } = await playAgain(id, change);
      if (change !== undefined && !game.you.isHost) showToast(rematchText.overtaken);
      navigate(`/tables/${game.id}`);
    });
  };
  const [isFailed, setFailed] = createSignal(false);
  const share = (): void => {
    const { game } = props;
    const drawn = course();
    const words = title();
    setFailed(false);
    action.run(async () => {
      const picture = await drawResult(game, drawn);
      if (picture === null) setFailed(true);
      else await shareFile(new File([picture], PICTURE_NAME, { type: picture.type }), words);
    });
  };
  return (
    <Main class={styles['page']}>
      <Enamel as="header" class={styles['header']}>
        <div>
          <h1>{title()}</h1>
          <p>
            {props.game.name}. {gameEndText.facts(props.game.rounds, props.game.seats.length)}
          </p>
        </div>
        <p class={styles['best']}>
          <b>{best()}</b> {gameEndText.pips(best())}
        </p>
      </Enamel>
      <div class={styles['body']}>
        <Show when={story()}>{(told) => <p class={styles['story']}>{storySentence(told(), who)}</p>}</Show>
        <PlacesMap
          class={styles['map']}
          course={course()}
          you={props.game.you.seat}
          nameOf={(seat) => who(seat).name}
          label={gameEndText.map}
        />
        <section class={styles['standing']} aria-label={gameEndText.standing}>
          <ol>
            <For each={course().lines}>
              {(line) => (
                <li class={cx(line.place === 1 && styles['first'], line.seat === props.game.you.seat && styles['you'])}>
                  <Standing line={line} name={who(line.seat).name} />
                </li>
              )}
            </For>
          </ol>
          <ul class={styles['facts']}>
            <For each={facts()}>
              {(fact) => (
                <li>
                  <Rich text={fact} />
                </li>
              )}
            </For>
          </ul>
          <DealChecks game={props.game} />
          <p class={styles['links']}>
            <a href={`/tables/${props.game.id}/scores`}>{gameEndText.score}</a>
            <a href={`/tables/${props.game.id}/replay`}>{gameEndText.watch}</a>
            <Show when={props.game.repeatedBy === undefined}>
              <TextButton onClick={() => setChanging(true)}>{rematchText.open}</TextButton>
            </Show>
            <a href="/new">{gameEndText.again}</a>
            <a href="/">{gameEndText.tables}</a>
          </p>
        </section>
        <Show when={props.talk}>
          {(port) => (
            <Suspense>
              <TalkCard class={styles['talk']} port={port()} />
            </Suspense>
          )}
        </Show>
      </div>
      <footer class={styles['bar']}>
        <div class={styles['news']}>
          <p role="status">{props.game.repeatedBy === undefined ? '' : gameEndText.nextIsSet}</p>
          <ErrorMessage sentence={isFailed() ? gameEndText.failed : (action.problem() ?? next.problem())} />
        </div>
        <ActButton
          quiet
          action={action}
          label={canShareFiles() ? gameEndText.share : gameEndText.save}
          busy={gameEndText.drawing}
          onClick={share}
        />
        <ActButton
          action={next}
          label={props.game.repeatedBy === undefined ? gameEndText.onceMore : gameEndText.toNext}
          busy={gameEndText.asking}
          onClick={() => again()}
        />
      </footer>
      <Suspense>
        <Show when={isChanging()}>
          <ChangeSheet open game={props.game} action={next} onClose={() => setChanging(false)} onAsk={again} />
        </Show>
      </Suspense>
    </Main>
  );
}

function Standing(props: { line: Line; name: string }): JSX.Element {
  return (
    <>
      <b>{props.line.place}</b>
      <span class={styles['name']}>{props.name}</span>
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

/** Returns what else was remarkable: the heaviest hand, and rounds that were blocked. */
function factsOf({ results }: GameView, who: (seat: number) => Who): readonly string[] {
  const hands = results.flatMap(({ scores }, round) => scores.map((pips, seat) => ({ pips, seat, round: round + 1 })));
  const [heaviest] = hands.toSorted((a, b) => b.pips - a.pips);
  const blocked = results.filter(({ out }) => out === null).length;
  return [
    ...(heaviest === undefined ? [] : [gameEndText.heaviest(who(heaviest.seat), heaviest.pips, heaviest.round)]),
    ...(blocked === 0 ? [] : [gameEndText.allBlocked(blocked)]),
  ];
}
