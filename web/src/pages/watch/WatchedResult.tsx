import type { WatchedGame } from '@slow-train/protocol';
import { createMemo, type JSX } from 'solid-js';
import { watchText } from '#text/replay.ts';
import { courseOf } from '../../components/scores/course.ts';
import { GameResult, type FinishedGame } from '../../components/scores/GameResult.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

/** The result of a game, for anybody with its link. */
export default function WatchedResult(props: { token: string; game: WatchedGame }): JSX.Element {
  const game = createMemo((): FinishedGame => ({ ...props.game, you: { seat: null }, round: null }));
  return (
    <GameResult game={game()} course={courseOf(game())} more={null}>
      <ButtonLink quiet href="/">
        {watchText.home}
      </ButtonLink>
      <ButtonLink href={`/watch/${props.token}/replay`}>{watchText.again}</ButtonLink>
    </GameResult>
  );
}
