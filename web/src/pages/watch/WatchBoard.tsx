import type { WatchDelay, WatchedGame } from '@slow-train/protocol';
import { createEffect, createSignal, on, Show, type JSX } from 'solid-js';
import { watchText } from '#text/replay.ts';
import { clockTime, dayName, dayOf } from '#text/shell.ts';
import { BoardProvider } from '../../board/state/board.ts';
import { BoardPage } from '../../board/view/BoardLayout.tsx';
import { createNow } from '../../client/server-time.ts';
import { ScoreSheet } from '../../components/scores/ScoreSheet.tsx';
import { sheetOf, type ScoredGame } from '../../components/scores/sheet.ts';
import { PlaybackButtons } from '../../playback/PlaybackButtons.tsx';
import { createPlayer, PlayerBoard } from '../../playback/PlayerBoard.tsx';
import { PlayerControls } from '../../playback/PlayerControls.tsx';
import { Clock } from '../../ui/Clock.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { createWatchTimeline } from './watch-timeline.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './WatchBoard.module.css';

/** Time per move: long enough to look from the sentence to its train. */
const PACE = 1800;

/** The board as watchers see it, late: at the latest move they may see, with those before it to step through. */
export default function WatchBoard(props: { game: WatchedGame; delay: WatchDelay }): JSX.Element {
  const game = (): WatchedGame => props.game;
  const player = createPlayer(createWatchTimeline(game), PACE);
  const { playback } = player;
  const [isScoreOpen, setScoreOpen] = createSignal(false);
  playback.go(playback.last);
  // Somebody who is at the end sees new moves one by one.
  createEffect(
    on(
      () => player.timeline.last(),
      (last, before) => {
        if (before !== undefined && last > before && playback.position() === before && !playback.isRunning())
          playback.toggle();
      },
    ),
  );
  const scored = (): ScoredGame => ({
    ...props.game,
    you: { seat: null },
    round: player.frame().view.table.scores === null ? roundOf(props.game, playback.position()) : null,
  });
  return (
    <BoardProvider value={player.board}>
      <BoardPage>
        <PlayerBoard player={player} exit={<AsOf game={props.game} delay={props.delay} />} isReadOut>
          <PlayerControls label={watchText.player}>
            <div class={styles['late']}>
              <h2>{props.game.isCancelled ? watchText.ended : watchText.lateTitle[props.delay]}</h2>
              <p class={styles['links']}>
                <TextButton onClick={() => setScoreOpen(true)}>{watchText.score}</TextButton>
                <a href="/">{watchText.leave}</a>
              </p>
              <SmallPrint class={styles['why']}>{watchText.why[props.delay]}</SmallPrint>
            </div>
            <PlaybackButtons class={styles['playback']} playback={playback} />
          </PlayerControls>
        </PlayerBoard>
        <Sheet
          open={isScoreOpen()}
          title={watchText.score}
          close={watchText.closeScore}
          onClose={() => setScoreOpen(false)}
        >
          <Show when={isScoreOpen()}>
            <ScoreSheet sheet={sheetOf(scored())} />
          </Show>
        </Sheet>
      </BoardPage>
    </BoardProvider>
  );
}

function roundOf({ recap }: WatchedGame, position: number): ScoredGame['round'] {
  const { round, engine } = recap.frames[Math.min(position, recap.frames.length - 1)]?.round ?? {};
  return round === undefined || engine === undefined ? null : { round, engine };
}

/** The time at which the board looked like this, and its delay. */
function AsOf(props: { game: WatchedGame; delay: WatchDelay }): JSX.Element {
  const now = createNow();
  const at = (): number => Date.parse(props.game.asOf ?? '');
  /** Includes the day if it is not today. */
  const when = (): string =>
    dayOf(at(), now()) === dayOf(now(), now()) ? clockTime(at()) : `${dayName(at())} ${clockTime(at())}`;
  return (
    <Show when={props.game.asOf}>
      <div class={styles['as-of']}>
        <Clock class={styles['face']} at={at()} still />
        <span>
          <b>{watchText.asOf(when())}</b> <span>{watchText.late[props.delay]}</span>
        </span>
      </div>
    </Show>
  );
}
