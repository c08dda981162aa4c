import { tileName, type TileName } from '@slow-train/rules';
import { check } from './check.ts';
import { deckOf, isThrownIn } from './deck.ts';
import { writeStarter, type Evidence, type StarterEvidence } from './evidence.ts';
import { tilesNamed } from './shape.ts';
import { drawStarter, hasStarterDraw } from './starter.ts';

/** Whether secret and contributions give exactly these decks. */
export function checkDecks(evidence: Evidence) {
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
    wrong >= 0 ? `Secret and contributions give another deck than number ${wrong + 1}.` : undefined,
    `Secret and contributions give exactly ${decks.length === 1 ? 'this deck' : `these ${decks.length} decks`}.`,
  );
}

/** Whether the tiles were thrown in as often as the rules ask: more decks than that would be a choice among them. */
export function checkThrowIns({ decks, round, seats, set, opening, usedEngines }: Evidence) {
  const rules = { set, opening, usedEngines: tilesNamed(usedEngines) };
  const last = decks.length - 1;
  const isDead = (deck: readonly TileName[]) => isThrownIn(tilesNamed(deck), round, seats, rules);
  const wrong = decks.findIndex((deck, index) => isDead(deck) !== index < last);
  const found =
    wrong < last
      ? 'had an engine for somebody: it was not to be thrown in.'
      : 'has no engine for anybody: it was to be thrown in.';
  const times = last === 1 ? 'once' : `${last} times`;
  return check(
    'throwIns',
    wrong >= 0 ? `Deck ${wrong + 1} ${found}` : undefined,
    last === 0 ? 'The first deck was to be played, and was.' : `The tiles were to be thrown in ${times}, and were.`,
  );
}

/** Whether secret and contributions make this seat begin, where chance has a say in it. */
export function checkStarter(evidence: Evidence) {
  const { starter, round, opening, set } = evidence;
  if (!hasStarterDraw(round, opening)) {
    const wrong =
      starter === null ? undefined : 'Chance has no say in who begins this round, and yet a seat was drawn.';
    return check('starter', wrong, 'Chance has no say in who begins this round.');
  }
  if (starter === null) return check('starter', 'Chance says who begins this round, and no seat was drawn.', '');
  const drawn = writeStarter(drawStarter(evidence, set, starter.by));
  const wrong = isSame(drawn, starter)
    ? undefined
    : `Secret and contributions draw otherwise: seat ${drawn.seat} begins.`;
  return check('starter', wrong, `Secret and contributions make seat ${drawn.seat} begin.`);
}

function isSame(a: StarterEvidence, b: StarterEvidence): boolean {
  if (a.seat !== b.seat) return false;
  return a.by === 'random' ? b.by === 'random' : b.by === 'highTile' && a.tiles.join() === b.tiles.join();
}
