import {
  legalActions,
  openShuffled,
  otherEnd,
  tilesOn,
  bears,
  isOn,
  mainEnd,
  refusalOf,
  without,
  at,
  type Action,
  type PublicRound,
  type RoundState,
  type Seat,
  type Setup,
  type Shuffled,
  type Tile,
} from '../src/index.ts';
import type { Chance } from './chance.ts';

/** Opens a round with random decks and a random starter. */
export function dealRound(setup: Setup, chance: Chance, round = 1): RoundState {
  return shuffled(setup, chance, round).state;
}

/** As `dealRound`, with the events of the opening and the decks that it took. */
export function shuffled(setup: Setup, chance: Chance, round: number): Shuffled {
  const deal = { setup, round, usedEngines: [], starter: chance.below(setup.seats) };
  return openShuffled(deal, (tiles) => chance.shuffle(tiles));
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
  return picked.do === 'build' ? anyBuild(table, hand, seat, chance) : picked;
}

/** Returns a random legal build: the rules may refuse its last tiles, or its first if it is the only one. */
function anyBuild(table: PublicRound, hand: readonly Tile[], seat: Seat, chance: Chance): Action {
  const isLegal = (tiles: readonly Tile[]): boolean => refusalOf(table, hand, seat, { do: 'build', tiles }) === null;
  const tiles = [chance.pick(hand.filter((tile) => isLegal([tile])))];
  let legal = [...tiles];
  let end = otherEnd(at(tiles, 0), mainEnd(table, seat).end);
  while (chance.below(3) > 0) {
    const left = tiles.reduce(without, hand);
    const next = left.filter((tile) => bears(tile, end));
    if (next.length === 0) break;
    const tile = chance.pick(next);
    tiles.push(tile);
    end = otherEnd(tile, end);
    if (isLegal(tiles)) legal = [...tiles];
  }
  return { do: 'build', tiles: legal };
}

/** Returns every tile of a round, wherever it is. */
export function allTiles({ table, secret }: RoundState): Tile[] {
  const trains = [...table.mexicans, ...table.seats.map((seat) => seat.train)];
  return [table.engine, ...trains.flatMap(tilesOn), ...secret.hands.flat(), ...secret.boneyard];
}
