import { isGameOver, rulesOf } from '@slow-train/rules';
import { useNavigate } from '@solidjs/router';
import type { GameView, RematchChange } from '@slow-train/protocol';
import { createMemo, createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import { gameEndText } from '#text/replay.ts';
import { scoresText } from '#text/rules.ts';
import { shellText } from '#text/shell.ts';
import { rematchText } from '#text/waiting.ts';
import { courseOf, type Course } from '../../components/scores/course.ts';
import { GameResult, resultHeadline, ResultLinks } from '../../components/scores/GameResult.tsx';
import type { TalkPort } from '../../panels/talk/create-talk.ts';
import { DealChecks } from '../../panels/fairness/DealChecks.tsx';
import { postRematch } from '../../client/games.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { canShareFiles, shareFile } from '../../ui/share.ts';
import { drawResult, type ResultPicture } from '../../components/scores/result-picture.ts';
import styles from './GameEnd.module.css';

const KeepTogether = lazy(() => import('./KeepTogether.tsx'));
const ChangeSheet = lazy(() => import('./ChangeSheet.tsx'));
const TalkCard = lazy(() => import('../../panels/talk/TalkCard.tsx'));
const ShareGame = lazy(() => import('../../panels/watching/ShareGame.tsx'));

const PICTURE_NAME = 'slow-train.png';

/** The end of a game that has a result: that, and the next steps of its players. */
export default function GameEnd(props: { game: GameView; talk?: TalkPort | undefined }): JSX.Element {
  const course = createMemo(() => courseOf(props.game));
  /** Whether it was played to its last round or its target: otherwise there is no record of it. */
  const isWhole = (): boolean => {
    const { rules, rounds, earlier, results } = props.game;
    return isGameOver(
      { rules: rulesOf(rules), rounds, earlier },
      results.map(({ scores }) => scores),
    );
  };
  const action = createAsyncAction();
  const next = createAsyncAction();
  const navigate = useNavigate();
  const [isChanging, setChanging] = createSignal(false);
  const again = (change?: RematchChange): void => {
    const { id } = props.game;
    next.run(async () => {
      // The answer's log begins with taking this seat: the game page fetches the whole log.
      const { game } = await postRematch(id, change);
      if (change !== undefined && !game.you.isHost) showToast(rematchText.overtaken);
      navigate(`/tables/${game.id}`);
    });
  };
  /** Whether all others were beginners, as in somebody's first game. */
  const isEasy = (): boolean =>
    props.game.seats.every(
      (occupant, seat) =>
        seat === props.game.you.seat || (occupant.kind === 'computer' && occupant.level === 'beginner'),
    );
  const hasOthers = (): boolean =>
    props.game.seats.some(({ kind }, seat) => kind === 'person' && seat !== props.game.you.seat);
  const harder = createAsyncAction();
  const creator = createGameCreator();
  const playHarder = async (): Promise<void> => {
    const { game } = await creator.harder();
    navigate(`/tables/${game.id}`);
  };
  const [isFailed, setFailed] = createSignal(false);
  const share = (): void => {
    const { game } = props;
    const drawn = course();
    const words = resultHeadline(game);
    setFailed(false);
    action.run(async () => {
      const picture = await drawResult(pictureOf(game, drawn));
      if (picture === null) setFailed(true);
      else await shareFile(new File([picture], PICTURE_NAME, { type: picture.type }), words);
    });
  };
  return (
    <>
      <GameResult
        game={props.game}
        course={course()}
        more={
          <>
            <Show when={hasOthers()}>
              <Suspense>
                <KeepTogether game={props.game} />
              </Suspense>
            </Show>
            <DealChecks game={props.game} />
            <ResultLinks>
              <a href={`/tables/${props.game.id}/scores`}>{gameEndText.score}</a>
              <Show when={isWhole()}>
                <a href={`/tables/${props.game.id}/replay`}>{gameEndText.watch}</a>
                <Show when={props.game.you.seat !== null}>
                  <a href={`/tables/${props.game.id}/review`}>{gameEndText.review}</a>
                </Show>
              </Show>
              <Show when={props.game.repeatedBy === undefined}>
                <TextButton onClick={() => setChanging(true)}>{rematchText.open}</TextButton>
              </Show>
              <a href="/new">{gameEndText.again}</a>
              <a href="/">{gameEndText.tables}</a>
            </ResultLinks>
            <Show when={isWhole()}>
              <Suspense>
                <ShareGame game={props.game} />
              </Suspense>
            </Show>
          </>
        }
        beside={
          <Show when={props.talk}>
            {(port) => (
              <Suspense>
                <TalkCard port={port()} />
              </Suspense>
            )}
          </Show>
        }
      >
        <div class={styles['news']}>
          <p role="status">{props.game.repeatedBy === undefined ? '' : gameEndText.nextIsSet}</p>
          <ErrorMessage
            sentence={isFailed() ? gameEndText.failed : (action.problem() ?? next.problem() ?? harder.problem())}
          />
        </div>
        <Show when={isEasy()}>
          <ActButton
            quiet
            action={harder}
            label={gameEndText.harder}
            busy={shellText.settingTable}
            onClick={() => harder.run(playHarder)}
          />
          <ButtonLink href="/friends">{gameEndText.friends}</ButtonLink>
        </Show>
        <ActButton
          quiet
          action={action}
          label={canShareFiles() ? gameEndText.share : gameEndText.save}
          busy={gameEndText.drawing}
          onClick={share}
        />
        <ActButton
          quiet={isEasy()}
          action={next}
          label={props.game.repeatedBy === undefined ? gameEndText.onceMore : gameEndText.toNext}
          busy={gameEndText.asking}
          onClick={() => again()}
        />
      </GameResult>
      <Suspense>
        <Show when={isChanging()}>
          <ChangeSheet open game={props.game} action={next} onClose={() => setChanging(false)} onAsk={again} />
        </Show>
      </Suspense>
    </>
  );
}

function pictureOf(game: GameView, course: Course): ResultPicture {
  const names = game.seats.map((occupant, seat) => (occupant.kind === 'nobody' ? String(seat + 1) : occupant.name));
  const winners = course.lines.filter(({ place }) => place === 1);
  return {
    title: scoresText.won(winners.map(({ seat }) => ({ name: names[seat] ?? '', isYou: false }))).replace(/\.$/, ''),
    line: game.name,
    facts: gameEndText.facts(game.results.length, game.seats.length),
    site: shellText.app,
    what: gameEndText.picture.what,
    names,
    course,
    you: game.you.seat,
  };
}
