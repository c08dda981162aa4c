import { expect, test } from 'vitest';
import { readCommand, SECTIONS } from '../../bench/command.ts';

test('without arguments everything is measured', () => {
  expect(readCommand([])).toEqual({ sections: SECTIONS, json: null, isLong: false });
});

test.each([
  [['--json'], SECTIONS, '-'],
  [['--json', '-'], SECTIONS, '-'],
  [['--json', 'cpu'], ['cpu'], '-'],
  [['cpu', '--json', '--long'], ['cpu'], '-'],
  [['bytes', '--json', 'figures.json', 'cpu'], ['bytes', 'cpu'], 'figures.json'],
  [['--json=figures.json'], SECTIONS, 'figures.json'],
])('the arguments %j are read', (args, sections, json) => {
  expect(readCommand(args)).toMatchObject({ sections, json });
});

test.each([[['everything']], [['--jason']], [['cpu', '--rounds', '3']]])('%j is refused', (args) => {
  expect(readCommand(args)).toBeNull();
});
