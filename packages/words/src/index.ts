export * from './browser-name.ts';
export * from './departure.ts';
export * from './matters.ts';
export * from './names.ts';
export * from './names-then.ts';
export * from './sentence.ts';
export * from './who.ts';
export * from './words.ts';
