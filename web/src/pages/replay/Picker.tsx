import { For, Show, type JSX } from 'solid-js';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Journey } from '../../components/Journey.tsx';
import { replayText } from '#text/replay.ts';
import { FinishedGames } from './FinishedGames.tsx';
import type { OpenFile } from './open-file.ts';
import { headOf, type GameInFile } from '../../playback/record-file.ts';
import { cx } from '../../ui/cx.ts';
import { createMedia } from '../../ui/media.ts';
import { ButtonFace } from '../../ui/Button.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Picker.module.css';

/** Opens a record by choosing or dropping a file, and chooses a game if it holds several. */
export function Picker(props: {
  file: OpenFile | null;
  problem: string | null;
  isDropping: boolean;
  onFile(file: File): void;
  onGame(record: unknown): void;
}): JSX.Element {
  // A phone has nothing to drag a file with.
  const mayDrag = createMedia('(any-hover: hover)');
  const games = (): readonly GameInFile[] => {
    const { file } = props;
    return file !== null && 'games' in file && file.games.length > 1 ? file.games : [];
  };
  return (
    <Page class={styles['pick']}>
      <PageHeader
        class={styles['header']}
        title={replayText.title}
        line={replayText.line}
        back={{ href: '/', words: replayText.back }}
      />
      <Journey class={styles['journey']} />
      <FinishedGames />
      <label class={cx(styles['drop'], props.isDropping && styles['over'])}>
        <input
          type="file"
          data-cover
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (file) props.onFile(file);
            // Lets the same file be chosen again after it was corrected.
            input.value = '';
          }}
        />
        <ButtonFace quiet>{replayText.choose}</ButtonFace>
        <Show when={mayDrag()}>
          <span>{props.isDropping ? replayText.dropNow : replayText.drop}</span>
        </Show>
      </label>
      <ErrorMessage class={styles['problem']} sentence={props.problem} />
      <Show when={games().length > 0}>
        <section class={styles['games']}>
          <h2>{replayText.which(props.file?.name ?? '', games().length)}</h2>
          <ol>
            <For each={games()}>
              {(game, index) => (
                <li>
                  <Show
                    when={'record' in game && game}
                    fallback={<p class={styles['unread']}>{replayText.lineNoJson(game.line)}</p>}
                  >
                    {(whole) => (
                      <button type="button" onClick={() => props.onGame(whole().record)}>
                        <b>{replayText.game(index() + 1)}</b>
                        <small>{replayText.head(headOf(whole().record))}</small>
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </section>
      </Show>
      <SmallPrint class={styles['more']}>{replayText.more}</SmallPrint>
    </Page>
  );
}
