import { check, seatNames, type Check } from './check.ts';
import { isCommitmentTo, isSealOf } from './commitment.ts';
import { checkDecks, checkStarter, checkThrowIns } from './deck-checks.ts';
import type { Evidence } from './evidence.ts';
import { silentSeats, withheldSeats } from './seal-list.ts';

export const DEAL_CHECKS = ['commitment', 'seals', 'contributions', 'decks', 'throwIns', 'starter'] as const;
export type DealCheck = Check<(typeof DEAL_CHECKS)[number]>;

/**
 * Makes a deal again from its evidence and says of each part whether it is as it must be. This shows that the evidence
 * fits itself; that it is what was promised beforehand only `recall` can say, from what a browser has kept.
 */
export function verifyDeal(evidence: Evidence): readonly DealCheck[] {
  return [
    checkCommitment(evidence),
    checkSeals(evidence),
    checkContributions(evidence),
    checkDecks(evidence),
    checkThrowIns(evidence),
    checkStarter(evidence),
  ];
}

function checkCommitment(evidence: Evidence): DealCheck {
  const wrong = 'The secret is not the one that the server committed to for this table and round.';
  const isRight = isCommitmentTo(evidence.commitment, evidence, evidence.secret);
  return check(
    'commitment',
    isRight ? undefined : wrong,
    'The server committed to this secret for this table and round.',
  );
}

function checkSeals(evidence: Evidence): DealCheck {
  const wrong = evidence.contributions.flatMap((contribution, seat) => {
    const seal = evidence.seals[seat] ?? null;
    return contribution === null || (seal !== null && isSealOf(seal, evidence, contribution)) ? [] : [seat];
  });
  return check(
    'seals',
    wrong.length > 0
      ? `Not what was sealed for this table and round: the contribution of ${seatNames(wrong)}.`
      : undefined,
    'Every contribution is the one that its seat had sealed for this table and round.',
  );
}

/** One honest contribution is enough; without any the server could have tried secrets until it liked the deck. */
function checkContributions({ seals, contributions }: Evidence): DealCheck {
  const given = contributions.flatMap((contribution, seat) => (contribution === null ? [] : [seat]));
  const withheld = withheldSeats({ seals, opened: contributions.map((contribution) => contribution !== null) });
  const silent = silentSeats({ seals });
  const absent = [
    ...(withheld.length > 0 ? [`Sealed and not opened: ${seatNames(withheld)}.`] : []),
    ...(silent.length > 0 ? [`Nothing sealed, as with computer players: ${seatNames(silent)}.`] : []),
  ];
  const nobody = ['No seat had a part in this deal: the chance was the server’s alone.', ...absent].join(' ');
  return check(
    'contributions',
    given.length === 0 ? nobody : undefined,
    [`With a part in this deal: ${given.length > 0 ? seatNames(given) : ''}.`, ...absent].join(' '),
  );
}
