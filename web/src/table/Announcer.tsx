import { createEffect, createSignal, on, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { useBoard } from './board.ts';

/** Says what has happened since the last look, in words, to whoever listens instead of looking. */
export function Announcer(): JSX.Element {
  const board = useBoard();
  const [told, setTold] = createSignal('');
  let last = 0;
  createEffect(
    on(board.news, (news, before) => {
      const fresh = before === undefined ? [] : news.filter((one) => one.revision > last);
      last = Math.max(last, news.at(-1)?.revision ?? 0, before === undefined ? board.props.game.revision : 0);
      if (fresh.length === 0) return;
      const mode = board.now().mode;
      const isOn = mode === 'playing' || mode === 'building';
      setTold([...fresh.map((one) => one.sentence.replaceAll('*', '')), ...(isOn ? [text.yourTurn] : [])].join(' '));
    }),
  );
  return (
    <>
      <p class="unseen" role="log" aria-live="polite">
        {told()}
      </p>
      <p class="unseen" role="status">
        {board.hand.told()}
      </p>
    </>
  );
}
