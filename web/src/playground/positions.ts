import type { LogEntry } from '@slow-train/protocol';
import type { Sketch } from './sketch.ts';
import { spareTiles } from './spare.ts';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const TRAINS = {
  you: words('9-12 12-5 5-4 4-12 12-1 1-3'),
  mexican: words('9-5 5-10 10-1 1-5 5-11'),
  ana: words('9-10 10-10 10-7 7-9 9-11 11-10 10-12'),
  milo: words('9-8 8-6 6-4 4-8 8-0 0-1 1-1 1-8 8-7 7-12 12-0 0-7 7-2 2-11 11-0 0-4 4-10 10-3 3-6 6-6 6-7 7-7'),
  ines: words('9-0 0-10 10-8 8-5'),
  jun: words('9-3 3-11 11-8 8-3 3-0 0-0 0-2 2-12 12-8'),
  ottoline: words('9-2 2-6 6-0'),
  theo: words('9-6'),
};
const HAND = words('12-6 6-1 10-2 7-3 3-2 5-2 5-0 11-6 4-4');
const NAMES = ['You', 'Ana', 'Milo', 'Kasimir', 'Ines', 'Jun', 'Ottoline', 'Theo'];

/** The design's position: eight seats, 7-7 was just opened on Milo's train, one more tile is due. */
export function bonepileTable(): Sketch {
  const spare = spareTiles(12, ['9-9', ...Object.values(TRAINS).flat(), ...HAND]);
  return {
    name: 'bonepile',
    rules: { preset: 'bonepile' },
    set: 12,
    engine: '9-9',
    names: NAMES,
    log: LOG,
    position: {
      turn: { seat: 0, step: 'bonus', doubles: [{ train: 2, tile: '7-7' }] },
      mexican: TRAINS.mexican,
      seats: [
        { hand: HAND, train: TRAINS.you, turns: 6 },
        { hand: spare(3), train: TRAINS.ana, turns: 6 },
        { hand: spare(2), train: TRAINS.milo, marker: true, turns: 6 },
        { hand: spare(6), train: [], marker: true, turns: 6 },
        { hand: spare(3), train: TRAINS.ines, turns: 6 },
        { hand: spare(1), train: TRAINS.jun, turns: 6 },
        { hand: spare(4), train: TRAINS.ottoline, marker: true, turns: 6 },
        { hand: spare(2), train: TRAINS.theo, turns: 6 },
      ],
      boneyard: spare(3),
    },
  };
}

const played = (revision: number, seat: number, minutes: number, events: LogEntry['events']): LogEntry => ({
  revision,
  seat,
  by: 'person',
  at: minutesAgo(minutes),
  events,
});

/** The log that leads to the design's position. */
const LOG: readonly LogEntry[] = [
  played(33, 1, 1680, [{ type: 'played', seat: 1, tile: '10-12', train: 1, end: 12 }]),
  played(34, 2, 1500, [
    { type: 'drew', seat: 2, tile: null },
    { type: 'turnBegan', seat: 3 },
  ]),
  played(35, 3, 1400, [
    { type: 'drew', seat: 3, tile: null },
    { type: 'marked', seat: 3 },
    { type: 'turnBegan', seat: 4 },
  ]),
  played(36, 4, 1300, [{ type: 'played', seat: 4, tile: '8-5', train: 4, end: 5 }]),
  played(37, 5, 400, [
    { type: 'played', seat: 5, tile: '12-8', train: 5, end: 8 },
    { type: 'lastTile', seat: 5 },
  ]),
  played(38, 6, 330, [
    { type: 'drew', seat: 6, tile: null },
    { type: 'marked', seat: 6 },
    { type: 'turnBegan', seat: 7 },
  ]),
  played(39, 7, 210, [{ type: 'played', seat: 7, tile: '9-6', train: 7, end: 6 }]),
  played(40, 0, 180, [{ type: 'played', seat: 0, tile: '7-7', train: 2, end: 7 }]),
];

/** The same, one tile later: 7-7 stays open and it is Ana's turn. */
export function waiting(): Sketch {
  const before = bonepileTable();
  return {
    ...before,
    name: 'waiting',
    position: { ...before.position, turn: { seat: 1 }, open: [{ train: 2, tile: '7-7' }] },
  };
}

/** The same, with a plan for coming turns. */
export function planned(): Sketch {
  return {
    ...waiting(),
    name: 'planned',
    plan: {
      plan: {
        train: words('3-2 5-2 5-0'),
        cover: ['7-3'],
        plays: ['11-6@M'],
        otherwise: 'wait',
        stops: { doubleOpens: true, trainOpens: false, oneTile: true, roundEnds: false },
      },
      round: 4,
      left: 3,
      played: 0,
      stopped: null,
      stoppedAt: null,
    },
  };
}

/** The viewer's turn: the plan has stopped, as Jun has one tile left. */
export function planStopped(): Sketch {
  const { plan } = planned();
  if (plan === undefined) throw new Error('planned() has no plan');
  return {
    ...cover(),
    name: 'plan-stopped',
    plan: { ...plan, left: 2, played: 1, stopped: { why: 'oneTile', seat: 5 }, stoppedAt: 37 },
  };
}

/** The viewer's turn: another player's double is open. */
export function cover(): Sketch {
  const before = bonepileTable();
  return {
    ...before,
    name: 'cover',
    position: { ...before.position, turn: { seat: 0 }, open: [{ train: 2, tile: '7-7' }] },
  };
}

/** Nothing fits, and the boneyard has tiles. */
export function drawTiles(): Sketch {
  const before = bonepileTable();
  const [, ...others] = before.position.seats;
  return {
    ...before,
    name: 'draw',
    position: {
      ...before.position,
      turn: { seat: 0 },
      open: [{ train: 2, tile: '7-7' }],
      seats: [{ hand: words('12-6 6-1 10-2 3-2 5-2'), train: TRAINS.you, turns: 6 }, ...others],
    },
  };
}

/** A tile was drawn that can be played; `hub` lets the player keep it. */
export function afterDraw(): Sketch {
  const before = drawTiles();
  const [, ...others] = before.position.seats;
  return {
    ...before,
    name: 'drawn',
    rules: { preset: 'hub' },
    position: {
      ...before.position,
      turn: { seat: 0, step: 'drawn', drawn: '7-3' },
      seats: [{ hand: words('12-6 6-1 10-2 3-2 5-2 7-3'), train: TRAINS.you, turns: 6 }, ...others],
    },
  };
}

/** The round is over: Jun went out. */
export function over(): Sketch {
  const before = bonepileTable();
  const seats = before.position.seats.map((seat, index) => (index === 5 ? { ...seat, hand: [] } : seat));
  return { ...before, name: 'over', position: { ...before.position, phase: 'over', turn: { seat: 5 }, seats } };
}
