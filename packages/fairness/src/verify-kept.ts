import {
  hasLeader,
  openRound,
  parseSetup,
  tileName,
  type EventNotation,
  type RoundState,
  type Seat,
} from '@slow-train/rules';
import { check, seatNames, type Check } from './check.ts';
import { checkPlay } from './check-play.ts';
import { tilesNamed } from './deck.ts';
import { dealRulesOf, type Evidence } from './evidence.ts';
import type { KeptRound, SeenDeal, SeenList } from './kept-round.ts';

export const KEPT_CHECKS = ['round', 'promise', 'list', 'opened', 'own', 'rules', 'hand', 'play'] as const;
export type KeptCheck = Check<(typeof KEPT_CHECKS)[number]>;

/**
 * Compares evidence with a browser's record. Together with `verifyDeal` it shows that the deal was final before anybody
 * knew this browser's contribution, and that its player held tiles of that deal. Omits checks of steps that the browser
 * did not see or take part in; `verdictOf` combines the outcome.
 * @param events the round's log as the player may see it, from `dealt` to `roundOver`; checked even without a record
 */
export function verifyKept(
  evidence: Evidence,
  kept: KeptRound | null,
  events?: readonly EventNotation[],
): readonly KeptCheck[] {
  const played = events === undefined ? [] : [checkPlay(evidence, events)];
  return kept === null ? played : [...keptChecks(evidence, kept), ...played];
}

function keptChecks(evidence: Evidence, kept: KeptRound): readonly KeptCheck[] {
  const { list, deal } = kept;
  const checks: KeptCheck[] = [checkRound(evidence, kept), checkPromise(evidence, kept)];
  if (list === null) return checks;
  checks.push(checkList(evidence, list), checkOpened(evidence, list));
  if (tookPart(evidence, kept)) checks.push(checkOwn(evidence, kept, list));
  if (deal !== null) checks.push(checkRules(evidence, deal), checkHand(evidence, deal, list.seat));
  return checks;
}

/** Whether the browser's seal was in the list it saw and the deal has a contribution for it. */
export function tookPart({ contributions }: Evidence, { list, seal }: KeptRound): boolean {
  return list !== null && list.seals[list.seat] === seal && (contributions[list.seat] ?? null) !== null;
}

function checkRound({ table, round }: Evidence, kept: KeptRound): KeptCheck {
  const isSame = table === kept.table && round === kept.round;
  return check(
    'round',
    isSame ? undefined : 'The evidence is for another table or round.',
    'The evidence is for this table and round.',
  );
}

function checkPromise({ commitment }: Evidence, kept: KeptRound): KeptCheck {
  return check(
    'promise',
    commitment === kept.commitment ? undefined : 'The server’s commitment is not the one this browser saw beforehand.',
    'The server’s commitment is the one this browser saw beforehand.',
  );
}

function checkList({ seals }: Evidence, list: SeenList): KeptCheck {
  return check(
    'list',
    seals.join() === list.seals.join() ? undefined : 'The seals are not the ones this browser saw beforehand.',
    'The seals are the ones this browser saw beforehand.',
  );
}

function checkOpened({ contributions }: Evidence, list: SeenList): KeptCheck {
  const dropped = list.opened.flatMap((opened, seat) =>
    opened && (contributions[seat] ?? null) === null ? [seat] : [],
  );
  return check(
    'opened',
    dropped.length > 0
      ? `Left out of the deal, although this browser saw it arrive: the contribution of ${seatNames(dropped)}.`
      : undefined,
    'Every contribution this browser saw arrive is in the deal.',
  );
}

function checkOwn({ contributions }: Evidence, { contribution }: KeptRound, { seat }: SeenList): KeptCheck {
  return check(
    'own',
    contributions[seat] === contribution ? undefined : 'The contribution of this seat is not this browser’s.',
    'The contribution of this seat is this browser’s.',
  );
}

function checkRules(evidence: Evidence, deal: SeenDeal): KeptCheck {
  return check('rules', wrongRules(evidence, deal), 'The deal follows the rules of the table.');
}

function wrongRules(evidence: Evidence, deal: SeenDeal): string | undefined {
  const { round, set, opening, starter, seats, usedEngines } = evidence;
  const setup = parseSetup(deal.rules, seats, deal.set);
  if (!setup.ok) return setup.error;
  const { rules } = setup.value;
  if (set !== deal.set) return `The table plays with a double-${deal.set} set.`;
  if (opening !== rules.opening) return `The table’s opening is "${rules.opening}".`;
  const { sets = 1, engine, engineDraw = 'together' } = evidence;
  if (sets !== rules.sets) return `The table mixes ${rules.sets === 1 ? 'no' : 'two'} sets.`;
  if (engineDraw !== rules.engineDraw) return `Seats draw for the engine ${rules.engineDraw}.`;
  const agreed = dealRulesOf(setup.value, round, []).engine;
  if (engine !== agreed) return `The table’s engine of round ${round} is another one.`;
  if (opening === 'aside' && starter !== null && starter.by !== rules.starter)
    return `The table’s starter is "${rules.starter}".`;
  const isSame = opening !== 'highest' || usedEngines.join() === deal.usedEngines.join();
  return isSame ? undefined : `The engines of earlier rounds were ${deal.usedEngines.join(', ')}.`;
}

/** Checks that these decks open the round the browser saw: the seat's own tiles, and the starter. */
function checkHand(evidence: Evidence, deal: SeenDeal, seat: Seat): KeptCheck {
  return check('hand', wrongHand(evidence, deal, seat), 'This deck gives this browser the tiles it was dealt.');
}

function wrongHand(evidence: Evidence, deal: SeenDeal, seat: Seat): string | undefined {
  const rounds = roundsFrom(evidence, deal);
  if (rounds.length === 0) return 'These decks open no round under the rules of the table.';
  const dealt = deal.hand.toSorted().join();
  const fitting = rounds.filter(({ secret }) => (secret.hands[seat] ?? []).map(tileName).toSorted().join() === dealt);
  const [found] = fitting;
  if (found === undefined) return 'This deck gives this browser other tiles than it was dealt.';
  return fitting.some(({ table }) => table.starter === deal.starter)
    ? undefined
    : `This deck gives the first turn to seat ${found.table.starter}, not to seat ${deal.starter}.`;
}

/** Returns the round that the decks open; several where the browser cannot know which seat looked for the engine first. */
function roundsFrom({ round, seats, usedEngines, starter, decks }: Evidence, deal: SeenDeal): readonly RoundState[] {
  const setup = parseSetup(deal.rules, seats, deal.set);
  if (!setup.ok) return [];
  const known = starter?.seat ?? (hasLeader(setup.value.rules) ? deal.leader : deal.starter);
  return (known === undefined ? Array.from({ length: seats }, (_, seat) => seat) : [known]).flatMap((first) => {
    const opened = openRound({
      setup: setup.value,
      round,
      usedEngines: tilesNamed(usedEngines),
      starter: first,
      decks: decks.map(tilesNamed),
    });
    return opened.ok ? [opened.value.state] : [];
  });
}
