export { answerTo, type UsePool } from './answer-to.ts';
export { type DatabaseSocket, type NeonEndpoint, startDatabaseSocket, startNeonEndpoint } from './endpoint.ts';
export { openPool } from './pools.ts';
export type { RequestBody } from './query.ts';
