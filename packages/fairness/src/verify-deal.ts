import { tileName, type TileName } from '@slow-train/rules';
import { check, seatNames, type Check } from './check.ts';
import { isCommitmentTo, isSealOf } from './commitment.ts';
import { silentSeats, withheldSeats } from './commitment-list.ts';
import { deckOf, isThrownIn, tilesNamed } from './deck.ts';
import { writeStarter, type Evidence, type StarterEvidence } from './evidence.ts';
import { drawStarter, hasStarterDraw } from './starter.ts';

export const DEAL_CHECKS = ['commitment', 'seals', 'contributions', 'decks', 'throwIns', 'starter'] as const;
export type DealCheck = Check<(typeof DEAL_CHECKS)[number]>;

/**
 * Repeats a deal from its evidence and checks every part. This shows that the evidence is consistent; only `recall`,
 * with a browser's record, can show that the deal was the one promised.
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
  return check(
    'commitment',
    isCommitmentTo(evidence.commitment, evidence, evidence.secret)
      ? undefined
      : 'The secret is not the one the server committed to for this table and round.',
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
    'Every contribution is the one its seat sealed for this table and round.',
  );
}

/** One honest contribution is enough. Without any, the server could have tried secrets until a deck suited it. */
function checkContributions({ seals, contributions }: Evidence): DealCheck {
  const given = contributions.flatMap((contribution, seat) => (contribution === null ? [] : [seat]));
  const withheld = withheldSeats({ seals, opened: contributions.map((contribution) => contribution !== null) });
  const silent = silentSeats({ seals });
  const absent = [
    ...(withheld.length > 0 ? [`Sealed but not opened: ${seatNames(withheld)}.`] : []),
    ...(silent.length > 0 ? [`Nothing sealed (computers never do): ${seatNames(silent)}.`] : []),
  ];
  const nobody = ['No seat took part in this deal, so the server alone chose it.', ...absent].join(' ');
  return check(
    'contributions',
    given.length === 0 ? nobody : undefined,
    [`Took part in this deal: ${given.length > 0 ? seatNames(given) : ''}.`, ...absent].join(' '),
  );
}

function checkDecks(evidence: Evidence): DealCheck {
  const { decks } = evidence;
  const wrong = decks.findIndex(
    (deck, index) =>
      deck.join() !==
      deckOf(evidence, evidence, index + 1)
        .map(tileName)
        .join(),
  );
  return check(
    'decks',
    wrong >= 0 ? `The secret and the contributions do not give deck ${wrong + 1}.` : undefined,
    `The secret and the contributions give exactly ${decks.length === 1 ? 'this deck' : `these ${decks.length} decks`}.`,
  );
}

/** Checks that the tiles were thrown in exactly as often as the rules require: more decks would allow a choice. */
function checkThrowIns(evidence: Evidence): DealCheck {
  const { decks, round, seats, usedEngines } = evidence;
  const rules = { ...evidence, usedEngines: tilesNamed(usedEngines) };
  const last = decks.length - 1;
  const isDead = (deck: readonly TileName[]) => isThrownIn(tilesNamed(deck), round, seats, rules);
  const wrong = decks.findIndex((deck, index) => isDead(deck) !== index < last);
  const found =
    wrong < last
      ? 'could be played, and yet it was thrown in.'
      : 'gives nobody an engine, and yet it was not thrown in.';
  const times = last === 1 ? 'once' : `${last} times`;
  return check(
    'throwIns',
    wrong >= 0 ? `Deck ${wrong + 1} ${found}` : undefined,
    last === 0 ? 'The first deck could be played, and was.' : `The tiles had to be thrown in ${times}, and were.`,
  );
}

function checkStarter(evidence: Evidence): DealCheck {
  const { starter, round, opening } = evidence;
  if (!hasStarterDraw(round, evidence)) {
    const wrong =
      starter === null ? undefined : 'A seat was drawn to begin this round, but the rules call for no draw.';
    return check('starter', wrong, 'The rules say who begins this round, without a draw.');
  }
  if (starter === null)
    return check('starter', 'No seat was drawn to begin this round, but the rules call for it.', '');
  if (opening !== 'aside' && starter.by !== 'random')
    return check('starter', 'The highest tile was to decide, but the rules call for a random seat.', '');
  const drawn = writeStarter(drawStarter(evidence, evidence, starter.by));
  return check(
    'starter',
    isSameDraw(drawn, starter)
      ? undefined
      : `The secret and the contributions give another draw: the first turn goes to seat ${drawn.seat}.`,
    `The secret and the contributions give the first turn to seat ${drawn.seat}.`,
  );
}

function isSameDraw(a: StarterEvidence, b: StarterEvidence): boolean {
  if (a.seat !== b.seat) return false;
  return a.by === 'random' ? b.by === 'random' : b.by === 'highTile' && a.tiles.join() === b.tiles.join();
}
