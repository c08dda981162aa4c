import type { OccupantView } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { usePageTitle } from '../../ui/page-title.ts';
import { shellText } from '#text/shell.ts';
import { replayText } from '#text/replay.ts';
import { createDrop } from './drop.ts';
import { RecordPlayer } from '../../playback/RecordPlayer.tsx';
import { replayRecord, type RecordPlayers, type ReplayedRecord } from '../../playback/record-timeline.ts';
import { openFile, type OpenFile } from './open-file.ts';
import { Picker } from './Picker.tsx';

/** `/replay`: plays any record from a file. Nothing leaves the browser. */
export default function ReplayPage(): JSX.Element {
  const [file, setFile] = createSignal<OpenFile | null>(null);
  const [record, setRecord] = createSignal<ReplayedRecord | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  usePageTitle(() => ({ title: shellText.titleOf(replayText.title) }));

  const show = (chosen: unknown): void => {
    const replayed = replayRecord(chosen);
    setProblem(replayed.ok ? null : replayText.fault(replayed.error));
    setRecord(replayed.ok ? replayed.value : null);
  };
  const open = async (dropped: File): Promise<void> => {
    const opened = await openFile(dropped);
    setRecord(null);
    setFile(opened);
    setProblem('problem' in opened ? opened.problem : null);
    const [only, ...others] = 'games' in opened ? opened.games : [];
    if (only !== undefined && 'record' in only && others.length === 0) show(only.record);
  };
  const isDropping = createDrop((dropped) => void open(dropped));

  return (
    <Show
      when={record()}
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
      {(shown) => (
        <RecordPlayer
          record={shown}
          players={unknownPlayers(file()?.name ?? replayText.title, shown.seatCount)}
          exit={
            <button type="button" onClick={() => setRecord(null)}>
              {replayText.another}
            </button>
          }
        />
      )}
    </Show>
  );
}

/** Returns placeholder players for a record, which has no names. */
function unknownPlayers(name: string, seats: number): RecordPlayers {
  return { name, seats: Array.from({ length: seats }, (): OccupantView => ({ kind: 'nobody' })), you: null };
}
