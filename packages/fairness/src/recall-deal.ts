import { openRound, parseSetup, tileName, type RoundState, type Seat } from '@slow-train/rules';
import { check } from './check.ts';
import type { Evidence } from './evidence.ts';
import type { SeenDeal } from './kept.ts';
import { tilesNamed } from './shape.ts';

/** Whether the evidence is of the game that was agreed on. */
export function checkRules(evidence: Evidence, deal: SeenDeal) {
  return check('rules', wrongRules(evidence, deal), 'The deal follows the rules of the table.');
}

function wrongRules({ set, opening, starter, seats, usedEngines }: Evidence, deal: SeenDeal): string | undefined {
  const setup = parseSetup(deal.rules, seats, deal.set);
  if (!setup.ok) return setup.error;
  const { rules } = setup.value;
  if (set !== deal.set) return `The table plays with a double-${deal.set} set.`;
  if (opening !== rules.opening) return `The table’s opening is "${rules.opening}".`;
  if (starter !== null && starter.by !== rules.starter) return `The table’s starter is "${rules.starter}".`;
  const isSame = opening !== 'highest' || usedEngines.join() === deal.usedEngines.join();
  return isSame ? undefined : `The engines of the rounds before were ${deal.usedEngines.join(', ')}.`;
}

/** Whether the round that these decks open is the one that the browser saw: its own tiles, and who began. */
export function checkHand(evidence: Evidence, deal: SeenDeal, seat: Seat) {
  return check(
    'hand',
    wrongHand(evidence, deal, seat),
    'The tiles that this browser was dealt are those of this deck.',
  );
}

function wrongHand(evidence: Evidence, deal: SeenDeal, seat: Seat): string | undefined {
  const round = roundFrom(evidence, deal);
  if (round === undefined) return 'These decks open no round by the rules of the table.';
  const hand = (round.secret.hands[seat] ?? []).map(tileName);
  if (hand.toSorted().join() !== deal.hand.toSorted().join())
    return 'The tiles that this browser was dealt are not those of this deck.';
  return round.table.starter === deal.starter
    ? undefined
    : `With this deck seat ${round.table.starter} begins, not seat ${deal.starter}.`;
}

function roundFrom({ round, seats, usedEngines, starter, decks }: Evidence, deal: SeenDeal): RoundState | undefined {
  const setup = parseSetup(deal.rules, seats, deal.set);
  if (!setup.ok) return undefined;
  const opened = openRound({
    setup: setup.value,
    round,
    usedEngines: tilesNamed(usedEngines),
    starter: starter === null ? deal.starter : starter.seat,
    decks: decks.map(tilesNamed),
  });
  return opened.ok ? opened.value.state : undefined;
}
