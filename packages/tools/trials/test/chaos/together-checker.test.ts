import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { wrongCircles } from '../../src/chaos/checker/circles.ts';
import { wrongInvitations } from '../../src/chaos/checker/invitations.ts';
import { wrongPairings } from '../../src/chaos/checker/pairings.ts';
import { wrongSeasons } from '../../src/chaos/checker/seasons.ts';
import { wrongScores } from '../../src/chaos/checker/tournament-scores.ts';
import { wrongTournaments } from '../../src/chaos/checker/tournaments.ts';
import {
  blockEarly,
  CIRCLE,
  soundTogether,
  TOURNAMENT,
  tournamentWish,
  type SoundTogether,
} from './kit/sound-together.ts';

const DAY = 86_400_000;

type Break = (run: SoundTogether) => void;

/** Returns the kinds of violations in a sound run that has been broken, each once. */
function violationsAfter(damage: Break): readonly string[] {
  const run = soundTogether();
  damage(run);
  const { evidence, stored, moments } = run;
  const finals = new Map([...moments].map(([id, history]) => [id, history.at(-1)?.scores ?? []]));
  const violations = [
    ...wrongInvitations(evidence, stored),
    ...wrongCircles(evidence, stored),
    ...wrongSeasons(evidence, stored, finals),
    ...wrongTournaments(evidence, stored),
    ...wrongPairings(evidence, stored),
    ...wrongScores(stored, finals),
  ];
  return [...new Set(violations.map(({ kind }) => kind))];
}

/** The game of this id. */
const gameOf = ({ stored }: SoundTogether, id: string) =>
  at(
    stored.games.filter((game) => game.id === id),
    0,
  );

test('the checker finds nothing wrong with sound circles, tournaments and invitations', () => {
  expect(violationsAfter(() => undefined)).toEqual([]);
});

