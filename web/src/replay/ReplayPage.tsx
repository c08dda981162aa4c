import type { Sitter } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { usePlace } from '../app/place.ts';
import { shellText } from '../text/shell.ts';
import { replayText } from '../text/replay.ts';
import { createDrop } from './drop.ts';
import { filmOf, seatsIn, type Film } from './film.ts';
import { openFile, type OpenFile } from './open-file.ts';
import { Picker } from './Picker.tsx';
import { Player } from './Player.tsx';
import type { Cast } from './showing.ts';
import '../app/form.css';
import './replay.css';

/** `/replay`: any record, from any file. Nothing of it leaves the browser. */
export default function ReplayPage(): JSX.Element {
  const [file, setFile] = createSignal<OpenFile | null>(null);
  const [film, setFilm] = createSignal<Film | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  usePlace(() => ({ title: shellText.titleOf(replayText.title) }));

  const show = (record: unknown): void => {
    const made = filmOf(record);
    setProblem(made.ok ? null : replayText.fault(made.error));
    setFilm(made.ok ? made.value : null);
  };
  const open = async (dropped: File): Promise<void> => {
    const opened = await openFile(dropped);
    setFilm(null);
    setFile(opened);
    setProblem('problem' in opened ? opened.problem : null);
    const [only, ...others] = 'games' in opened ? opened.games : [];
    if (only !== undefined && 'record' in only && others.length === 0) show(only.record);
  };
  const isDropping = createDrop((dropped) => void open(dropped));

  return (
    <Show
      when={film()}
      keyed
      fallback={
        <Picker
          file={file()}
          problem={problem()}
          isDropping={isDropping()}
          onFile={(chosen) => void open(chosen)}
          onGame={show}
        />
      }
    >
      {(running) => (
        <Player
          film={running}
          cast={strangers(file()?.name ?? replayText.title, seatsIn(running))}
          exit={
            <button type="button" onClick={() => setFilm(null)}>
              {replayText.another}
            </button>
          }
        />
      )}
    </Show>
  );
}

/** A record names nobody. */
function strangers(name: string, seats: number): Cast {
  return { name, seats: Array.from({ length: seats }, (): Sitter => ({ kind: 'nobody' })), you: null };
}
