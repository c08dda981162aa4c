export {
  type DatabaseSocket,
  type NeonEndpoint,
  failureOf,
  startDatabaseSocket,
  startNeonEndpoint,
} from './endpoint.ts';
export { openPool } from './pools.ts';
export { type RequestBody, answer, requestBody } from './query.ts';
