import { fireEvent, render, screen } from '@solidjs/testing-library';
import type { Level } from '@slow-train/protocol';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVELS } from '@slow-train/protocol/levels';
import { LevelFields, WINS } from '../../../src/pages/new-game/LevelFields.tsx';

test('33.1 each computer has a level of its own, with its character’s line and its strength', () => {
  const chosen: [number, Level][] = [];
  render(() => (
    <LevelFields levels={['beginner', 'master']} onChoose={(index, level) => chosen.push([index, level])} />
  ));
  expect(document.body.textContent).toContain('Biscuit plays the first tile that fits.');
  expect(document.body.textContent).toContain(`Wins ${WINS.master} of 100 rounds against three regulars.`);
  const second = screen.getByRole('combobox', { name: 'Computer 2' });
  expect([...second.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([...LEVELS]);
  fireEvent.change(second, { target: { selectedIndex: 3 } });
  expect(chosen).toEqual([[1, 'expert']]);
});

test('33.2 the strength that the page shows is that of docs/opponents.md', async () => {
  const document = await readFile(join(import.meta.dirname, '../../../../docs/opponents.md'), 'utf8');
  expect(document).toContain(`${LEVELS.map((level) => `${level} ${WINS[level]}`).join(', ')} of 100 rounds`);
});
