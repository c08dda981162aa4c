import type { StandingInvitation } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import {
  askedIn,
  askedNext,
  isIn,
  membersOf,
  namesIn,
  nextOpening,
  openingAfter,
  type CircleMember,
  type LoadedCircle,
  type StoredCircle,
} from '../../src/circles/circle.ts';
import { circleView, seasonFor, type CirclePage, type CircleResultRow } from '../../src/circles/view.ts';
import type { Game } from '../../src/game/game.ts';
import { listingOf } from '../../src/game/listing.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { ana, bo, lobbyTable, cleo, NOON, nobody, robot } from '../kit/pure-table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANA = 'account-of-ana';
const BO = 'account-of-bo';
const CLEO = 'account-of-cleo';
const DOT = 'account-of-dot';

/** On Saturdays at eight; the standing of the tests begins on a Thursday. */
const WEEKLY = { weekday: 6, time: '20:00', zone: 'UTC' } as const;
const STANDING: StandingInvitation = {
  rules: { preset: 'hub' },
  clock: null,
  phrasesOnly: false,
  weekly: WEEKLY,
};
const SATURDAY = Date.parse('2026-10-03T20:00:00.000Z');

const circle: StoredCircle = {
  id: 'circle-00001',
  name: 'Thursdays',
  founder: ANA,
  invitation: 'invitation-of-the-circle',
  standing: STANDING,
  opensAt: null,
};
const person = (number: number, account: string, more: Partial<CircleMember> = {}): CircleMember => {
  const name = account.slice('account-of-'.length).replace(/^./, (letter) => letter.toUpperCase());
  return {
    account,
    number,
    state: 'member',
    joinedAs: name,
    current: name,
    by: null,
    isLater: false,
    since: NOON + number,
    ...more,
  };
};
const PEOPLE = [person(1, ANA), person(2, BO), person(3, CLEO), person(4, DOT)];
const loaded = (more: Partial<LoadedCircle> = {}): LoadedCircle => ({
  circle,
  people: PEOPLE,
  removed: [],
  blocks: [],
  ...more,
});
const namesOf = (people: readonly CircleMember[]): string[] => people.map(({ joinedAs }) => joinedAs);

describe('the people of a circle', () => {
  test('the people of a circle are members, and those who have only been asked', () => {
    const people = [person(1, ANA), person(2, BO, { state: 'asked' })];
    expect(namesOf(membersOf({ people }))).toEqual(['Ana']);
    expect([isIn({ people }, ANA), isIn({ people }, BO), isIn({ people }, CLEO)]).toEqual([true, false, false]);
  });

  test('the people of a circle are called by their present name, unless it looks like another’s or is gone', () => {
    const people = [
      person(1, ANA, { current: 'Bernd' }),
      person(2, BO, { current: 'bernd' }),
      person(3, CLEO, { current: '' }),
      person(4, DOT, { current: 'Dorothy' }),
    ];
    expect([...namesIn({ people }).values()]).toEqual(['Bernd', 'Bo', 'Cleo', 'Dorothy']);
  });
});

describe('the weekly game', () => {
  test('the weekly game asks everybody two days before it starts, or now if that is past', () => {
    expect(nextOpening(STANDING, NOON)).toEqual({ startsAt: SATURDAY, asksAt: SATURDAY - 2 * DAY });
    expect(nextOpening(STANDING, SATURDAY - DAY)).toEqual({ startsAt: SATURDAY, asksAt: SATURDAY - DAY });
  });

  test('the weekly game is the one after if there are less than twelve hours left', () => {
    expect(nextOpening(STANDING, SATURDAY - 12 * HOUR - 1)?.startsAt).toBe(SATURDAY);
    expect(nextOpening(STANDING, SATURDAY - 12 * HOUR)?.startsAt).toBe(SATURDAY + 7 * DAY);
  });

  test('the weekly game is followed by another a week later', () => {
    expect(openingAfter(STANDING, NOON)).toBe(SATURDAY + 5 * DAY);
  });

  test('there is no weekly game without an invitation for each week', () => {
    for (const standing of [null, { ...STANDING, weekly: null }])
      expect([nextOpening(standing, NOON), openingAfter(standing, NOON)]).toEqual([null, null]);
  });
});

