import type { Level } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { newGameText } from '#text/new-game.ts';
import { CharacterFace } from './CharacterFace.tsx';
import styles from './Character.module.css';

/** The face of a computer player, and a line about its way to play. */
export default function Character(props: { name: string; level: Level }): JSX.Element {
  return (
    <span class={styles['character']}>
      <CharacterFace level={props.level} />
      <small>{newGameText.levelMore[props.level](props.name)}</small>
    </span>
  );
}
