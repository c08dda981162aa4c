import type { Level } from '@slow-train/protocol';
import { Index, type JSX } from 'solid-js';
import { CharacterFace } from '../../components/CharacterFace.tsx';
import { CHARACTERS, LEVELS } from '@slow-train/protocol/levels';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/Select.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { substitutesText } from '#text/clock.ts';
import { newGameText } from '#text/new-game.ts';
import styles from './LevelFields.module.css';

/** Rounds of a hundred that a level wins at a table of four against three regulars (docs/opponents.md, `hub`). */
export const WINS: { readonly [level in Level]: number } = {
  beginner: 10,
  casual: 10,
  regular: 25,
  expert: 29,
  master: 32,
};

/** How well each computer of a new game plays: a character for each, with a face, a line and its strength. */
export function LevelFields(props: {
  levels: readonly Level[];
  onChoose(index: number, level: Level): void;
}): JSX.Element {
  return (
    <Card class={styles['levels']}>
      <h3>{newGameText.levels}</h3>
      <Index each={props.levels}>
        {(level, index) => (
          <div class={styles['level']}>
            <CharacterFace level={level()} />
            <div>
              <Select
                label={newGameText.computerNumber(index + 1)}
                values={LEVELS.map((_, rank) => rank)}
                value={LEVELS.indexOf(level())}
                words={(rank) => substitutesText.level[LEVELS[rank] ?? 'regular']}
                onChange={(rank) => props.onChoose(index, LEVELS[rank] ?? 'regular')}
              />
              <SmallPrint>
                {newGameText.levelMore[level()](CHARACTERS[level()])} {newGameText.strength(WINS[level()])}
              </SmallPrint>
            </div>
          </div>
        )}
      </Index>
      <SmallPrint>{newGameText.fair}</SmallPrint>
    </Card>
  );
}
