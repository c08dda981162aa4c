/**
 * `npx slow-train dataset --games N --seed S`: writes games between the levels of computer players, to learn from and to
 * compare with (docs/opponents.md). The same numbers give the same bytes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPresetName, parseSetup, PRESET_NAMES, viewFor, type PresetName, type Setup } from '@slow-train/rules';
import { anySetup, Chance } from '@slow-train/rules/kit';
import { LEVELS, randomFrom, recordGame, type Player } from '../src/index.ts';
import { run } from './run.ts';

/** Seats of a table: from two to eight. */
const FEWEST_SEATS = 2;
const SEAT_COUNTS = 7;

/** One game: its record, and the levels in its seats. */
interface LevelGame {
  readonly record: string;
  readonly levels: string;
}

/** Returns a game of one seat after the other, whose levels, rules and tiles follow from the chance. */
function levelGame(setup: Setup, chance: Chance, seed: string): LevelGame {
  const players: readonly Player[] = Array.from({ length: setup.seats }, () => chance.pick(LEVELS));
  let decisions = 0;
  const record = recordGame({
    setup,
    shuffle: (tiles) => chance.shuffle(tiles),
    withLegal: false,
    choose: (state, seat) => {
      const player = players[seat];
      if (player === undefined) throw new RangeError(`There is no seat ${seat}.`);
      return player.chooseAction(viewFor(state, seat), { random: randomFrom(`${seed} ${decisions++}`) });
    },
  });
  return { record: JSON.stringify(record), levels: JSON.stringify(players.map(({ name }) => name)) };
}

function setupsFrom(presets: readonly PresetName[], isMixed: boolean, chance: Chance): () => Setup {
  if (isMixed) return () => anySetup(chance);
  return () => {
    const setup = parseSetup({ preset: chance.pick(presets) }, FEWEST_SEATS + chance.below(SEAT_COUNTS));
    if (!setup.ok) throw new Error(setup.error);
    return setup.value;
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Writes the files `games.jsonl`, `levels.jsonl` and `card.md` into a folder.
 * @returns a sentence for the terminal
 * @throws Error if a number or a rule set is none
 */
export function main(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      presets: { type: 'string', default: PRESET_NAMES.join(',') },
      mixed: { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist/dataset' },
    },
  });
  const [games, seed] = [values.games, values.seed].map(Number);
  if (games === undefined || !Number.isInteger(games) || games < 1) throw new Error('--games takes a number from 1.');
  if (seed === undefined || !Number.isInteger(seed)) throw new Error('--seed takes a whole number.');
  const presets = values.presets.split(',');
  if (!presets.every(isPresetName)) throw new Error(`--presets takes some of ${PRESET_NAMES.join(', ')}.`);

  const chance = new Chance(seed);
  const nextSetup = setupsFrom(presets, values.mixed, chance);
  const played = Array.from({ length: games }, (_, game) => levelGame(nextSetup(), chance, `${seed} ${game}`));
  const files = {
    'games.jsonl': played.map(({ record }) => `${record}\n`).join(''),
    'levels.jsonl': played.map(({ levels }) => `${levels}\n`).join(''),
  };
  const rules = values.mixed ? 'random valid mixes of all options' : presets.join(', ');
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text);
  writeFileSync(join(values.out, 'card.md'), card({ games, seed, rules, command: args.join(' '), files }));
  return `${games} games are in ${values.out}. \`npm run replay -- ${join(values.out, 'games.jsonl')}\` checks them.`;
}

interface Card {
  readonly games: number;
  readonly seed: number;
  readonly rules: string;
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
}

const card = ({ games, seed, rules, command, files }: Card): string => `# Mexican Train between computer players

${games} whole games, written by \`npx slow-train dataset${command === '' ? '' : ` ${command}`}\` (seed ${seed}). MIT licence, as the program.

- **Rules**: ${rules}. Each game names its rules in full; docs/rules.md describes them.
- **Levels**: ${LEVELS.map(({ name }) => name).join(', ')}, weakest first, drawn by chance for each seat; docs/opponents.md has their strength.
- **games.jsonl**: one game a line, in the exchange format of docs/rules.md, section 7: every round's decks, actions and scores.
- **levels.jsonl**: on the same line, the level in each seat.
- **What players saw**: their own hand and the table. A player that learns from these games should see no more: \`viewFor\` of
  packages/rules gives the view of a seat, and \`npx slow-train league --player ./theirs.mjs\` measures it against the levels.

| file | SHA-256 |
| --- | --- |
${Object.entries(files)
  .map(([name, text]) => `| ${name} | ${hashOf(text)} |`)
  .join('\n')}
`;

if (import.meta.main) await run(main);
