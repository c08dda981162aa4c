export { answerTo, type UsePool } from './answer-to.ts';
export { type DatabaseSocket, type NeonEndpoint, startDatabaseSocket, startNeonEndpoint } from './endpoint.ts';
