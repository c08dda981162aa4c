/** `npm run records -- --preset P --seats N …` or `-- --mixed`: prints games of computer players, one record a line. */
import { parseArgs } from 'node:util';
import { isOptionName, valuesOf, parseSetup, type Setup } from '@slow-train/rules';
import { anySetup, Chance } from '@slow-train/rules/kit';
import { recordGame } from '../src/index.ts';

const USAGE =
  'npm run -s records -- (--mixed | --preset P --seats N [--set S] [--rounds R] [--rule option=value …]) [--games G] [--seed K] [--legal]';

const { values } = parseArgs({
  options: {
    preset: { type: 'string' },
    seats: { type: 'string' },
    set: { type: 'string' },
    rounds: { type: 'string' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    rule: { type: 'string', multiple: true, default: [] },
    mixed: { type: 'boolean', default: false },
    legal: { type: 'boolean', default: false },
  },
});
const chance = new Chance(Number(values.seed));
const nextSetup = values.mixed ? (): Setup => anySetup(chance) : sameSetup();
for (let game = 0; game < Number(values.games); game++) {
  const record = recordGame({ setup: nextSetup(), shuffle: (tiles) => chance.shuffle(tiles), withLegal: values.legal });
  process.stdout.write(`${JSON.stringify(record)}\n`);
}

/** Returns the setup that the options name, again and again. */
function sameSetup(): () => Setup {
  if (values.preset === undefined || values.seats === undefined) return fail(`Name a preset and the seats: ${USAGE}`);
  const choice = { preset: values.preset, ...Object.fromEntries(values.rule.map(readRule)) };
  const setup = parseSetup(choice, Number(values.seats), optional(values.set), optional(values.rounds));
  return setup.ok ? () => setup.value : fail(setup.error);
}

function readRule(rule: string): [string, unknown] {
  const [name = '', value = ''] = rule.split('=', 2);
  if (!isOptionName(name)) return fail(`There is no option "${name}".`);
  const offered = valuesOf(name).find((known) => String(known) === value);
  return [name, offered ?? (/^[\d[{]/.test(value) ? JSON.parse(value) : value)];
}

function optional(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
