/** For tests, benchmarks and tools of this and other packages: chance with a seed, random rounds, sketched tables. */
export { Chance } from './chance.ts';
export { allTiles, anyAction, dealRound, seatsOn } from './round.ts';
export { table, type TableSketch } from './table.ts';
