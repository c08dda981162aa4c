export * from './account.ts';
export * from './desk.ts';
export * from './fairness.ts';
export * from './game.ts';
export * from './problem.ts';
export * from './record.ts';
export * from './round.ts';