describe('the people asked to a game', () => {
  const playedLast = new Map([
    [ANA, NOON - DAY],
    [BO, NOON - 3 * DAY],
    [CLEO, NOON - 3 * DAY],
  ]);

  test('those are asked to a game first who have sat out longest, the longest member first of those who have not played since', () => {
    expect(namesOf(askedIn(loaded(), 4, null, playedLast))).toEqual(['Dot', 'Bo', 'Cleo', 'Ana']);
    expect(namesOf(askedIn(loaded(), 2, null, playedLast))).toEqual(['Dot', 'Bo']);
    expect(namesOf(askedIn(loaded(), 3, ANA, playedLast))).toEqual(['Ana', 'Dot', 'Bo']);
  });

  test('nobody is asked to a game with somebody they have blocked, nor is one who has only been asked to join', () => {
    expect(namesOf(askedIn(loaded({ blocks: [[BO, DOT]] }), 4, null, playedLast))).toEqual(['Dot', 'Cleo', 'Ana']);
    const people = PEOPLE.map((one) => (one.account === DOT ? { ...one, state: 'asked' as const } : one));
    expect(namesOf(askedIn(loaded({ people }), 4, null, playedLast))).toEqual(['Bo', 'Cleo', 'Ana']);
  });

  const kept = (account: string): Occupant => ({
    kind: 'nobody',
    reserved: { account, name: 'x', answer: 'waiting' },
  });
  const next = (seats: readonly Occupant[], more: Partial<LoadedCircle> = {}): string | undefined =>
    askedNext(loaded(more), { seats, host: ANA }, playedLast)?.joinedAs;

  test('the next in line is asked to a game when somebody says no, so that nobody is asked twice', () => {
    // The order is Dot, Bo, Cleo, Ana.
    expect(next([ana, kept(DOT), nobody])).toBe('Bo');
    expect(next([ana, kept(BO), nobody])).toBe('Cleo');
    expect(next([ana, bo, kept(CLEO)])).toBeUndefined();
    expect(next([nobody, kept(DOT), nobody])).toBe('Bo');
    expect(next([ana, nobody, nobody])).toBe('Dot');
  });

  test('nobody is asked to a game with somebody who would not play with them', () => {
    expect(next([ana, kept(DOT), nobody], { blocks: [[ANA, BO]] })).toBe('Cleo');
  });
});

