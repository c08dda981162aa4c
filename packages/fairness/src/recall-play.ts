import { at, type EventNotation, type Seat, type TileName } from '@slow-train/rules';
import { check } from './check.ts';
import type { Evidence } from './evidence.ts';

/** Where the tiles are while a round is played again. */
interface Tiles {
  readonly hands: readonly Set<TileName>[];
  readonly boneyard: TileName[];
}

/**
 * Whether the round that was played is one of the deck that was dealt: every tile that a seat laid was dealt to it or drawn
 * by it from this deck, and what this browser's player drew came next. Otherwise the deck could be right, and a seat
 * play tiles that it never had. `events` are those of the round, from `dealt` to `roundOver`, as the player may know
 * them: what is left out of them could not be checked, so a log with less than that does not pass.
 */
export function checkPlay(evidence: Evidence, events: readonly EventNotation[]) {
  return check(
    'play',
    wrongPlay(evidence, events),
    'Every tile that was laid or drawn in the round is where this deck has it.',
  );
}

function wrongPlay({ round, decks, seats }: Evidence, events: readonly EventNotation[]): string | undefined {
  const start = events.findIndex((event) => event.type === 'dealt' && event.round === round);
  const dealt = events[start];
  if (dealt?.type !== 'dealt') return 'The log does not say how the round was dealt.';
  const tiles = cut(decks.at(-1) ?? [], seats, dealt.handSize);
  for (const event of events.slice(start + 1)) {
    const wrong = wrongEvent(tiles, event);
    if (wrong !== undefined) return wrong;
  }
  return events.at(-1)?.type === 'roundOver' ? undefined : 'The log does not tell the round to its end.';
}

function cut(deck: readonly TileName[], seats: number, handSize: number): Tiles {
  const hands = Array.from({ length: seats }, (_, seat) => new Set(deck.slice(seat * handSize, (seat + 1) * handSize)));
  return { hands, boneyard: deck.slice(seats * handSize) };
}

function wrongEvent(tiles: Tiles, event: EventNotation): string | undefined {
  switch (event.type) {
    case 'drew':
      return wrongDraw(tiles, event.seat, event.tile);
    case 'caught':
      return firstOf(event.tiles ?? Array.from({ length: event.count }, () => null), (tile) =>
        wrongDraw(tiles, event.seat, tile),
      );
    case 'engineLaid':
    case 'played':
      return wrongTile(tiles, event.seat, event.tile);
    case 'built':
      return firstOf(event.tiles, (tile) => wrongTile(tiles, event.seat, tile));
    default:
      return undefined;
  }
}

/** `tile` is null where another seat drew it, so that this player does not know it. */
function wrongDraw({ hands, boneyard }: Tiles, seat: Seat, tile: TileName | null): string | undefined {
  const next = boneyard.shift();
  if (next === undefined) return `Seat ${seat} drew a tile when this deck had none left.`;
  if (tile !== null && tile !== next) return `Seat ${seat} drew ${tile}; with this deck it was ${next}.`;
  at(hands, seat).add(next);
  return undefined;
}

function wrongTile({ hands }: Tiles, seat: Seat, tile: TileName): string | undefined {
  const hand = at(hands, seat);
  const reversed = tile.split('-').toReversed().join('-');
  return hand.delete(tile) || hand.delete(reversed)
    ? undefined
    : `Seat ${seat} laid ${tile}, which it did not hold with this deck.`;
}

function firstOf<T>(list: readonly T[], wrong: (element: T) => string | undefined): string | undefined {
  for (const element of list) {
    const found = wrong(element);
    if (found !== undefined) return found;
  }
  return undefined;
}