// Each of these is a defect that the site could have.
test.each<[string, string, Break]>([
  [
    'an answer that was not kept',
    'wrongAnswer',
    (run) => void (at(gameOf(run, 'lobby').seats, 1)['reserved'] = { account: 'account-of-Bo', answer: 'waiting' }),
  ],
  ['a seat that was promised and is gone', 'wrongAnswer', (run) => void gameOf(run, 'lobby').seats.splice(1, 1)],
  [
    'an answer by mail that was not kept',
    'wrongAnswer',
    (run) => void (at(gameOf(run, 'lobby').seats, 2)['answer'] = 'later'),
  ],
  [
    'somebody who is seated although they said later',
    'seatedUnasked',
    (run) => void gameOf(run, 'lobby').seats.push({ kind: 'person', account: 'account-of-Fay' }),
  ],
  ['a founder who is gone', 'lostMember', ({ stored }) => void stored.members.shift()],
  ['a member who is gone', 'lostMember', ({ stored }) => void stored.members.pop()],
  ['a member who is not shown', 'lostMember', ({ evidence }) => void at(evidence.circlesSeen, 0).members.pop()],
  [
    'somebody who has left and is still there',
    'ghostMember',
    ({ stored }) => void stored.members.push({ ...at(stored.members, 0), account_id: 'account-of-Eve', number: 4 }),
  ],
  [
    'somebody who has left and is still shown',
    'ghostMember',
    ({ evidence }) =>
      void at(evidence.circlesSeen, 0).members.push({ member: 4, name: 'Eve', isFounder: false, isYou: false }),
  ],
  [
    'somebody who is in without having wanted it',
    'foreignMember',
    ({ stored }) => void stored.members.push({ ...at(stored.members, 0), account_id: 'account-of-Fay', number: 4 }),
  ],
  [
    'somebody who is in after a no',
    'foreignMember',
    ({ evidence }) => void Object.assign(at(evidence.circleWishes, 3), { deed: { do: 'answer', answer: 'no' } }),
  ],
  [
    'two members with one number',
    'doubledMember',
    ({ evidence }) => void (at(at(evidence.circlesSeen, 0).members, 1).member = 1),
  ],
  [
    'a founder who is no member',
    'wrongFounder',
    ({ stored }) => void (at(stored.circles, 0).founder = 'account-of-Hal'),
  ],
  [
    'a circle that was not handed on',
    'wrongFounder',
    ({ stored }) => void (at(stored.circles, 0).founder = 'account-of-Ana'),
  ],
  [
    'a circle with too many people',
    'overfull',
    ({ stored }) => void stored.members.push(...Array.from({ length: 14 }, () => at(stored.members, 0))),
  ],
  ['games of a circle with one number', 'circleGames', ({ stored }) => void (at(stored.circleGames, 1).number = 1)],
  [
    'two open games of a circle',
    'circleGames',
    (run) => ['circle-1', 'circle-2'].forEach((id) => void (gameOf(run, id).status = 'lobby')),
  ],
  ['a game of a circle that is gone', 'lostGame', ({ stored }) => void stored.circleGames.shift()],
  ['a substitute who was forgotten', 'lostSubstitute', ({ stored }) => void stored.substitutes.pop()],
  [
    'a result against a computer that held the seat for nobody',
    'wrongResult',
    (run) => {
      const { seats } = gameOf(run, 'circle-2');
      seats[seats.findIndex(({ account }) => account === 'account-of-Ana')] = { kind: 'computer', name: 'Rocket' };
      run.stored.results.splice(3, 1);
    },
  ],
  [
    'a result that counts for the substitute',
    'wrongResult',
    ({ stored }) => void Object.assign(at(stored.results, 2), { account_id: 'account-of-Dot', played_by: null }),
  ],
  ['a result that is missing', 'wrongResult', ({ stored }) => void stored.results.pop()],
  [
    'a result that nobody played, beside a deleted account',
    'wrongResult',
    (run) => {
      const { seats } = gameOf(run, 'circle-2');
      seats[seats.findIndex(({ account }) => account === 'account-of-Ana')] = { kind: 'gone', name: 'Former' };
      at(run.stored.results, 3).place = 1;
    },
  ],
  ['another place than was played', 'wrongResult', ({ stored }) => void (at(stored.results, 0).place = 2)],
  ['a game too many in a season', 'overlongSeason', ({ stored }) => void (at(stored.seasons, 0).terms.games = 1)],
  [
    'sums that do not add up',
    'wrongTotals',
    ({ evidence }) => void (at(at(evidence.circlesSeen, 0).season?.rows ?? [], 2).sum = 4),
  ],
  [
    'a season that is not in order',
    'wrongTotals',
    ({ evidence }) => void (at(at(evidence.circlesSeen, 0).season?.rows ?? [], 2).place = 1),
  ],
  ['a game that does not count', 'wrongTotals', ({ evidence }) => void at(evidence.circlesSeen, 0).season?.games.pop()],
  ['a tournament that is gone', 'lostTournament', ({ stored }) => void stored.tournaments.shift()],
  [
    'another end of registration',
    'lostTournament',
    ({ stored }) => void (at(stored.tournaments, 1).closes_at = '2026-01-02T00:00:00.000Z'),
  ],
  [
    'a request that created several tournaments',
    'doubledTournament',
    ({ stored }) => void stored.tournaments.push(...['a', 'b'].map((id) => ({ ...at(stored.tournaments, 0), id }))),
  ],
  ['an entry that is gone', 'lostEntry', ({ stored }) => void stored.entrants.shift()],
  ['an entry that was taken back by nobody', 'lostEntry', ({ stored }) => void (at(stored.entrants, 0).state = 'left')],
  ['an entry under another number', 'lostEntry', ({ stored }) => void (at(stored.entrants, 0).number = 12)],
  [
    'somebody who has left a tournament and plays',
    'ghostEntry',
    ({ stored }) => void (at(stored.entrants, 8).state = 'reserve'),
  ],
  [
    'somebody who was removed and plays',
    'ghostEntry',
    ({ evidence }) => void evidence.tournamentWishes.push(tournamentWish('Ana', 20, { do: 'remove', number: 1 })),
  ],
  [
    'somebody with two entries',
    'foreignEntry',
    ({ stored }) => void stored.entrants.push({ ...at(stored.entrants, 0), number: 10 }),
  ],
  [
    'somebody who has not entered',
    'foreignEntry',
    ({ evidence }) =>
      void (evidence.tournamentWishes = evidence.tournamentWishes.filter(({ client }) => client !== 'Ida')),
  ],
  ['more people than may play', 'overfull', ({ stored }) => void (at(stored.tournaments, 0).most_people = 7)],
  [
    'a round before one that was seen',
    'tournamentBack',
    ({ evidence }) => void Object.assign(at(evidence.tournamentsSeen, 0), { begun: 200_000, ended: 200_002 }),
  ],
  [
    'a round of which somebody is not told',
    'untold',
    ({ stored }) => void (stored.messages = stored.messages.filter(({ id }) => id !== `${TOURNAMENT}:1:paired:3`)),
  ],
  [
    'an end of which somebody is not told',
    'untold',
    ({ stored }) => void (stored.messages = stored.messages.filter(({ id }) => id !== `${TOURNAMENT}:1:over:3`)),
  ],
  ['a table that is missing', 'wrongPairing', ({ stored }) => void stored.tables.splice(1, 1)],
  [
    'a round that was paired twice',
    'wrongPairing',
    ({ stored }) =>
      void stored.tables.push(...stored.tables.map((table) => ({ ...table, game_id: `other ${table.game_id}` }))),
  ],
  ['somebody at two tables of a round', 'wrongPairing', ({ stored }) => void (at(stored.scores, 2).number = 1)],
  [
    'somebody in two games of a round',
    'wrongPairing',
    (run) => void (at(gameOf(run, 'table-2').seats, 0).account = 'account-of-Ana'),
  ],
  ['a seat without anybody', 'wrongPairing', ({ stored }) => void (at(stored.scores, 1).seat = 2)],
  ['somebody whom a round forgets', 'wrongPairing', ({ stored }) => void stored.scores.splice(6, 2)],
  [
    'a round that was left before it was counted',
    'wrongPairing',
    ({ stored }) => void (at(stored.tables, 0).state = 'playing'),
  ],
  ['people who blocked each other at one table', 'blockedTogether', (run) => blockEarly(run, 'Bo', 'Ana')],
  [
    'a round in which everybody sits out',
    'tooManyByes',
    ({ stored }) => stored.scores.forEach((score) => Object.assign(score, { kind: 'bye', game_id: null, points: 12 })),
  ],
  ['pips that nobody has', 'wrongScore', ({ stored }) => void (at(stored.scores, 1).pips = 7)],
  ['points for another place', 'wrongScore', ({ stored }) => void (at(stored.scores, 1).points = 6)],
  [
    'places the wrong way round',
    'wrongScore',
    ({ stored }) =>
      [0, 1].forEach((nth) => Object.assign(at(stored.scores, nth), { place: 2 - nth, points: 12 * nth })),
  ],
  [
    'another sum than the scores',
    'wrongStanding',
    ({ stored }) => void Object.assign(at(stored.entrants, 0).standing ?? {}, { points: 6 }),
  ],
  ['somebody without a standing', 'wrongStanding', ({ stored }) => void (at(stored.entrants, 0).standing = null)],
  [
    'fewer points that come first',
    'wrongStanding',
    ({ stored }) => void Object.assign(at(stored.entrants, 1).standing ?? {}, { rank: 1 }),
  ],
])('the checker reports %s', (_, kind, damage) => {
  expect(violationsAfter(damage)).toContain(kind);
});

