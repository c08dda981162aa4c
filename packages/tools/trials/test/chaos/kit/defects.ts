import type { Defect } from '../../../src/chaos/simulation/site/database.ts';

// Mistakes that a site could have, as its database sees them.

/** Every third save of an action is acknowledged, and not made. */
export function losesSaves(): Defect {
  let saves = 0;
  return (statements) =>
    statements.some((statement) => statement.startsWith('insert into "actions"')) && (saves += 1) % 3 === 0;
}

/** That messages have been sent is never written down. */
export const forgetsSending = (): Defect => (statements) =>
  statements.some((statement) => statement.startsWith('update "outbox" set "state" = s.state')) &&
  !statements.some((statement) => statement.startsWith('insert into "outbox"'));
