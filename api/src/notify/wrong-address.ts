import type { Settings } from '../env.ts';
import type { Failure } from '../problem.ts';

/** What is said of an address that nothing is sent to (`isAllowedTarget`). */
export function wrongAddress(field: 'endpoint' | 'url', { OUTBOUND_LOOPBACK }: Settings): Failure {
  const detail =
    OUTBOUND_LOOPBACK === 'allow'
      ? 'must be an address of this machine, or one with https:// that can be reached from the internet'
      : 'must begin with https:// and lead to a server by a name that can be reached from the internet';
  return {
    problem: 'invalid-request',
    detail: `\`${field}\` ${detail}. Nothing is sent to private networks.`,
    errors: [{ detail, pointer: `#/${field}` }],
  };
}
