import { render, screen, within } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { fixtureOf, type Fixture, type Sketch } from '../../src/playground/sketch.ts';
import type { TableProps } from '../../src/table/props.ts';
import { Table } from '../../src/table/Table.tsx';

type Given = Pick<TableProps, 'desk' | 'onAct' | 'onShowScores'> &
  Partial<Pick<TableProps, 'newSince' | 'onLetPlay' | 'votes' | 'substitutes'>>;

/** Puts a table on the screen; the answer replaces it with what came later. */
export function show(
  sketch: Sketch,
  { desk, onAct, onShowScores, newSince = null, onLetPlay = () => Promise.resolve(), ...rest }: Given,
): (next: Partial<Fixture>) => void {
  const [fixture, setFixture] = createSignal<Fixture>(fixtureOf(sketch));
  render(() => (
    <Table
      game={fixture().game}
      log={fixture().log}
      sending={fixture().sending}
      online={fixture().online}
      desk={desk}
      newSince={newSince}
      onAct={onAct}
      onDismiss={() => setFixture({ ...fixture(), sending: { state: 'idle' } })}
      onLetPlay={onLetPlay}
      onShowScores={onShowScores}
      {...rest}
    />
  ));
  return (next) => void setFixture({ ...fixture(), ...next });
}

/** The tile of that name in the reader's hand. */
export function tile(name: string): HTMLElement {
  const hand = screen.getByRole('region', { name: 'Your hand' });
  return within(hand).getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
}
