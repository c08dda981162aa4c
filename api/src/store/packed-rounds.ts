import type { Game } from '../game/game.ts';

type Rounds = Pick<Game, 'results' | 'deals'>;

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
  const digit = (): number => packed.charCodeAt(next++) - 48;
  const score = (): number => {
    const first = digit();
    return (first < 0 ? (first + 13) * 76 + digit() : first) - 16;
  };
  while (next < packed.length) {
    const engine = digit();
    const out = digit() - 1;
    const scores = Array.from({ length: seats }, score);
    results.push({ out: out < 0 ? null : out, engine: `${engine}-${engine}`, scores });
  }
  return results;
}

function dealsIn(packed: string): Rounds['deals'] {
  // A capital letter begins a round; digits and what follows them are seats that withheld, small letters silent ones.
  return [...packed.matchAll(/([A-Z])([0-?]*)([`-o]*)/g)].map(([, round = '', withheld = '', silent = '']) => ({
    round: round.charCodeAt(0) - 64,
    silent: Array.from(silent, (seat) => seat.charCodeAt(0) - 96),
    withheld: Array.from(withheld, (seat) => seat.charCodeAt(0) - 48),
  }));
}
