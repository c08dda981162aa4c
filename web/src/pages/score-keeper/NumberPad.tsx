import { For, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import type { Entry } from './create-entry.ts';
import { EraseKey, Key, NextKey } from './Keys.tsx';
import styles from './Pad.module.css';

/** Figures for the pips of a hand, where a thumb reaches them. */
export function NumberPad(props: { entry: Entry; nextWords: string; onUndo(): void }): JSX.Element {
  const digits = (row: number): readonly number[] => [1, 2, 3].map((column) => row * 3 + column);
  const Digits = (row: { of: number }): JSX.Element => (
    <For each={digits(row.of)}>{(digit) => <Key onPress={() => props.entry.type(digit)}>{digit}</Key>}</For>
  );
  return (
    <div class={styles['figures']}>
      <Digits of={0} />
      <EraseKey entry={props.entry} />
      <Digits of={1} />
      <Key isWord onPress={() => props.entry.goOut()}>
        {scoreKeeperText.pad.out}
      </Key>
      <Digits of={2} />
      <Key isWord onPress={() => props.entry.setMode('tiles')}>
        {scoreKeeperText.pad.tiles}
      </Key>
      <Key isWord onPress={() => props.onUndo()}>
        {scoreKeeperText.pad.undo}
      </Key>
      <Key onPress={() => props.entry.type(0)}>0</Key>
      <NextKey entry={props.entry} words={props.nextWords} />
    </div>
  );
}
