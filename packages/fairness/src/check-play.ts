import { at, type EventNotation, type Seat, type TileName } from '@slow-train/rules';
import { check, type Check } from './check.ts';
import type { Evidence } from './evidence.ts';

/** Where the tiles are during the replay of a round. */
interface Tiles {
  /** With two sets a name may be there twice. */
  readonly hands: readonly TileName[][];
  readonly boneyard: TileName[];
}

/**
 * Checks that the round was played with the deck of the evidence: every tile a seat laid was dealt to it or drawn by
 * it, and the tiles this browser's player drew were the next ones. Otherwise the deck could be right and a seat could
 * still lay tiles it never had.
 * @param events the round's events as the player may see them, from `dealt` to `roundOver`; an incomplete log fails
 */
export function checkPlay(evidence: Evidence, events: readonly EventNotation[]): Check<'play'> {
  return check('play', wrongPlay(evidence, events), 'Every tile laid or drawn in the round is where this deck has it.');
}

function wrongPlay({ round, decks, seats }: Evidence, events: readonly EventNotation[]): string | undefined {
  const start = events.findIndex((event) => event.type === 'dealt' && event.round === round);
  const dealt = events[start];
  if (dealt?.type !== 'dealt') return 'The log does not show how the round was dealt.';
  const tiles = dealtFrom(decks.at(-1) ?? [], seats, dealt.handSize);
  for (const event of events.slice(start + 1)) {
    const wrong = wrongEvent(tiles, event);
    if (wrong !== undefined) return wrong;
  }
  return events.at(-1)?.type === 'roundOver' ? undefined : 'The log stops before the end of the round.';
}

function dealtFrom(deck: readonly TileName[], seats: number, handSize: number): Tiles {
  const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * handSize, (seat + 1) * handSize));
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

/** `tile` is null if another seat drew it, hidden from this player. */
function wrongDraw({ hands, boneyard }: Tiles, seat: Seat, tile: TileName | null): string | undefined {
  const next = boneyard.shift();
  if (next === undefined) return `This deck had no tile left for the draw of seat ${seat}.`;
  if (tile !== null && tile !== next) return `This deck has ${next} where ${tile} was drawn by seat ${seat}.`;
  at(hands, seat).push(next);
  return undefined;
}

function wrongTile({ hands }: Tiles, seat: Seat, tile: TileName): string | undefined {
  const hand = at(hands, seat);
  const reversed = tile.split('-').toReversed().join('-');
  const index = hand.findIndex((held) => held === tile || held === reversed);
  if (index < 0) return `${tile} was laid by seat ${seat} but, with this deck, was not in that hand.`;
  hand.splice(index, 1);
  return undefined;
}

function firstOf<T>(list: readonly T[], wrong: (element: T) => string | undefined): string | undefined {
  for (const element of list) {
    const found = wrong(element);
    if (found !== undefined) return found;
  }
  return undefined;
}
