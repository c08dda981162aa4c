import { createMemo, type JSX } from 'solid-js';
import { phrases } from '#words';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { ROOMY } from '../../board/view/widths.ts';
import { createMedia } from '../../ui/media.ts';
import type { TalkPort } from './create-talk.ts';
import { PassingWord, type Word } from './PassingWord.tsx';
import { unreadMessages } from './unread.ts';

/** The last word that was said and not read yet, for a while: a tap opens the talk. */
export default function LastWord(props: { port: TalkPort }): JSX.Element {
  const board = useLiveBoard();
  /** A roomy board has the talk at its side. */
  const hasSide = createMedia(ROOMY);
  const last = createMemo(() => {
    const { talk, playerState } = props.port.handle;
    const { talkReadUpTo, isTalkMuted } = playerState.now();
    return isTalkMuted ? undefined : unreadMessages(talk(), talkReadUpTo).at(-1);
  });
  const word = (): Word | undefined => {
    const message = hasSide() ? undefined : last();
    if (message === undefined) return undefined;
    const { number, name, said } = message;
    const words = said.kind === 'text' ? said.text : said.kind === 'phrase' ? phrases[said.phrase] : '';
    return { key: number, name, words };
  };
  return <PassingWord word={word()} onOpen={() => board.show('menu')} />;
}