describe('the page of a circle', () => {
  const gameOf = (
    id: string,
    change: Partial<Game> = {},
    number = 1,
    season: number | null = null,
  ): CirclePage['games'][number] => {
    const game = { ...lobbyTable({ preset: 'hub' }, [ana, bo, cleo]), id, ...change };
    return {
      number,
      openedAt: new Date(NOON),
      season,
      invitation: `invitation of ${id}`,
      game: { ...game, listing: listingOf(game), turnSeat: null, readUpTo: 0 },
    };
  };
  const row = (
    account: string,
    number: number,
    place: number,
    scores: readonly number[],
    more: Partial<CircleResultRow> = {},
  ): CircleResultRow => ({
    gameId: `game-${number}`,
    number,
    season: null,
    openedAt: NOON + number * DAY,
    account,
    name: account.slice('account-of-'.length),
    playedBy: null,
    playedByName: null,
    seats: 3,
    place,
    scores,
    finishedAt: NOON + number * DAY,
    isReal: false,
    ...more,
  });
  const page = (more: Partial<CirclePage> = {}): CirclePage => ({
    ...loaded(),
    at: NOON,
    games: [],
    substitutes: [],
    transfers: [],
    evenings: [],
    results: [],
    season: null,
    ...more,
  });

  test('the page of a circle shows its members, without those who are blocked', () => {
    const people = [
      ...PEOPLE.slice(0, 3),
      person(4, DOT, { state: 'asked', by: 'Ana' }),
      person(5, 'account-of-eve', { state: 'asked', by: 'Bo', isLater: true }),
    ];
    const view = circleView(page({ people }), ANA);
    expect(view).toMatchObject({
      id: 'circle-00001',
      name: 'Thursdays',
      invitation: circle.invitation,
      isFounder: true,
      standing: STANDING,
    });
    expect(view.members).toEqual(
      ['Ana', 'Bo', 'Cleo'].map((name, index) => ({
        member: index + 1,
        name,
        since: new Date(NOON + index + 1).toISOString(),
        isFounder: index === 0,
        isYou: index === 0,
      })),
    );
    expect(view.asked).toEqual([
      { member: 4, name: 'Dot', by: 'Ana', isLater: false },
      { member: 5, name: 'Eve', by: 'Bo', isLater: true },
    ]);
    const blocked = circleView(page({ people, blocks: [[ANA, BO]] }), ANA);
    expect(blocked.members.map(({ name }) => name)).toEqual(['Ana', 'Cleo']);
    // Nor does it hear of the invitations.
    expect(blocked.asked.map(({ by }) => by)).toEqual(['Ana', null]);
    expect(circleView(page({ people }), BO)).toMatchObject({ isFounder: false });
    const unnamed = people.map((one) => (one.account === BO ? { ...one, current: '' } : one));
    expect(circleView(page({ people: unnamed }), ANA).members[1]?.name).toBe('Bo');
  });

  test('the page of a circle says when the next game is, if it is each week', () => {
    const next = (more: Partial<StoredCircle>) => circleView(page({ circle: { ...circle, ...more } }), ANA).next;
    const asksAt = new Date(SATURDAY - 2 * DAY).toISOString();
    expect(next({ opensAt: SATURDAY - 2 * DAY })).toEqual({ asksAt, startsAt: new Date(SATURDAY).toISOString() });
    expect([
      next({}),
      next({ opensAt: NOON, standing: null }),
      next({ opensAt: NOON, standing: { ...STANDING, weekly: null } }),
    ]).toEqual([null, null, null]);
  });

  describe('with a game that has not started', () => {
    const kept = (answer: 'waiting' | 'later' | 'no'): Occupant => ({
      kind: 'nobody',
      reserved: { account: ANA, name: 'Ana', answer },
    });
    const open = (seats: readonly Occupant[], more: Partial<CirclePage> = {}, account = ANA) =>
      circleView(page({ games: [gameOf('open', { seats })], ...more }), account).open;

    test('the page of a circle with a game that has not started says who is in, and names the viewer’s answer', () => {
      expect(open([kept('later'), bo, cleo])).toEqual({
        id: 'open',
        name: 'The Local',
        revision: 3,
        preset: 'hub',
        rounds: 1,
        startsAt: null,
        yes: ['Bo', 'Cleo'],
        answer: 'later',
        hasRoom: true,
        invitation: 'invitation of open',
      });
      expect(open([ana, bo, robot('Locke')])).toMatchObject({ yes: ['Bo'], answer: 'yes', hasRoom: true });
      expect(open([kept('no'), bo, nobody], { blocks: [[ANA, BO]] })).toMatchObject({
        yes: [],
        answer: 'no',
        hasRoom: false,
      });
      expect(open([bo, cleo, nobody])).toMatchObject({ answer: null, hasRoom: true });
      expect(open([bo, cleo, robot('Locke')])).toMatchObject({ answer: null, hasRoom: false });
    });

    test('the page of a circle with a game that has not started says when it starts', () => {
      const game = lobbyTable({ preset: 'hub' }, [ana, bo]);
      const games = [gameOf('open', { setup: { ...game.setup, startsAt: SATURDAY } })];
      expect(circleView(page({ games }), ANA).open?.startsAt).toBe(new Date(SATURDAY).toISOString());
    });

    test('the page of a circle with a game that has not started shows the latest of several, and none in the list of games', () => {
      const view = circleView(page({ games: [gameOf('newer', {}, 2), gameOf('older')] }), ANA);
      expect(view.open?.id).toBe('newer');
      expect(view.games).toEqual([]);
      expect(circleView(page(), ANA).open).toBeNull();
    });
  });

  describe('with games that have started', () => {
    const RESULTS = [{ engine: '12-12', scores: [7, 3, 3], out: 1 }];
    const line = (
      change: Partial<Game>,
      more: Partial<CirclePage> = {},
      account = ANA,
      turnSeat: number | null = null,
    ) => {
      const one = gameOf('game-1', { status: 'playing', updatedAt: NOON + HOUR, ...change }, 1, 2);
      const games = [{ ...one, game: { ...one.game, turnSeat } }];
      return circleView(page({ games, ...more }), account).games[0];
    };

    test('the page of a circle with games that have started says whose turn it is', () => {
      expect(line({}, {}, ANA, 1)).toEqual({
        id: 'game-1',
        name: 'The Local',
        status: 'playing',
        season: 2,
        isYours: true,
        round: 0,
        rounds: 1,
        turn: 'Bo',
        winners: null,
        seats: ['Ana', 'Bo', 'Cleo'].map((name, seat) => ({ seat, name, member: seat + 1 })),
        at: new Date(NOON + HOUR).toISOString(),
      });
      expect([line({}, {}, ANA, 0)?.turn, line({}, {}, ANA, null)?.turn]).toEqual(['', null]);
      expect(line({ status: 'finished' }, {}, ANA, 1)?.turn).toBeNull();
      expect(line({}, {}, DOT, 1)).toMatchObject({ isYours: false, turn: 'Bo' });
    });

    test('the page of a circle with games that have started leaves out those who are blocked, and their turns', () => {
      const hidden = line({ status: 'playing' }, { blocks: [[ANA, BO]] }, ANA, 1);
      expect([hidden?.seats.map(({ name }) => name), hidden?.turn]).toEqual([['Ana', 'Cleo'], null]);
      expect(line({}, { blocks: [[ANA, BO]] }, ANA, 2)?.turn).toBe('Cleo');
      expect(line({}, { blocks: [[ANA, BO]] }, ANA, 0)?.turn).toBe('');
    });

    test('the page of a circle with games that have started names the winners of one that is over, with their pips', () => {
      const over = { status: 'finished', results: RESULTS } as const;
      expect(line(over)?.winners).toEqual([
        { name: 'Bo', isYou: false, pips: 3 },
        { name: 'Cleo', isYou: false, pips: 3 },
      ]);
      expect(line(over, {}, BO)?.winners?.map(({ isYou }) => isYou)).toEqual([true, false]);
      expect(line({ status: 'finished', results: [] })?.winners).toBeNull();
      expect(line({ results: RESULTS })?.winners).toBeNull();
    });

    test('the page of a circle with games that have started names the member that a substitute plays for', () => {
      const dot: Occupant = { kind: 'person', account: DOT, name: 'Dot' };
      const eve: Occupant = { kind: 'person', account: 'account-of-eve', name: 'Eve' };
      const substitutes = [
        { gameId: 'game-1', account: CLEO, substitute: 'account-of-eve' },
        { gameId: 'game-2', account: BO, substitute: DOT },
      ];
      const seats = line({ seats: [ana, dot, eve] }, { substitutes })?.seats;
      expect(seats?.map(({ member }) => member)).toEqual([1, 4, 3]);
      expect(line({ seats: [ana, dot, eve] })?.seats[2]?.member).toBeNull();
    });
  });

  describe('with results', () => {
    const results = [
      row(ANA, 3, 1, [0, 4], { finishedAt: Date.parse('2026-11-02T00:00:00Z') }),
      row(BO, 3, 2, [6, 8], { finishedAt: Date.parse('2026-11-02T00:00:00Z') }),
      row(ANA, 2, 2, [10], { finishedAt: Date.parse('2026-10-31T00:00:00Z') }),
      row(BO, 2, 1, [1], { finishedAt: Date.parse('2026-10-31T00:00:00Z') }),
      row(CLEO, 2, 3, [20], { finishedAt: Date.parse('2026-10-31T00:00:00Z') }),
    ];

    test('the page of a circle with results adds up games, places and pips of each member, best first', () => {
      const { totals } = circleView(page({ results }), ANA);
      expect(totals).toEqual([
        {
          name: 'Ana',
          isYou: true,
          games: 2,
          wins: 1,
          place: 1.5,
          pips: 14 / 3,
          months: [
            { month: '2026-10', pips: 10 },
            { month: '2026-11', pips: 2 },
          ],
        },
        {
          name: 'Bo',
          isYou: false,
          games: 2,
          wins: 1,
          place: 1.5,
          pips: 5,
          months: [
            { month: '2026-10', pips: 1 },
            { month: '2026-11', pips: 7 },
          ],
        },
        { name: 'Cleo', isYou: false, games: 1, wins: 0, place: 3, pips: 20, months: [{ month: '2026-10', pips: 20 }] },
      ]);
      expect(circleView(page({ results, blocks: [[ANA, BO]] }), ANA).totals.map(({ name }) => name)).toEqual([
        'Ana',
        'Cleo',
      ]);
      // A missing name would tell who is blocked.
      expect(circleView(page({ results, blocks: [[BO, ANA]] }), ANA)).toEqual(circleView(page({ results }), ANA));
    });

    test('the page of a circle with results knows a former member by the name of the account', () => {
      const people = PEOPLE.filter(({ account }) => account !== CLEO);
      expect(circleView(page({ results, people }), ANA).totals.at(-1)?.name).toBe('cleo');
    });

    test('the page of a circle with results shows the last twelve months', () => {
      const monthly = Array.from({ length: 14 }, (_, index) =>
        row(ANA, 20 - index, 1, [index], { finishedAt: Date.UTC(2026, 11 - index, 15) }),
      );
      const [mine] = circleView(page({ results: monthly }), ANA).totals;
      expect(mine?.months).toHaveLength(12);
      expect([mine?.months[0]?.month, mine?.months.at(-1)?.month]).toEqual(['2026-01', '2026-12']);
    });
  });

  describe('with a season', () => {
    const terms = { games: 3, counted: 'places', dropped: 0, droppable: 'games', late: 'missed' } as const;
    const season = {
      number: 2,
      terms,
      startedAt: new Date(NOON),
      endedAt: null,
      results: [
        row(ANA, 5, 1, [0, 3]),
        row(BO, 5, 2, [4, 4], { playedBy: DOT, playedByName: 'Dot' }),
        row(ANA, 4, 2, [5, 5]),
        row(BO, 4, 1, [0, 1]),
      ],
    };

    test('the page of a circle with a season shows its games in order, and a table of its players', () => {
      const games = [gameOf('game-5', { name: 'Night Mail' }, 5, 2)];
      const view = seasonFor(page({ season, games }), ANA);
      expect(view).toMatchObject({ number: 2, terms, startedAt: new Date(NOON).toISOString(), isOver: false });
      expect(view?.games).toEqual([
        { id: 'game-4', number: 4, name: null },
        { id: 'game-5', number: 5, name: 'Night Mail' },
      ]);
      expect(view?.rows.map(({ name, isYou, sum, wins }) => ({ name, isYou, sum, wins }))).toEqual([
        { name: 'Bo', isYou: false, sum: 3, wins: 1 },
        { name: 'Ana', isYou: true, sum: 3, wins: 1 },
      ]);
      const [bos, mine] = view?.rows ?? [];
      expect(mine?.cells.map(({ kind, value, by }) => ({ kind, value, by }))).toEqual([
        { kind: 'played', value: 2, by: null },
        { kind: 'played', value: 1, by: null },
      ]);
      expect(bos?.cells.map(({ kind, by }) => ({ kind, by }))).toEqual([
        { kind: 'played', by: null },
        { kind: 'substituted', by: 'Dot' },
      ]);
      expect([mine?.course, bos?.course]).toEqual([
        [2, 2],
        [1, 1],
      ]);
      expect(circleView(page({ season, games }), ANA).season).toEqual(view);
    });

    test('the page of a circle with a season hides who is blocked from the blocker alone, as a player and as a substitute', () => {
      const names = (blocks: CirclePage['blocks']) => seasonFor(page({ season, blocks }), ANA)?.rows ?? [];
      expect(names([[ANA, BO]]).map(({ name }) => name)).toEqual(['Ana']);
      expect(names([]).find(({ isYou }) => !isYou)?.cells[1]?.by).toBe('Dot');
      expect(names([[ANA, DOT]]).find(({ isYou }) => !isYou)?.cells[1]?.by).toBeNull();
      expect(
        names([
          [DOT, ANA],
          [BO, ANA],
        ]),
      ).toEqual(names([]));
    });

    test('a season on the page of a circle is over after its games, or when it was ended', () => {
      const over = (more: Partial<typeof season>, games = 3) =>
        seasonFor(page({ season: { ...season, ...more, terms: { ...terms, games } } }), ANA);
      expect([over({}, 3)?.isOver, over({}, 2)?.isOver]).toEqual([false, true]);
      expect(seasonFor(page({ season: { ...season, endedAt: new Date(NOON) } }), ANA)?.isOver).toBe(true);
      expect(over({}, 1)?.games.map(({ id }) => id)).toEqual(['game-4']);
      expect(seasonFor(page(), ANA)).toBeNull();
    });

    test('the page of a circle with a season counts rounds from one where they do not count', () => {
      const dropped = { ...terms, counted: 'pips', dropped: 1, droppable: 'rounds' } as const;
      const [first] = seasonFor(page({ season: { ...season, terms: dropped } }), ANA)?.rows ?? [];
      expect(first?.cells.flatMap(({ droppedRounds }) => droppedRounds)).toEqual([1]);
    });

    test('the page of a circle with a season counts earlier games as it was agreed for a member who joined after them', () => {
      const late = { ...terms, late: 'average' } as const;
      const people = PEOPLE.map((one) =>
        one.account === CLEO ? { ...one, since: NOON + 4.5 * DAY } : { ...one, since: NOON },
      );
      const more = [...season.results, row(CLEO, 5, 3, [9, 9])];
      const rows = seasonFor(page({ people, season: { ...season, terms: late, results: more } }), ANA)?.rows ?? [];
      expect(rows.find(({ name }) => name === 'Cleo')?.cells.map(({ kind, value }) => [kind, value])).toEqual([
        ['before', 3],
        ['played', 3],
      ]);
    });
  });
});
