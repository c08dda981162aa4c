import type { Game } from '../game/game.ts';

type Rounds = Pick<Game, 'results' | 'deals'>;

const codeAt = (text: string, index: number): number => text.charCodeAt(index);

/**
 * Returns the results and deals of a game's rounds from the few characters that the database keeps of them (`pack_rounds`
 * in migrations/0030_packed_rounds.sql): every action loads them, and as JSON they would be a quarter of a long game.
 */
export function unpackRounds(packed: string, seats: number): Rounds {
  const [results = '', deals = ''] = packed.split('!');
  return { results: resultsIn(results, seats), deals: dealsIn(deals) };
}

function resultsIn(packed: string, seats: number): Rounds['results'] {
  const results: Rounds['results'][number][] = [];
  let next = 0;
  const score = (): number => {
    const high = codeAt(packed, next) < 48 ? codeAt(packed, next++) - 35 : 0;
    return high * 76 + codeAt(packed, next++) - 48 - 16;
  };
  while (next < packed.length) {
    const engine = codeAt(packed, next++) - 48;
    const out = codeAt(packed, next++) - 49;
    const scores = Array.from({ length: seats }, score);
    results.push({ out: out < 0 ? null : out, engine: `${engine}-${engine}`, scores });
  }
  return results;
}

function dealsIn(packed: string): Rounds['deals'] {
  // A capital letter begins a round; digits and what follows them are seats that withheld, small letters silent ones.
  return [...packed.matchAll(/([A-Z])([0-?]*)([`-o]*)/g)].map(([, round = '', withheld = '', silent = '']) => ({
    round: codeAt(round, 0) - 64,
    silent: Array.from(silent, (seat) => codeAt(seat, 0) - 96),
    withheld: Array.from(withheld, (seat) => codeAt(seat, 0) - 48),
  }));
}
