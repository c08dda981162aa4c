import { namesOf, phrases } from '#words';
import { createMemo, type JSX } from 'solid-js';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { wordOn } from './company.ts';
import type { TalkPort } from './create-talk.ts';
import { PassingWord } from './PassingWord.tsx';

/** A computer's word about a move that has just been shown; none while the player has muted the talk. */
export default function CompanyWord(props: { port: TalkPort }): JSX.Element {
  const board = useLiveBoard();
  const word = createMemo(() => {
    if (props.port.handle.playerState.now().isTalkMuted) return undefined;
    const game = board.game();
    // Nobody says anything about moves that the player has read before.
    const since = board.props.newSince ?? Infinity;
    const shown = board.props.log.filter(({ revision }) => revision > since && revision <= board.player.shownUpTo());
    const [last] = shown.toReversed().flatMap((entry) => {
      const said = wordOn(game, entry);
      return said === null ? [] : [{ key: entry.revision, ...said }];
    });
    return last && { key: last.key, name: namesOf(game).seat(last.seat), words: phrases[last.phrase] };
  });
  return <PassingWord word={word()} />;
}
