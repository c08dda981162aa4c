import { replayText } from '#text/replay.ts';
import { gamesIn, type GameInFile } from '../../playback/record-file.ts';

/** Larger than any file of records a browser should be asked to read. */
const MOST_BYTES = 32 * 1024 * 1024;

/** An opened file: its games, or a sentence that says why there are none. */
export type OpenFile =
  | { readonly name: string; readonly games: readonly GameInFile[] }
  | { readonly name: string; readonly problem: string };

/** Reads a file of records. */
export async function openFile(file: File): Promise<OpenFile> {
  const { name } = file;
  if (file.size > MOST_BYTES) return { name, problem: replayText.tooLarge };
  try {
    const games = gamesIn(await file.text());
    const [first] = games;
    if (first === undefined) return { name, problem: replayText.empty };
    if (games.length === 1 && 'problem' in first) return { name, problem: replayText.noJson };
    return { name, games };
  } catch {
    return { name, problem: replayText.unreadable };
  }
}
