import type { Event } from './event.ts';
import { without } from './hand.ts';
import type { Played } from './play.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleSet } from './ruleset.ts';
import type { Setup } from './setup.ts';
import { at, seatsFrom, type RoundState, type Seat } from './table.ts';
import { compareTiles, high, isDouble, isInSet, tileName, tileOf, tilesOf, type Tile } from './tile.ts';

/** What a round is opened from. The decks are already shuffled, since the rules use no randomness. */
export interface Deal {
  readonly setup: Setup;
  /** 1 for the first round. */
  readonly round: number;
  /** Doubles that have been an engine in this game; used by the opening `highest` only. */
  readonly usedEngines: readonly Tile[];
  /** The starter with the opening `aside`; with others the leader, the seat that looks for the engine first (section 13). */
  readonly starter: Seat;
  /** The first deck, and one more for each time the tiles are thrown in. */
  readonly decks: readonly (readonly Tile[])[];
}

/** `THROWN_IN`: no seat got the engine; call again with one more deck. `BAD_DECK`: the deck or the starter is wrong. */
export type DealError = { readonly code: 'THROWN_IN' } | { readonly code: 'BAD_DECK'; readonly message: string };

interface Opened {
  readonly hands: readonly (readonly Tile[])[];
  readonly boneyard: readonly Tile[];
  readonly engine: Tile;
  readonly starter: Seat;
  readonly events: readonly Event[];
}

/**
 * Returns the engine of a round (sections 3 and 12.4). With the openings `highest` and `first` the hands decide instead.
 * @throws RangeError for a round that the game does not have
 */
function engineOfRound({ engines }: Pick<Setup, 'engines'>, round: number): Tile {
  const number = at(engines, round - 1);
  return tileOf(number, number);
}

/**
 * Whether it matters which seat looks for the engine first (section 13), so that a record names this leader.
 */
export function hasLeader({ opening, engineDraw, sets }: Pick<RuleSet, 'opening' | 'engineDraw' | 'sets'>): boolean {
  const isHeld = opening === 'holder' || opening === 'highest';
  return opening === 'first' || engineDraw === 'inTurn' || (sets === 2 && isHeld);
}

/** Returns the tiles that are shuffled: those of the set, twice with two sets, without the engine that is put aside. */
function tilesToShuffle({ rules, set, engines }: Setup, round: number): readonly Tile[] {
  const tiles = Array.from({ length: rules.sets }, () => tilesOf(set)).flat();
  return rules.opening === 'aside' ? without(tiles, engineOfRound({ engines }, round)) : tiles;
}

/**
 * Opens a round (docs/rules.md section 3): deals the hands off the deck, seat 0 first, and finds engine and starter.
 * Pure: the same decks open the same round, as an opening involves no decision.
 */
export function openRound(deal: Deal): Result<Played, DealError> {
  const events: Event[] = [];
  for (const [index, deck] of deal.decks.entries()) {
    const wrong = deckError(deal, deck);
    if (wrong !== undefined) return err({ code: 'BAD_DECK', message: wrong });
    const opened = openFrom(deal, deck);
    if (opened) return ok({ state: stateOf(deal, opened), events: [...events, ...opened.events] });
    if (index < deal.decks.length - 1) events.push({ type: 'thrownIn' });
  }
  return err({ code: 'THROWN_IN' });
}

/** A newly opened round, and the decks it took. */
export interface Shuffled extends Played {
  readonly decks: Deal['decks'];
}

/**
 * Opens a round from decks shuffled by `shuffle`: one, and another for each time the tiles are thrown in.
 * @throws Error with the reason if the deck or the starter is wrong, which is a bug in the caller
 */
export function openShuffled(
  deal: Omit<Deal, 'decks'>,
  shuffle: (tiles: readonly Tile[]) => readonly Tile[],
): Shuffled {
  const tiles = tilesToShuffle(deal.setup, deal.round);
  const decks: (readonly Tile[])[] = [];
  for (;;) {
    decks.push(shuffle(tiles));
    const opened = openRound({ ...deal, decks });
    if (opened.ok) return { ...opened.value, decks };
    if (opened.error.code === 'BAD_DECK') throw new Error(opened.error.message);
  }
}