test.each<[string, Break]>([
  [
    'somebody who may have left just after they joined',
    ({ evidence, stored }) => {
      evidence.circleWishes.push({
        ...at(evidence.circleWishes, 8),
        client: 'Cy',
        begun: 21,
        ended: 23,
        circle: CIRCLE,
      });
      at(evidence.circlesSeen, 0).members.pop();
      stored.members.pop();
    },
  ],
  [
    'a result against somebody who has deleted their account since',
    (run) => {
      const { seats } = gameOf(run, 'circle-2');
      const seat = seats.findIndex(({ account }) => account === 'account-of-Ana');
      seats[seat] = { kind: 'gone', name: 'A former passenger' };
      run.stored.results.splice(3, 1);
      run.evidence.circlesSeen = [];
    },
  ],
  [
    'a result against somebody whose seat a computer held, and who has deleted their account since',
    (run) => {
      const { seats } = gameOf(run, 'circle-2');
      const seat = seats.findIndex(({ account }) => account === 'account-of-Ana');
      seats[seat] = { kind: 'computer', name: 'Rocket' };
      run.stored.heldSeats.push({ game_id: 'circle-2', seat });
      run.stored.results.splice(3, 1);
      run.evidence.circlesSeen = [];
    },
  ],
  [
    'that a game counts for nobody whose other player deleted their account while a computer held the seat',
    (run) => {
      const { seats } = gameOf(run, 'circle-2');
      const seat = seats.findIndex(({ account }) => account === 'account-of-Ana');
      seats[seat] = { kind: 'computer', name: 'Rocket' };
      run.stored.heldSeats.push({ game_id: 'circle-2', seat });
      run.stored.results.splice(3, 2);
      run.evidence.circlesSeen = [];
    },
  ],
  [
    'the result of a member whose substitute has deleted their account since',
    (run) => {
      const { seats } = gameOf(run, 'circle-1');
      const seat = seats.findIndex(({ account }) => account === 'account-of-Dot');
      seats[seat] = { kind: 'gone', name: 'A former passenger' };
      at(run.stored.results, 2).played_by = null;
      run.stored.substitutes = [];
      run.evidence.gone.push({ client: 'Dot', at: 500 });
    },
  ],
  [
    'that a game which never began is gone although its circle opened it again later',
    ({ evidence }) => {
      const wish = at(evidence.circleWishes, 0);
      for (const begun of [0, 50 * DAY])
        evidence.circleWishes.push({ ...wish, circle: CIRCLE, begun, opened: 'never-begun' });
      evidence.restedAt = 61 * DAY;
    },
  ],
  [
    'a block after the round was paired',
    ({ evidence }) =>
      void evidence.blocks.push({ ...at(evidence.sittings, 1), client: 'Ana', other: 'Bo', begun: 600, ended: 602 }),
  ],
  [
    'a table that is counted as it stood when the round was over',
    ({ stored }) => {
      Object.assign(at(stored.scores, 1), { pips: 0, place: 1, points: 6 });
      Object.assign(at(stored.scores, 0), { points: 6 });
      const line = { rank: 4, points: 6, games: 1, opponents: 6, beaten: 3, place: 1, pips: 0 };
      for (const entrant of stored.entrants.slice(0, 2)) entrant.standing = { ...line };
      for (const entrant of stored.entrants.slice(2, 8)) if (entrant.standing?.rank === 5) entrant.standing.rank = 6;
    },
  ],
])('the checker accepts %s', (_, damage) => {
  expect(violationsAfter(damage)).toEqual([]);
});
