import {
  at,
  bears,
  isOn,
  legalActions,
  openShuffled,
  parseSetup,
  play,
  tileName,
  writeAction,
  writePosition,
  type Action,
  type RoundState,
  type Seat,
} from '@slow-train/rules';
import { canonical } from '../../../src/chaos/canonical.ts';
import { entryAt, replayGame, viewAt } from '../../../src/chaos/checker/replay.ts';
import type { Stored, StoredAction, StoredGame, StoredMessage } from '../../../src/chaos/checker/stored.ts';
import { soundSocialEvidence, soundSocialRows } from './sound-talk.ts';
import type { ObservedDelivery, RunEvidence, ObservedMove, Observation, SeenEntry } from '../../../src/chaos/record.ts';

/** What a test may break. */
export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/** A run in which nothing is wrong: two clients play twelve actions, and each is told of their turn. */
export interface SoundRun {
  readonly evidence: Mutable<Omit<RunEvidence, 'left'>> & { readonly left: Set<string> };
  readonly stored: Mutable<Omit<Stored, 'clients' | 'settled'>> & Pick<Stored, 'clients' | 'settled'>;
}

export const GAME = 'game-of-test';
export const CLIENTS = ['Ana', 'Bo'] as const;
const MOVES = 12;

export function soundRun(): SoundRun {
  const setup = parseSetup({ preset: 'hub' }, 2, 9, 1);
  if (!setup.ok) throw new Error(setup.error);
  const opened = openShuffled({ setup: setup.value, round: 1, usedEngines: [], starter: 0 }, (tiles) =>
    tiles.toReversed(),
  );
  const timeOf = (revision: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, revision)).toISOString();
  const action = (
    revision: number,
    seat: Seat | null,
    text: string,
    by: StoredAction['by'],
    events: StoredAction['events'] = [],
  ): StoredAction => ({
    game_id: GAME,
    revision,
    seat,
    action: text,
    by,
    events,
    packed: '',
    at: timeOf(revision),
  });
  const actions = [
    ...CLIENTS.map((name, seat) => action(seat + 1, seat, 'join', 'person', [{ type: 'joined', seat, name }])),
    action(3, 0, 'start', 'person'),
    action(4, null, 'deal', 'table'),
  ];
  const moves: ObservedMove[] = [];
  let state: RoundState = opened.state;
  while (moves.length < MOVES) {
    const seat = isOn(state.table, 0) ? 0 : 1;
    const chosen = someAction(state, seat);
    const text = writeAction(chosen);
    const revision = actions.length + 1;
    actions.push(action(revision, seat, text, 'person'));
    moves.push({
      client: at(CLIENTS, seat),
      game: GAME,
      key: `key ${revision}`,
      seat,
      revision: revision - 1,
      action: text,
      attempts: [{ kind: 'ok', isReplay: false }],
    });
    const played = play(state, seat, chosen);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  const onTurn = isOn(state.table, 0) ? 0 : 1;
  const game: StoredGame = {
    id: GAME,
    name: 'Ana 1',
    revision: actions.length,
    status: 'playing',
    setup: { rules: { preset: 'hub' }, set: 9, rounds: 1, watchers: 'turn' },
    seats: CLIENTS.map((name) => ({ kind: 'person', account: `account-of-${name}` })),
    position: JSON.parse(JSON.stringify(writePosition(state))),
    results: [],
    waiting_for: [`account-of-${at(CLIENTS, onTurn)}`],
    repeats: 'finished-game',
  };
  const rounds = [
    {
      game_id: GAME,
      round: 1,
      engine: tileName(opened.state.table.engine),
      starter: opened.state.table.starter,
      decks: opened.decks.map((deck) => deck.map(tileName)),
      scores: null,
    },
  ];
  const replayed = replayGame(game, actions, rounds);
  if (!replayed.ok) throw new Error(replayed.error);
  const seen = replayed.value.flatMap((moment) =>
    CLIENTS.map((client, seat) => ({ client, seat, moment, revision: moment.action.revision })),
  );
  const observations = seen.map(({ client, seat, moment, revision }): Observation => ({
    client,
    game: GAME,
    begun: revision * 10 + seat,
    ended: revision * 10 + seat + 2,
    revision,
    isReplay: false,
    view: {
      seat,
      // Both sit there, and nothing is dealt yet.
      status: revision === CLIENTS.length ? 'lobby' : 'playing',
      round: viewAt(moment, seat),
      scores: canonical(moment.scores),
    },
  }));
  const entries = seen.map(({ client, seat, moment, revision }): SeenEntry => ({
    client,
    game: GAME,
    seat,
    revision,
    text: entryAt(moment, seat),
  }));
  // Everybody whose turn has begun by somebody else's action is told.
  const published = replayed.value.flatMap(({ action: { revision, seat: actor, at: created }, events, round }) =>
    CLIENTS.flatMap((client, seat): StoredMessage[] => {
      const isAsked = events.some((one) => one.type === 'dealt' || (one.type === 'turnBegan' && one.seat === seat));
      if (round === null || !isAsked || actor === seat || !isOn(round.table, seat)) return [];
      return [
        {
          id: `${GAME}:${revision}:turn:${seat}`,
          kind: 'notice',
          account_id: `account-of-${client}`,
          game_id: GAME,
          event: 'turn',
          revision,
          present: false,
          state: 'planned',
          created_at: created,
          due_at: created,
          attempts: 1,
          tournament_id: null,
          tournament_news: null,
          circle_id: null,
        },
      ];
    }),
  );
  // The others have acted in time.
  const last = at(published, published.length - 1);
  const push: StoredMessage = { ...last, id: `${last.id}:push:device`, kind: 'push', state: 'sent' };
  const sent = { client: at(CLIENTS, onTurn), at: 1_000, isAcknowledged: true };
  const deliveries: ObservedDelivery[] = [
    { ...sent, receiver: 'webhook', key: 'msg_1', about: { game: GAME, event: 'turn', happenedAt: last.created_at } },
    { ...sent, receiver: 'mail', key: '<mail-1@example>', about: null },
    { ...sent, receiver: 'push', key: `table-${GAME}`, about: null },
  ];
  const evidence = {
    calls: [],
    moves,
    creations: [{ client: 'Ana', name: 'Ana 1', begun: 0, ids: [GAME] }],
    observations,
    entries,
    deliveries,
    losses: [],
    gone: [],
    unhooked: [],
    sittings: [{ client: 'Bo', game: GAME, begun: 1, ended: 2, attempts: [] }],
    answers: [],
    mailedInvitations: [],
    mailedAnswers: [],
    circleWishes: [],
    circlesSeen: [],
    tournamentWishes: [],
    tournamentsSeen: [],
    ...soundSocialEvidence(GAME, replayed.value),
  };
  const stored = {
    games: [game],
    actions,
    rounds,
    messages: [...published, push],
    ...soundSocialRows(GAME),
    circles: [],
    members: [],
    seasons: [],
    circleGames: [],
    substitutes: [],
    askedSubstitutes: [],
    results: [],
    tournaments: [],
    entrants: [],
    tables: [],
    scores: [],
    heldSeats: [],
    unsettled: [],
  };
  const clients = new Map(CLIENTS.map((name) => [`account-of-${name}`, name]));
  return {
    evidence: { ...copyOf(evidence), left: new Set() },
    stored: { ...copyOf(stored), clients, settled: new Map() },
  };
}

export function copyOf<T>(value: T): Mutable<T> {
  return JSON.parse(JSON.stringify(value));
}

/** The first legal action; a build has a single tile. */
function someAction({ table, secret }: RoundState, seat: Seat): Action {
  const hand = at(secret.hands, seat);
  const action = at(legalActions(table, hand, seat), 0);
  if (action.do !== 'build') return action;
  const { end } = at(table.seats, seat).train;
  return { do: 'build', tiles: hand.filter((tile) => bears(tile, end)).slice(0, 1) };
}