function deckError({ setup, round, starter }: Deal, deck: readonly Tile[]): string | undefined {
  const { set, seats, handSize, rules } = setup;
  if (rules.opening === 'aside') {
    const engine = engineOfRound(setup, round);
    const copies = deck.filter((tile) => tile === engine).length;
    if (copies === rules.sets) return `The engine ${tileName(engine)} is in the deck.`;
  }
  if (!Number.isInteger(starter) || starter < 0 || starter >= seats) return `There is no seat ${starter} to start.`;
  const foreign = deck.find((tile) => !isInSet(tile, set));
  if (foreign !== undefined) return `${tileName(foreign)} is not a tile of a double-${set} set.`;
  if (isTooOften(deck, rules.sets)) return `A tile is ${rules.sets === 1 ? 'twice' : 'three times'} in the deck.`;
  const needed = seats * (handSize + (rules.opening === 'turns' ? 1 : 0));
  return deck.length < needed ? `The deck has ${deck.length} tiles; the hands need ${needed}.` : undefined;
}

function isTooOften(deck: readonly Tile[], sets: number): boolean {
  const kinds = new Set(deck).size;
  return sets === 1 ? kinds < deck.length : deck.some((tile) => deck.filter((other) => other === tile).length > sets);
}

function openFrom(deal: Deal, deck: readonly Tile[]): Opened | undefined {
  const { setup, round, starter } = deal;
  const hands = cutHands(setup, deck);
  const boneyard = deck.slice(setup.seats * setup.handSize);
  switch (setup.rules.opening) {
    case 'aside': {
      const engine = engineOfRound(setup, round);
      return { hands, boneyard, engine, starter, events: dealt(deal, engine) };
    }
    case 'holder':
      return drawUntilHeld(deal, hands, boneyard, (tile) => tile === engineOfRound(setup, round));
    case 'highest':
      return drawUntilHeld(deal, hands, boneyard, (tile) => isDouble(tile) && !deal.usedEngines.includes(tile));
    case 'turns':
      return drawInTurns(deal, hands, boneyard);
    case 'first':
      return layFirstDouble(deal, hands, boneyard);
    default:
      return setup.rules.opening satisfies never;
  }
}

function dealt({ setup, round }: Deal, engine: Tile): Event[] {
  return [{ type: 'dealt', round, engine, handSize: setup.handSize }];
}

function cutHands({ seats, handSize }: Setup, deck: readonly Tile[]): Tile[][] {
  return Array.from({ length: seats }, (_, seat) => deck.slice(seat * handSize, (seat + 1) * handSize));
}

/**
 * `holder` and `highest`: all seats draw together until one holds an engine. Undefined (thrown in) if too few tiles are
 * left for all.
 */
function drawUntilHeld(
  deal: Deal,
  dealtHands: Tile[][],
  yard: readonly Tile[],
  fits: (tile: Tile) => boolean,
): Opened | undefined {
  let hands = dealtHands;
  let boneyard = yard;
  const draws: Event[] = [];
  if (deal.setup.rules.engineDraw === 'inTurn' && !hands.flat().some(fits))
    return drawOneByOne(deal, hands, boneyard, fits);
  for (;;) {
    const engine = hands.flat().filter(fits).toSorted(compareTiles).at(-1);
    if (engine !== undefined) return laid(deal, hands, boneyard, engine, firstHolder(deal, hands, engine), draws);
    if (boneyard.length < hands.length) return undefined;
    const drawn = boneyard.slice(0, hands.length);
    hands = hands.map((hand, seat) => [...hand, at(drawn, seat)]);
    drawn.forEach((tile, seat) => draws.push({ type: 'drew', seat, tile }));
    boneyard = boneyard.slice(hands.length);
  }
}

/** `engineDraw: inTurn`: from the leader, seats draw one tile each until one is an engine (section 13.2). */
function drawOneByOne(
  deal: Deal,
  dealtHands: readonly (readonly Tile[])[],
  yard: readonly Tile[],
  fits: (tile: Tile) => boolean,
): Opened | undefined {
  const drawnUntil = yard.findIndex(fits);
  if (drawnUntil < 0) return undefined;
  const { seats } = deal.setup;
  const hands = dealtHands.map((hand) => [...hand]);
  const draws = yard.slice(0, drawnUntil + 1).map((tile, turn): Event => {
    const seat = (deal.starter + turn) % seats;
    at(hands, seat).push(tile);
    return { type: 'drew', seat, tile };
  });
  const drawer = (deal.starter + drawnUntil) % seats;
  return laid(deal, hands, yard.slice(drawnUntil + 1), at(yard, drawnUntil), drawer, draws);
}

