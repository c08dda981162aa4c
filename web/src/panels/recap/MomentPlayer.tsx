import type { JSX } from 'solid-js';
import { useBack } from '../../ui/back.ts';
import { RecapPlayer } from './RecapPlayer.tsx';

/** The most revisions that the service returns at once. */
const MOST = 60;

/** Shows the board as it was after a revision, and the moves that followed. */
export default function MomentPlayer(props: { revision: number; onDone(): void }): JSX.Element {
  useBack(
    () => true,
    () => props.onDone(),
  );
  const since = (): number => props.revision - 1;
  return <RecapPlayer span={{ since: since(), until: since() + MOST }} onDone={() => props.onDone()} />;
}
