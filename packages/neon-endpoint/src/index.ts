export { type DatabaseSocket, type NeonEndpoint, startDatabaseSocket, startNeonEndpoint } from './endpoint.ts';
