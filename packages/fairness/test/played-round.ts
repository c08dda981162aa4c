import { openRound, parseSetup, parseTile, tileName, viewFor, type RuleChoice } from '@slow-train/rules';
import type { Evidence, KeptRound, SeenDeal } from '../src/index.ts';
import { Browser, Server } from './simulation.ts';

const PRESET = { preset: 'hub' } as const;
export const SEATS = 3;

/** A first round in which Ana and Ben took part and a computer player did not, and what Ana's browser kept. */
export function played(table = 'table'): { evidence: Evidence; kept: KeptRound } {
  const server = new Server(table, SEATS);
  const [ana, ben] = [new Browser('Ana', 0), new Browser('Ben', 1)];
  for (const browser of [ana, ben]) server.visit(browser);
  server.close(1);
  for (const browser of [ben, ana, ana]) server.visit(browser);
  const evidence = server.deal(1, { set: 12, opening: 'aside', starter: 'highTile', usedEngines: [] });
  const kept = ana.kept.get(1);
  if (kept === undefined) throw new Error('nothing kept');
  return { evidence, kept: { ...kept, deal: seen(evidence) } };
}

/** What a seat sees when the round opens. */
export function seen({ set, seats, round, decks, starter }: Evidence, seat = 0, rules: RuleChoice = PRESET): SeenDeal {
  const setup = parseSetup(rules, seats, set);
  if (!setup.ok) throw new Error(setup.error);
  const tiles = decks.map((deck) => deck.flatMap((name) => parseTile(name) ?? []));
  const opened = openRound({ setup: setup.value, round, usedEngines: [], starter: starter?.seat ?? 0, decks: tiles });
  if (!opened.ok) throw new Error(opened.error.code);
  const { hand, table } = viewFor(opened.value.state, seat);
  return { rules, set, usedEngines: [], starter: table.starter, hand: hand.map(tileName) };
}
