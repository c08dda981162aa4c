import { createEffect, createMemo, createSignal, on, onCleanup, Show, type Accessor, type JSX } from 'solid-js';
import { namesOf, phrases } from '#words';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { ROOMY } from '../../board/view/widths.ts';
import { talkText } from '#text/people.ts';
import { createMedia } from '../../ui/media.ts';
import { Rich } from '../../ui/Rich.tsx';
import { wordOn } from './company.ts';
import type { TalkPort } from './create-talk.ts';
import { unreadMessages } from './unread.ts';
import styles from './PassingWord.module.css';

/** How long a word shows, in milliseconds. */
const SHOWN = 20_000;

/** A word that somebody said; another key is another word. */
interface Word {
  readonly key: string;
  readonly name: string;
  readonly words: string;
}

/**
 * A word over the lowest trains, for a while, one at a time: the last that a person said and the player has not read, which
 * opens the talk at a tap, then the last of a computer. None while the player has muted the talk.
 */
export default function PassingWord(props: { port: TalkPort }): JSX.Element {
  const board = useLiveBoard();
  // eslint-disable-next-line solid/reactivity -- the same port as long as the board shows
  const [said, company] = [saidWord(props.port), companyWord()];
  const [over, setOver] = createSignal<readonly string[]>([]);
  const isShown = (word: Word | undefined): boolean => word !== undefined && !over().includes(word.key);
  const isMuted = (): boolean => props.port.handle.playerState.now().isTalkMuted;
  const word = createMemo(() => (isMuted() ? undefined : [said(), company()].find(isShown)));
  createEffect(
    on(
      () => word()?.key,
      (key) => {
        if (key === undefined) return;
        const timer = setTimeout(() => setOver([...over(), key]), SHOWN);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return (
    <Show when={word()}>
      {(shown) => {
        const isSaid = (): boolean => shown().key === said()?.key;
        const sentence = (): JSX.Element => (
          <span>
            <Rich text={talkText.lastWord(shown().name, shown().words.replaceAll('*', ' '))} />
          </span>
        );
        return (
          <div
            class={styles['place']}
            role={isSaid() ? undefined : 'log'}
            aria-label={isSaid() ? undefined : talkText.said}
          >
            <Show when={isSaid()} fallback={<p class={styles['word']}>{sentence()}</p>}>
              <button type="button" class={styles['word']} onClick={() => board.show('menu')}>
                {sentence()}
              </button>
            </Show>
          </div>
        );
      }}
    </Show>
  );
}

/** The last word of a person that the player has not read; none on a roomy board, which has the talk at its side. */
function saidWord({ handle }: TalkPort): Accessor<Word | undefined> {
  const hasSide = createMedia(ROOMY);
  return createMemo(() => {
    const last = hasSide() ? undefined : unreadMessages(handle.talk(), handle.playerState.now().talkReadUpTo).at(-1);
    if (last === undefined) return undefined;
    const { number, name, said } = last;
    const words = said.kind === 'text' ? said.text : said.kind === 'phrase' ? phrases[said.phrase] : '';
    return { key: `said ${number}`, name, words };
  });
}

/** A computer's word about a move that has just been shown. */
function companyWord(): Accessor<Word | undefined> {
  const board = useLiveBoard();
  return createMemo(() => {
    const game = board.game();
    // Nobody says anything about moves that the player has read before.
    const since = board.props.newSince ?? Infinity;
    const shown = board.props.log.filter(({ revision }) => revision > since && revision <= board.player.shownUpTo());
    const [last] = shown.toReversed().flatMap((entry) => {
      const said = wordOn(game, entry);
      return said === null ? [] : [{ revision: entry.revision, ...said }];
    });
    return last && { key: `move ${last.revision}`, name: namesOf(game).seat(last.seat), words: phrases[last.phrase] };
  });
}
