import type { Services } from '../services.ts';

/** What a sweep of the outbox needs of the world. */
export type SweepPorts = Pick<Services, 'db' | 'settings' | 'now' | 'channels'>;
