import type { RunEvidence } from '../record.ts';

// People who have deleted their accounts: their actions stay, without their names, and their requests are void.

/** The name that they have afterwards. */
export const NOBODY = 'A former passenger';

export function isGone({ gone }: Pick<RunEvidence, 'gone'>, client: string | null): boolean {
  return gone.some((one) => one.client === client);
}

/** Returns JSON without their names, as it was seen before and as it is stored since. */
export function withoutGone({ gone }: Pick<RunEvidence, 'gone'>, text: string): string {
  return gone.reduce((left, { client }) => left.replaceAll(JSON.stringify(client), JSON.stringify(NOBODY)), text);
}
