import {
  legalActions,
  openShuffled,
  otherEnd,
  bears,
  isOn,
  at,
  type Action,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
} from '../src/index.ts';
import type { Chance } from './chance.ts';

/** Opens a round with random decks and a random starter. */
export function dealRound(setup: Setup, chance: Chance, round = 1): RoundState {
  const deal = { setup, round, usedEngines: [], starter: chance.below(setup.seats) };
  return openShuffled(deal, (tiles) => chance.shuffle(tiles)).state;
}

/** Returns the seats that may act in turn now: one, or under `simultaneousBuild` all that still build. */
export function seatsOn({ table }: RoundState): Seat[] {
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** Returns a random legal action of a seat; undefined if it has none. */
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

/** Returns every tile of a round, wherever it is. */
export function allTiles({ table, secret }: RoundState): Tile[] {
  const trains = [table.mexican, ...table.seats.map((seat) => seat.train)];
  return [table.engine, ...trains.flatMap((train) => train.tiles), ...secret.hands.flat(), ...secret.boneyard];
}
