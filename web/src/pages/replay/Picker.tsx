import { For, Show, type JSX } from 'solid-js';
import { Main } from '../../ui/Main.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Journey } from '../../components/Journey.tsx';
import { replayText } from '../../text/replay.ts';
import type { OpenFile } from './open-file.ts';
import { headOf, type GameInFile } from '../../playback/record-file.ts';
import { cx } from '../../ui/cx.ts';
import replayStyles from './replay.module.css';
import { ButtonFace } from '../../ui/Button.tsx';

/** Where a record is chosen or dropped, and the game in it where there are several. */
export function Picker(props: {
  file: OpenFile | null;
  problem: string | null;
  isDropping: boolean;
  onFile(file: File): void;
  onGame(record: unknown): void;
}): JSX.Element {
  const games = (): readonly GameInFile[] => {
    const { file } = props;
    return file !== null && 'games' in file && file.games.length > 1 ? file.games : [];
  };
  return (
    <Main class={replayStyles['pick']}>
      <PageHeader title={replayText.title} line={replayText.line} back={{ href: '/', words: replayText.back }} />
      <Journey />
      <label class={cx(replayStyles['drop'], props.isDropping && 'over')}>
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (file) props.onFile(file);
            // The same file may be chosen again after it was put right.
            input.value = '';
          }}
        />
        <ButtonFace>{replayText.choose}</ButtonFace>
        <span>{props.isDropping ? replayText.dropNow : replayText.drop}</span>
      </label>
      <ErrorMessage sentence={props.problem} />
      <Show when={games().length > 0}>
        <section class={replayStyles['games']}>
          <h2>{replayText.which(props.file?.name ?? '', games().length)}</h2>
          <ol>
            <For each={games()}>
              {(game, index) => (
                <li>
                  <Show
                    when={'record' in game && game}
                    fallback={<p class={replayStyles['unread']}>{replayText.lineNoJson(game.line)}</p>}
                  >
                    {(whole) => (
                      <button type="button" onClick={() => props.onGame(whole().record)}>
                        <b>{replayText.game(index() + 1)}</b>
                        <span>{replayText.head(headOf(whole().record))}</span>
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </section>
      </Show>
      <p class={replayStyles['more']}>{replayText.more}</p>
    </Main>
  );
}
