import {
  engineOfRound,
  legalActions,
  openRound,
  otherEnd,
  bears,
  isOn,
  at,
  tilesOf,
  type Action,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
} from '../src/index.ts';
import type { Chance } from './chance.ts';

/** Opens a round from shuffled decks, as many as it takes. */
export function dealRound(setup: Setup, chance: Chance, round = 1): RoundState {
  const aside = setup.rules.opening === 'aside' ? engineOfRound(setup, round) : undefined;
  const tiles = tilesOf(setup.set).filter((tile) => tile !== aside);
  const decks: Tile[][] = [];
  for (;;) {
    decks.push(chance.shuffle(tiles));
    const opened = openRound({ setup, round, usedEngines: [], starter: chance.below(setup.seats), decks });
    if (opened.ok) return opened.value.state;
    if (opened.error.code === 'BAD_DECK') throw new Error(opened.error.message);
  }
}

/** The seats that may act in turn now: one, or all that still build where builds are sent at once. */
export function seatsOn({ table }: RoundState): Seat[] {
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** Some legal action of a seat, any of them alike; undefined where it has none. */
export function anyAction({ table, secret }: RoundState, seat: Seat, chance: Chance): Action | undefined {
  const hand = at(secret.hands, seat);
  const legal = legalActions(table, hand, seat);
  if (legal.length === 0) return undefined;
  const picked = chance.pick(legal);
  return picked.do === 'build'
    ? { do: 'build', tiles: anyBuild(hand, at(table.seats, seat).train.end, chance) }
    : picked;
}

function anyBuild(hand: readonly Tile[], start: number, chance: Chance): Tile[] {
  const tiles: Tile[] = [];
  let end = start;
  do {
    const next = hand.filter((tile) => !tiles.includes(tile) && bears(tile, end));
    if (next.length === 0) break;
    const tile = chance.pick(next);
    tiles.push(tile);
    end = otherEnd(tile, end);
  } while (chance.below(3) > 0);
  return tiles;
}

/** Every tile of a round, wherever it is. */
export function allTiles({ table, secret }: RoundState): Tile[] {
  const trains = [table.mexican, ...table.seats.map((seat) => seat.train)];
  return [table.engine, ...trains.flatMap((train) => train.tiles), ...secret.hands.flat(), ...secret.boneyard];
}
