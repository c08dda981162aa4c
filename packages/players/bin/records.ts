/** `npm run records -- --preset P --seats N …`: prints games of computer players, one record a line. */
import { parseArgs } from 'node:util';
import { isOptionName, valuesOf, parseSetup } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { recordGame } from '../src/index.ts';

const USAGE =
  'npm run -s records -- --preset P --seats N [--set S] [--rounds R] [--games G] [--seed K] [--rule option=value …] [--legal]';

const { values } = parseArgs({
  options: {
    preset: { type: 'string' },
    seats: { type: 'string' },
    set: { type: 'string' },
    rounds: { type: 'string' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    rule: { type: 'string', multiple: true, default: [] },
    legal: { type: 'boolean', default: false },
  },
});
if (values.preset === undefined || values.seats === undefined) fail(`Name a preset and the seats: ${USAGE}`);
const choice = { preset: values.preset, ...Object.fromEntries(values.rule.map(readRule)) };
const setup = parseSetup(choice, Number(values.seats), optional(values.set), optional(values.rounds));
if (!setup.ok) fail(setup.error);
const chance = new Chance(Number(values.seed));
for (let game = 0; game < Number(values.games); game++) {
  const record = recordGame({ setup: setup.value, shuffle: (tiles) => chance.shuffle(tiles), withLegal: values.legal });
  process.stdout.write(`${JSON.stringify(record)}\n`);
}

function readRule(rule: string): [string, unknown] {
  const [name = '', value = ''] = rule.split('=', 2);
  if (!isOptionName(name)) return fail(`There is no option "${name}".`);
  return [name, valuesOf(name).find((known) => String(known) === value) ?? value];
}

function optional(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
