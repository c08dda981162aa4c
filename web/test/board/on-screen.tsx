import { fireEvent, render, screen, within } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { fixtureOf, type Fixture, type Sketch } from '../../src/playground/sketch.ts';
import type { BoardProps } from '../../src/board/state/live-board.ts';
import { Board } from '../../src/board/view/Board.tsx';
import { loadSheets } from '../../src/board/view/load-sheets.ts';
import { boardSlots, type PanelPorts } from '../../src/pages/game/board-slots.tsx';

// A test opens them at once.
await loadSheets();

type Given = Pick<BoardProps, 'playerState' | 'onAct' | 'onShowScores'> &
  Partial<Pick<BoardProps, 'newSince' | 'onLetPlay' | 'onShowMoment'> & PanelPorts>;

const done = (): Promise<void> => Promise.resolve();

/** The panels of the game page. Unless a test says otherwise, the service accepts everything. */
export function panels(given: Partial<PanelPorts> = {}): ReturnType<typeof boardSlots> {
  return boardSlots({
    plans: { lay: done, takeBack: done },
    votes: { askFor: done, cast: done },
    substitutes: { seek: done, comeBack: done, getUp: done },
    ending: { end: done, reopen: done },
    ...given,
  });
}

/** Shows the board of a sketch; returns a function that updates it. */
export function show(
  sketch: Sketch,
  { playerState, onAct, onShowScores, newSince = null, onLetPlay = done, onShowMoment = () => {}, ...ports }: Given,
): (next: Partial<Fixture>) => void {
  const [fixture, setFixture] = createSignal<Fixture>(fixtureOf(sketch));
  render(() => (
    <Board
      game={fixture().game}
      log={fixture().log}
      sending={fixture().sending}
      online={fixture().online}
      playerState={playerState}
      newSince={newSince}
      onAct={onAct}
      onDismiss={() => setFixture({ ...fixture(), sending: { state: 'idle' } })}
      onLetPlay={onLetPlay}
      onShowScores={onShowScores}
      onShowMoment={onShowMoment}
      slots={panels(ports)}
    />
  ));
  return (next) => void setFixture({ ...fixture(), ...next });
}

/** Returns the tile of that name in the player's hand. */
export function tile(name: string): HTMLElement {
  const hand = screen.getByRole('region', { name: 'Your hand' });
  return within(hand).getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
}

/** Opens the settings, one level down in the menu. */
export function openSettings(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
}
