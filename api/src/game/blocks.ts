import { ownerOf, type AccountId, type Seated } from './seats.ts';

/** Pairs of accounts of which the first has blocked the second: they are not seated together again. */
export type Blocks = readonly (readonly [AccountId, AccountId])[];

/** Returns the accounts of the people in a game, including owners of held seats. */
export function peopleIn({ seats }: Seated): AccountId[] {
  return seats.flatMap((occupant) => {
    const owner = ownerOf(occupant)?.account ?? [];
    return occupant.kind === 'person' ? [occupant.account, owner].flat() : owner;
  });
}

/** Whether an account has blocked another: the only direction that a page may show. */
export function hasBlocked(blocks: Blocks, account: AccountId, other: AccountId): boolean {
  return blocks.some(([by, blocked]) => by === account && blocked === other);
}

/** Whether an account has blocked one of these people, or one of them has blocked it. */
export function isApartFrom(blocks: Blocks, account: AccountId, people: readonly AccountId[]): boolean {
  return blocks.some(
    ([one, other]) => (one === account && people.includes(other)) || (other === account && people.includes(one)),
  );
}
