import type { CircleWish, SeenCircle } from '../evidence/circles.ts';
import { isAcknowledged, type RunEvidence } from '../record.ts';
import { mayFollow } from './effects.ts';
import { isGone } from './gone.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether everybody is in the circles that they have joined, and nobody else; and whether each has a founder.

/** People of one circle, and circles of one person. */
const MOST_PEOPLE = 16;
const MOST_CIRCLES = 20;

/** Finds what is wrong with who is in which circle. Pure. */
export function wrongCircles(evidence: RunEvidence, stored: Stored): Violation[] {
  return [
    ...lostMembers(evidence, stored),
    ...ghosts(evidence, stored),
    ...foreignMembers(evidence, stored),
    ...wrongFounders(evidence, stored),
    ...evidence.circlesSeen.flatMap((seen) => wrongView(seen, evidence)),
    ...overfull(stored),
  ];
}

/** Who becomes a member if a wish is granted; null for others. */
function arriving({ client, deed }: CircleWish): string | null {
  const isYes = deed.do === 'answer' && deed.answer === 'yes';
  return deed.do === 'found' || deed.do === 'join' || isYes ? client : null;
}

/** Who is no member any more if a wish is granted; null for others. */
function departing({ client, deed }: CircleWish): string | null {
  if (deed.do === 'leave') return client;
  return deed.do === 'remove' ? deed.other : null;
}

/** Whether somebody may have left a circle after a wish was sent. */
function mayHaveLeft({ circleWishes }: RunEvidence, who: string, wish: CircleWish): boolean {
  return circleWishes.some(
    (other) => other.circle === wish.circle && departing(other) === who && mayFollow(other, wish),
  );
}

/** Whether somebody may have joined a circle after a wish was sent. */
function mayHaveJoined({ circleWishes }: RunEvidence, who: string, wish: CircleWish): boolean {
  return circleWishes.some(
    (other) => other.circle === wish.circle && arriving(other) === who && mayFollow(other, wish),
  );
}

function isMember({ members, clients }: Stored, circle: string | null, who: string): boolean {
  return members.some(
    (one) => one.circle_id === circle && one.state === 'member' && clients.get(one.account_id) === who,
  );
}

/** An account that has joined and has not left is in. */
function lostMembers(evidence: RunEvidence, stored: Stored): Violation[] {
  return evidence.circleWishes.flatMap((wish): Violation[] => {
    const who = arriving(wish);
    if (who === null || wish.circle === null || !isAcknowledged(wish)) return [];
    if (isGone(evidence, who) || mayHaveLeft(evidence, who, wish) || isMember(stored, wish.circle, who)) return [];
    return [{ kind: 'lostMember', subject: wish.circle, evidence: { who, wish } }];
  });
}

/** One that has left and has not joined again is not. */
function ghosts(evidence: RunEvidence, stored: Stored): Violation[] {
  return evidence.circleWishes.flatMap((wish): Violation[] => {
    const who = departing(wish);
    if (who === null || wish.circle === null || !isAcknowledged(wish)) return [];
    if (mayHaveJoined(evidence, who, wish) || !isMember(stored, wish.circle, who)) return [];
    return [{ kind: 'ghostMember', subject: wish.circle, evidence: { who, wish } }];
  });
}

/** Nobody is a member who has not wanted to be, and nobody is invited without an inviter. */
function foreignMembers({ circleWishes }: RunEvidence, { members, clients, circles }: Stored): Violation[] {
  return members.flatMap((row): Violation[] => {
    const who = clients.get(row.account_id);
    const name = circles.find(({ id }) => id === row.circle_id)?.name;
    const isWanted = circleWishes.some((wish) => {
      const { deed } = wish;
      // The answer that names a new circle may have been lost.
      if (deed.do === 'found') return deed.name === name && wish.client === who;
      if (wish.circle !== row.circle_id) return false;
      return arriving(wish) === who || (row.state === 'asked' && deed.do === 'ask' && deed.other === who);
    });
    return isWanted ? [] : [{ kind: 'foreignMember', subject: row.circle_id, evidence: { who, row } }];
  });
}

/** The founder is a member, and the last one that the circle was handed on to. */
function wrongFounders(evidence: RunEvidence, stored: Stored): Violation[] {
  const { circles, clients } = stored;
  const strays = circles.flatMap(({ id, founder }): Violation[] => {
    const who = clients.get(founder ?? '');
    return who !== undefined && isMember(stored, id, who)
      ? []
      : [{ kind: 'wrongFounder', subject: id, evidence: { founder: who ?? null } }];
  });
  const handed = evidence.circleWishes.flatMap((wish): Violation[] => {
    const { circle, deed } = wish;
    const found = circles.find(({ id }) => id === circle);
    if (deed.do !== 'handOn' || found === undefined || !isAcknowledged(wish)) return [];
    const isSuperseded = evidence.circleWishes.some(
      (other) => other.circle === circle && other.deed.do === 'handOn' && mayFollow(other, wish),
    );
    const founder = clients.get(found.founder ?? '');
    if (isSuperseded || mayHaveLeft(evidence, deed.other, wish) || founder === deed.other) return [];
    if (isGone(evidence, deed.other)) return [];
    return [{ kind: 'wrongFounder', subject: found.id, evidence: { founder, wish } }];
  });
  return [...strays, ...handed];
}

/** Each member is shown, once, to every other that no block keeps from them. */
function wrongView(seen: SeenCircle, evidence: RunEvidence): Violation[] {
  const { client, circle, members } = seen;
  const names = members.map(({ name }) => name);
  const isDoubled =
    new Set(names).size < names.length ||
    new Set(members.map(({ member }) => member)).size < members.length ||
    members.filter(({ isYou, name }) => isYou || name === client).length !== 1 ||
    members.filter(({ isFounder }) => isFounder).length > 1;
  const wrong = evidence.circleWishes.flatMap((wish): Violation[] => {
    if (wish.circle !== circle || !isAcknowledged(wish) || wish.ended >= seen.begun) return [];
    const [came, left] = [arriving(wish), departing(wish)];
    if (
      came !== null &&
      !names.includes(came) &&
      !isGone(evidence, came) &&
      !isApart(evidence, client, came) &&
      !mayHaveLeft(evidence, came, wish)
    )
      return [{ kind: 'lostMember', subject: circle, evidence: { seen, wish } }];
    if (left !== null && names.includes(left) && !mayHaveJoined(evidence, left, wish))
      return [{ kind: 'ghostMember', subject: circle, evidence: { seen, wish } }];
    return [];
  });
  return isDoubled ? [{ kind: 'doubledMember', subject: circle, evidence: seen }, ...wrong] : wrong;
}

/** Whether one of two people has wanted to block the other at any time. */
function isApart({ blocks }: RunEvidence, one: string, other: string): boolean {
  return blocks.some(
    (block) => (block.client === one && block.other === other) || (block.client === other && block.other === one),
  );
}

function overfull({ members, clients }: Stored): Violation[] {
  const people = [...Map.groupBy(members, (one) => one.circle_id)].filter(([, rows]) => rows.length > MOST_PEOPLE);
  const joined = members.filter(({ state }) => state === 'member');
  const circles = [...Map.groupBy(joined, (one) => clients.get(one.account_id) ?? '')].filter(
    ([, rows]) => rows.length > MOST_CIRCLES,
  );
  return [...people, ...circles].map(([subject, rows]) => ({
    kind: 'overfull' as const,
    subject,
    evidence: rows.length,
  }));
}
