import { For, Show, type JSX } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { Sign } from '../app/Sign.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Journey } from '../lobby/Journey.tsx';
import { replayText } from '../text/replay.ts';
import type { OpenFile } from './open-file.ts';
import { headOf, type Found } from './record-file.ts';

/** Where a record is chosen or dropped, and the game in it where there are several. */
export function Picker(props: {
  file: OpenFile | null;
  problem: string | null;
  isDropping: boolean;
  onFile(file: File): void;
  onGame(record: unknown): void;
}): JSX.Element {
  const games = (): readonly Found[] => {
    const { file } = props;
    return file !== null && 'games' in file && file.games.length > 1 ? file.games : [];
  };
  return (
    <Main class="replay-pick">
      <Sign title={replayText.title} line={replayText.line} back={{ href: '/', words: replayText.back }} />
      <Journey />
      <label class="replay-drop" classList={{ over: props.isDropping }}>
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
        <b class="button">{replayText.choose}</b>
        <span>{props.isDropping ? replayText.dropNow : replayText.drop}</span>
      </label>
      <Trouble sentence={props.problem} />
      <Show when={games().length > 0}>
        <section class="replay-games">
          <h2>{replayText.which(props.file?.name ?? '', games().length)}</h2>
          <ol>
            <For each={games()}>
              {(game, index) => (
                <li>
                  <Show
                    when={'record' in game && game}
                    fallback={<p class="replay-unread">{replayText.lineNoJson(game.line)}</p>}
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
      <p class="replay-more">{replayText.more}</p>
    </Main>
  );
}
