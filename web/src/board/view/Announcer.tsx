import { createEffect, createSignal, on, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import { importantFirst } from '../state/recent-plays.ts';
import { useLiveBoard } from '../state/live-board.ts';

/** Announces new events to screen readers: whose turn it is and the most important move first. */
export function Announcer(): JSX.Element {
  const board = useLiveBoard();
  const [announcement, announce] = createSignal('');
  let last = 0;
  createEffect(
    on(board.recentPlays, (plays, before) => {
      const fresh = before === undefined ? [] : plays.filter((one) => one.revision > last);
      last = Math.max(last, plays.at(-1)?.revision ?? 0, before === undefined ? board.game().revision : 0);
      if (fresh.length === 0) return;
      const mode = board.situation().mode;
      const isOn = mode === 'playing' || mode === 'building';
      const sentences = importantFirst(fresh).map((one) => one.spoken().replaceAll('*', ''));
      announce([...(isOn ? [text.yourTurn] : []), ...sentences].join(' '));
    }),
  );
  return (
    <>
      <Unseen as="p" role="log" aria-live="polite">
        {announcement()}
      </Unseen>
      <Unseen as="p" role="status">
        {board.hand.announcement()}
      </Unseen>
    </>
  );
}
