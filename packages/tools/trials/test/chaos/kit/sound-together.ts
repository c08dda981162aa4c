import { createHash } from 'node:crypto';
import type { ReplayedMoment } from '../../../src/chaos/checker/replay.ts';
import type { StoredGame, StoredMessage } from '../../../src/chaos/checker/stored.ts';
import type { CircleWish } from '../../../src/chaos/evidence/circles.ts';
import type { TournamentWish } from '../../../src/chaos/evidence/tournaments.ts';
import { copyOf, soundRun, type SoundRun } from './sound-run.ts';

// A run in which nothing is wrong with circles, tournaments and invitations: everything that was asked was acknowledged.

export const CIRCLE = 'circle';
export const TOURNAMENT = 'tournament';
const PEOPLE = ['Ana', 'Bo', 'Cy', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'] as const;
const CODE = 'a code that came by mail';
/** Past the time in which earlier requests may still take effect. */
const LATER = 100_000;

export interface SoundTogether extends SoundRun {
  readonly moments: Map<string, ReplayedMoment[]>;
}

const accountOf = (name: string): string => `account-of-${name}`;

const asked = (client: string, begun: number) => ({
  client,
  begun,
  ended: begun + 2,
  attempts: [{ kind: 'ok' as const, isReplay: false }],
});

const circleWish = (client: string, begun: number, deed: CircleWish['deed'], opened: string | null = null) => ({
  ...asked(client, begun),
  circle: CIRCLE,
  deed,
  opened,
});

export const tournamentWish = (
  client: string,
  begun: number,
  deed: TournamentWish['deed'],
  number: number | null = null,
  tournament = TOURNAMENT,
) => ({ ...asked(client, begun), tournament, deed, number });

/** A finished game of one round, unless it has not begun. */
function game(
  base: StoredGame,
  id: string,
  people: readonly string[],
  status: StoredGame['status'] = 'finished',
): StoredGame {
  return {
    ...base,
    id,
    name: id,
    status,
    setup: { rules: { preset: 'hub' }, set: 9, rounds: 1 },
    seats: people.map((name) => ({ kind: 'person', account: accountOf(name) })),
    repeats: null,
  };
}

export function soundTogether(): SoundTogether {
  const { evidence, stored } = soundRun();
  const [base] = stored.games;
  const [action] = stored.actions;
  if (base === undefined || action === undefined) throw new Error('No game.');
  const rounds: Record<string, number[][]> = {
    'circle-1': [[0, 20, 5]],
    'circle-2': [[30, 0]],
    ...Object.fromEntries([1, 2, 3, 4].map((table) => [`table-${table}`, [[0, 10]]])),
  };
  const kept = game(base, 'lobby', ['Ana'], 'lobby');
  const mailed = createHash('sha256')
    .update(JSON.stringify(['mailed', CODE]))
    .digest('hex');
  const members = [
    { name: 'Ana', number: 1 },
    { name: 'Bo', number: 2 },
    { name: 'Cy', number: 3 },
  ].map(({ name, number }) => ({
    circle_id: CIRCLE,
    account_id: accountOf(name),
    number,
    state: 'member' as const,
    since: '2026-01-01T00:00:00.000Z',
  }));
  const result = (
    id: string,
    name: string,
    place: number,
    scores: number[],
    seats: number,
    by: string | null = null,
  ) => ({
    game_id: id,
    account_id: accountOf(name),
    circle_id: CIRCLE,
    played_by: by === null ? null : accountOf(by),
    seats,
    place,
    scores,
  });
  const eventRow = (id: string): StoredMessage => ({
    id,
    kind: 'notice',
    account_id: null,
    game_id: null,
    event: 'tournament',
    revision: 1,
    present: false,
    state: 'planned',
    created_at: action.at,
    due_at: action.at,
    attempts: 1,
    tournament_id: TOURNAMENT,
    tournament_news: 'paired',
    circle_id: null,
  });
  const players = PEOPLE.slice(0, 8);
  const lineOf = (index: number) =>
    index % 2 === 0
      ? { rank: 1, points: 12, games: 1, opponents: 0, beaten: 0, place: 1, pips: 0 }
      : { rank: 5, points: 0, games: 1, opponents: 12, beaten: 0, place: 2, pips: 10 };
  const seenMembers = PEOPLE.slice(0, 3).map((name, index) => ({
    member: index + 1,
    name,
    isFounder: name === 'Bo',
    isYou: name === 'Ana',
  }));
  const terms = { games: 2, counted: 'places', dropped: 0, droppable: 'games', late: 'missed' } as const;
  const tournament = {
    id: TOURNAMENT,
    name: '1 of Ana',
    status: 'finished' as const,
    kind: 'swiss' as const,
    table_size: 2,
    rounds: 1,
    most_people: 8,
    closes_at: '2026-01-02T00:00:00.000Z',
    round: 1,
  };
  return {
    moments: new Map(Object.entries(rounds).map(([id, scores]) => [id, [{ action, round: null, events: [], scores }]])),
    evidence: {
      ...evidence,
      restedAt: 2 * LATER,
      creations: [...evidence.creations, { client: 'Ana', name: 'lobby', begun: 1, ids: ['lobby'] }],
      sittings: [
        ...evidence.sittings,
        ...['Ana', 'Bo', 'Dot'].map((name) => ({ ...asked(name, 31), game: 'circle-1' })),
        ...['Ana', 'Cy'].map((name) => ({ ...asked(name, 32), game: 'circle-2' })),
      ],
      answers: [{ ...asked('Bo', LATER), game: 'lobby', answer: 'later' }],
      mailedInvitations: [{ client: 'Fay', code: CODE }],
      mailedAnswers: [{ ...asked('Fay', LATER), code: CODE, answer: 'no' }],
      circleWishes: [
        circleWish('Ana', 0, { do: 'found', name: 'our circle' }),
        circleWish('Bo', 10, { do: 'join' }),
        circleWish('Ana', 12, { do: 'ask', other: 'Cy' }),
        circleWish('Cy', 20, { do: 'answer', answer: 'yes' }),
        circleWish('Eve', 22, { do: 'join' }),
        circleWish('Ana', 30, { do: 'open' }, 'circle-1'),
        circleWish('Ana', 40, { do: 'substitute', game: 'circle-1', member: 'Cy', substitute: 'Dot' }),
        circleWish('Ana', 50, { do: 'handOn', other: 'Bo' }),
        circleWish('Eve', LATER, { do: 'leave' }),
      ],
      circlesSeen: [
        {
          client: 'Ana',
          circle: CIRCLE,
          begun: 2 * LATER,
          ended: 2 * LATER + 2,
          members: seenMembers,
          season: {
            number: 1,
            games: ['circle-1', 'circle-2'],
            rows: [
              { name: 'Ana', place: 1, sum: 3 },
              { name: 'Cy', place: 1, sum: 3 },
              { name: 'Bo', place: 3, sum: 6 },
            ],
          },
        },
      ],
      tournamentWishes: [
        tournamentWish('Ana', 0, { do: 'create', name: '1 of Ana' }),
        ...PEOPLE.map((name, index) => tournamentWish(name, 10, { do: 'enter' }, index + 1)),
        tournamentWish('Ida', LATER, { do: 'withdraw' }, 9),
        tournamentWish('Ana', 5, { do: 'close', at: Date.parse('2026-01-03T00:00:00.000Z') }, null, 'open'),
      ],
      tournamentsSeen: [
        {
          client: 'Ana',
          tournament: TOURNAMENT,
          begun: 500,
          ended: 502,
          status: 'open',
          round: 0,
          people: players.map((name, index) => ({ number: index + 1, name, state: 'in' })),
          you: { number: 1, state: 'in' },
        },
        {
          client: 'Bo',
          tournament: TOURNAMENT,
          begun: LATER,
          ended: LATER + 2,
          status: 'finished',
          round: 1,
          people: [],
          you: { number: 2, state: 'in' },
        },
      ],
    },
    stored: {
      ...stored,
      clients: new Map(PEOPLE.map((name) => [accountOf(name), name])),
      games: [
        ...stored.games,
        ...copyOf([
          game(base, 'circle-1', ['Ana', 'Bo', 'Dot']),
          game(base, 'circle-2', ['Ana', 'Cy']),
          ...[0, 2, 4, 6].map((first) => game(base, `table-${first / 2 + 1}`, players.slice(first, first + 2))),
          {
            ...kept,
            seats: [
              ...kept.seats,
              { kind: 'nobody', reserved: { account: accountOf('Bo'), answer: 'later' } },
              { kind: 'nobody', mailed, answer: 'no' },
            ],
          },
        ]),
      ],
      messages: [
        ...stored.messages,
        ...players.flatMap((_, index) =>
          ['paired', 'over'].map((news) => eventRow(`${TOURNAMENT}:1:${news}:${index + 1}`)),
        ),
      ],
      circles: [{ id: CIRCLE, name: 'our circle', founder: accountOf('Bo') }],
      members,
      seasons: [{ circle_id: CIRCLE, number: 1, terms }],
      circleGames: [1, 2].map((number) => ({
        game_id: `circle-${number}`,
        circle_id: CIRCLE,
        number,
        season: 1,
        opened_at: `2026-01-0${number}T12:00:00.000Z`,
      })),
      askedSubstitutes: [],
      substitutes: [{ game_id: 'circle-1', account_id: accountOf('Cy'), substitute_id: accountOf('Dot') }],
      results: [
        result('circle-1', 'Ana', 1, [0], 3),
        result('circle-1', 'Bo', 3, [20], 3),
        result('circle-1', 'Cy', 2, [5], 3, 'Dot'),
        result('circle-2', 'Ana', 2, [30], 2),
        result('circle-2', 'Cy', 1, [0], 2),
      ],
      tournaments: [
        tournament,
        {
          ...tournament,
          id: 'open',
          name: '2 of Ana',
          status: 'open',
          round: 0,
          closes_at: '2026-01-03T00:00:00.000Z',
        },
      ],
      entrants: PEOPLE.map((name, index) => ({
        tournament_id: TOURNAMENT,
        number: index + 1,
        account_id: accountOf(name),
        state: name === 'Ida' ? 'left' : 'in',
        standing: name === 'Ida' ? null : lineOf(index),
      })),
      tables: [1, 2, 3, 4].map((number) => ({
        game_id: `table-${number}`,
        tournament_id: TOURNAMENT,
        round: 1,
        number,
        state: 'counted',
      })),
      scores: players.map((_, index) => ({
        tournament_id: TOURNAMENT,
        round: 1,
        number: index + 1,
        kind: 'game',
        game_id: `table-${Math.floor(index / 2) + 1}`,
        seat: index % 2,
        points: index % 2 === 0 ? 12 : 0,
        place: 1 + (index % 2),
        pips: 10 * (index % 2),
      })),
    },
  };
}

/** Makes somebody block somebody else before the tournament is paired. */
export function blockEarly({ evidence }: SoundTogether, client: string, other: string): void {
  evidence.blocks.push({ ...asked(client, 100), game: 'circle-1', other });
}