/**
 * `first`: from the leader, the first seat with a double lays its highest; without one it draws a tile, and the next seat
 * looks (section 13.1). Undefined (thrown in) once all have looked in vain with an empty boneyard.
 */
function layFirstDouble(deal: Deal, dealtHands: Tile[][], yard: readonly Tile[]): Opened | undefined {
  const { seats } = deal.setup;
  const draws: Event[] = [];
  let boneyard = yard;
  for (;;) {
    const before = draws.length;
    for (const seat of seatsFrom(deal.starter, seats)) {
      const hand = at(dealtHands, seat);
      if (!hand.some(isDouble)) {
        const [tile, ...rest] = boneyard;
        if (tile === undefined) continue;
        hand.push(tile);
        boneyard = rest;
        draws.push({ type: 'drew', seat, tile });
      }
      const engine = hand.filter(isDouble).toSorted(compareTiles).at(-1);
      if (engine !== undefined) return laid(deal, dealtHands, boneyard, engine, seat, draws);
    }
    if (draws.length === before) return undefined;
  }
}

/** `turns`: each seat takes one more tile; starting with the highest, seats draw in turn until the engine is laid. */
function drawInTurns(deal: Deal, dealtHands: Tile[][], yard: readonly Tile[]): Opened | undefined {
  const { seats } = deal.setup;
  const engine = engineOfRound(deal.setup, deal.round);
  const extra = yard.slice(0, seats);
  const hands = dealtHands.map((hand, seat) => [...hand, at(extra, seat)]);
  let boneyard = yard.slice(seats);
  const draws: Event[] = extra.map((tile, seat) => ({ type: 'drew', seat, tile }));
  let seat = extra.indexOf(at(extra.toSorted(compareTiles), seats - 1));
  for (let passed = 0; passed < seats; seat = (seat + 1) % seats) {
    const hand = at(hands, seat);
    if (hand.includes(engine)) return laid(deal, hands, boneyard, engine, seat, draws);
    const [tile, ...rest] = boneyard;
    if (tile === undefined) {
      passed++;
      continue;
    }
    hand.push(tile);
    boneyard = rest;
    draws.push({ type: 'drew', seat, tile });
  }
  // Reached only if the deck lacks the engine: everybody has passed and nothing is left to draw.
  return undefined;
}

/** Returns the seat that lays an engine of which two seats may hold a copy: the first one from the leader (12.3). */
function firstHolder({ starter }: Deal, hands: readonly (readonly Tile[])[], engine: Tile): Seat {
  const seat = seatsFrom(starter, hands.length).find((one) => at(hands, one).includes(engine));
  if (seat === undefined) throw new RangeError('nobody holds the engine');
  return seat;
}

/** Lays the engine from its holder's hand; that seat, or with `starter: left` the one to its left, is the starter. */
function laid(
  deal: Deal,
  hands: readonly (readonly Tile[])[],
  boneyard: readonly Tile[],
  engine: Tile,
  holder: Seat,
  draws: readonly Event[],
): Opened {
  return {
    hands: hands.map((hand, seat) => (seat === holder ? without(hand, engine) : hand)),
    boneyard,
    engine,
    starter: deal.setup.rules.starter === 'left' ? (holder + 1) % hands.length : holder,
    events: [...dealt(deal, engine), ...draws, { type: 'engineLaid', seat: holder, tile: engine }],
  };
}

function stateOf({ setup, round }: Deal, { hands, boneyard, engine, starter }: Opened): RoundState {
  const empty = { tiles: [], end: high(engine) };
  return {
    table: {
      rules: setup.rules,
      set: setup.set,
      round,
      engine,
      phase: setup.rules.firstTurn === 'phase' ? 'building' : 'play',
      turn: { seat: starter, step: 'start', doubles: [] },
      seats: hands.map((hand) => ({
        train: empty,
        marker: setup.rules.publicTrains === 'start',
        tiles: hand.length,
        turns: 0,
        tapOwed: false,
        stuck: false,
        sent: false,
      })),
      mexicans: Array.from({ length: setup.rules.mexicanTrains }, () => empty),
      boneyard: boneyard.length,
      open: [],
      starter,
      passes: 0,
      out: null,
      scores: null,
    },
    secret: { hands, boneyard, pending: hands.map(() => null) },
  };
}
