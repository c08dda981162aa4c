import { startNeonEndpoint } from '@slow-train/database/neon';

/** The Neon-compatible endpoint in a process of its own: as far from the Worker as Neon is, and counted by itself. */
const endpoint = await startNeonEndpoint(process.argv[2] ?? '');
process.once('disconnect', () => void endpoint.stop());
process.send?.(endpoint.url);
