import type { Circle, CircleMember, Season } from '@slow-train/protocol';

const NAMES = ['Ruth', 'Ines', 'Ana', 'Bo'];

const member = (number: number): CircleMember => ({
  member: number,
  name: NAMES[number - 1] ?? '',
  since: '2026-01-08T19:00:00.000Z',
  isFounder: number === 1,
  isYou: number === 2,
});

type Cell = Season['rows'][number]['cells'][number];
const played = (value: number): Cell => ({ kind: 'played', value, isDropped: false, droppedRounds: [], by: null });
const dropped = (cell: Cell): Cell => ({ ...cell, isDropped: true });
const missed = (value: number): Cell => ({ ...played(value), kind: 'missed' });

/** After four of ten games: Ana has missed one, somebody sat in for Bo in another. */
export const SEASON: Season = {
  number: 3,
  terms: { games: 10, counted: 'places', dropped: 1, droppable: 'games', late: 'missed' },
  startedAt: '2026-10-01T10:00:00.000Z',
  isOver: false,
  games: [11, 12, 13, 14].map((number) => ({ id: `AAAAAAAAAA${number}`, number, name: `Thursday club ${number}` })),
  rows: [
    {
      name: 'Ruth',
      isYou: false,
      place: 1,
      sum: 4,
      wins: 2,
      cells: [played(1), played(2), played(1), dropped(played(3))],
      course: [1, 1, 1, 1],
    },
    {
      name: 'Ines',
      isYou: true,
      place: 2,
      sum: 5,
      wins: 2,
      cells: [played(2), played(1), dropped(played(4)), played(2)],
      course: [2, 1, 2, 2],
    },
    {
      name: 'Ana',
      isYou: false,
      place: 3,
      sum: 6,
      wins: 1,
      cells: [played(3), played(3), dropped(missed(4)), played(1)],
      course: [3, 3, 3, 3],
    },
    {
      name: 'Bo',
      isYou: false,
      place: 4,
      sum: 10,
      wins: 0,
      cells: [
        dropped(played(4)),
        { ...played(4), kind: 'substituted', by: 'Eve' },
        played(2),
        { ...played(4), kind: 'before' },
      ],
      course: [4, 4, 4, 4],
    },
  ],
};

/** A circle as Ines sees it, who has not said yet whether she comes on Thursday. */
export const CIRCLE: Circle = {
  id: 'CCCCCCCCCCCC',
  name: 'Thursday club',
  invitation: 'K7MQ2',
  isFounder: false,
  members: [1, 2, 3, 4].map(member),
  asked: [{ member: 5, name: 'Theo', by: 'Ruth', isLater: false }],
  standing: {
    rules: { preset: 'hub' },
    rounds: 3,
    clock: null,
    phrasesOnly: false,
    weekly: { weekday: 4, time: '20:00', zone: 'Europe/Vienna' },
  },
  next: { asksAt: '2026-12-01T19:00:00.000Z', startsAt: '2026-12-03T19:00:00.000Z' },
  open: {
    id: 'GGGGGGGGGG15',
    name: 'Thursday club 15',
    preset: 'hub',
    rounds: 3,
    startsAt: '2026-11-26T19:00:00.000Z',
    yes: ['Ana', 'Bo', 'Ruth'],
    answer: 'waiting',
    revision: 1,
    hasRoom: true,
    invitation: 'JJJJJ',
  },
  games: [
    {
      id: 'AAAAAAAAAA14',
      name: 'Thursday club 14',
      status: 'playing',
      season: 3,
      isYours: true,
      round: 2,
      rounds: 3,
      turn: 'Ruth',
      winners: null,
      seats: [
        { seat: 0, name: 'Ruth', member: 1 },
        { seat: 1, name: 'Ines', member: 2 },
        { seat: 2, name: 'Eve', member: null },
      ],
      at: '2026-11-21T18:00:00.000Z',
    },
    {
      id: 'AAAAAAAAAA13',
      name: 'Thursday club 13',
      status: 'finished',
      season: 3,
      isYours: false,
      round: 3,
      rounds: 3,
      turn: null,
      winners: [{ name: 'Ines', isYou: true, pips: 64 }],
      seats: [],
      at: '2026-11-18T18:00:00.000Z',
    },
  ],
  questions: [],
  evenings: [],
  totals: [
    { name: 'Ruth', isYou: false, games: 14, wins: 6, place: 1.9, pips: 14.25, months: [] },
    {
      name: 'Ines',
      isYou: true,
      games: 12,
      wins: 4,
      place: 2.25,
      pips: 18,
      months: [
        { month: '2026-10', pips: 21 },
        { month: '2026-11', pips: 15 },
      ],
    },
  ],
  season: SEASON,
};

/** The same as its founder sees it, without an open game. */
export const FOUNDED: Circle = {
  ...CIRCLE,
  isFounder: true,
  members: CIRCLE.members.map((one) => ({ ...one, isYou: one.isFounder })),
  open: null,
};
