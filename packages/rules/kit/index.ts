export { anySetup } from './mix.ts';
/** Test kit for this and other packages: seeded randomness, random rounds, sketched rounds. */
export { Chance } from './chance.ts';
export { anyAction, dealRound, seatsOn } from './round.ts';
export { table, type TableSketch } from './table.ts';
