import { isOn } from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import type { ObservedDelivery, RunEvidence } from '../record.ts';
import { isForgotten } from './retention.ts';
import type { ReplayedMoment } from './replay.ts';
import type { Stored, StoredAction, StoredGame, StoredMessage } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether everybody was told, and only once.

/** The account with the turn has acted since it began, or caused it themselves, or their webhook was told. */
export function untold(
  { deliveries, unhooked }: RunEvidence,
  { games, messages, clients }: Stored,
  moments: ReadonlyMap<string, readonly ReplayedMoment[]>,
): Violation[] {
  const told = new Set(
    deliveries.flatMap(({ client, about }) =>
      about === null ? [] : [`${client} ${about.game} ${about.event} ${about.happenedAt}`],
    ),
  );
  return games
    .filter(({ status }) => status === 'playing')
    .flatMap((game) =>
      game.waiting_for.flatMap((account): Violation[] => {
        const history = moments.get(game.id);
        if (history === undefined) return [];
        const seat = game.seats.findIndex((occupant) => occupant.kind === 'person' && occupant.account === account);
        const client = clients.get(account) ?? account;
        if (isUnreachable(game, client, unhooked)) return [];
        const asked = history.findLast((moment) => asks(moment, seat))?.action;
        const hasActed = history.some(
          ({ action }) =>
            action.seat === seat &&
            action.by === 'person' &&
            // Also in the same save.
            (asked === undefined || action.revision > asked.revision || action.at === asked.at),
        );
        const event = turnEvent(messages, game.id, account);
        const isTold =
          event !== undefined &&
          event.revision >= (asked?.revision ?? 0) &&
          (event.present ||
            unhooked.includes(client) ||
            told.has(`${client} ${game.id} turn ${event.created_at}`) ||
            messages.some(isPutOff(event)));
        if (hasActed || isTold || (asked !== undefined && isOwnDoing(asked, seat))) return [];
        return [{ kind: 'untold', subject: game.id, evidence: { client, seat, asked, event: event ?? null } }];
      }),
    );
}

/** Whether an event for somebody would come to nothing: without a clock the site makes none for those without a channel. */
function isUnreachable({ setup }: StoredGame, client: string, unhooked: readonly string[]): boolean {
  return (setup['clock'] ?? null) === null && unhooked.includes(client);
}

/** Whenever a turn begins that nobody else ends in the same save, there is an event for the occupant. */
export function forgottenTurns(
  { unhooked }: RunEvidence,
  { games, messages, clients }: Stored,
  moments: ReadonlyMap<string, readonly ReplayedMoment[]>,
): Violation[] {
  const events = Map.groupBy(
    messages.filter(({ kind, event }) => kind === 'notice' && event === 'turn'),
    ({ game_id: game, account_id: account }) => `${game} ${account}`,
  );
  return games.flatMap((game) => {
    const history = moments.get(game.id) ?? [];
    return game.seats.flatMap(({ kind, account }, seat): Violation[] => {
      // Of somebody who has been replaced for a while, the events are not all about this account.
      const isSteady = !history.some(({ action }) =>
        action.events.some((one) => CHANGES_SEAT.has(one.type) && one['seat'] === seat),
      );
      if (kind !== 'person' || !isSteady) return [];
      if (isUnreachable(game, clients.get(account ?? '') ?? '', unhooked)) return [];
      return savesIn(history).flatMap((save): Violation[] => {
        const end = save.at(-1);
        const asked = save.find((moment) => asks(moment, seat))?.action;
        if (asked === undefined || end === undefined || end.round === null || !isOn(end.round.table, seat)) return [];
        const isCalledOff = save.some(({ action }) => action.events.some(({ type }) => type === 'voteClosed'));
        const isOwn = save.some(({ action }) => action.seat === seat && action.by === 'person');
        const from = events.get(`${game.id} ${account}`) ?? [];
        const isNoted = from.some(({ revision }) => revision >= asked.revision && revision <= end.action.revision);
        if (isCalledOff || isOwn || isNoted) return [];
        return [{ kind: 'untold', subject: game.id, evidence: { account, seat, asked, until: end.action.revision } }];
      });
    });
  });
}

/** Whether a message for a webhook waits for its time, or was dropped because its event has been seen before. */
const isPutOff =
  ({ id }: StoredMessage) =>
  (message: StoredMessage): boolean =>
    message.id.startsWith(`${id}:hook:`) && (message.state === 'waiting' || message.state === 'dropped');

const CHANGES_SEAT = new Set(['held', 'satIn', 'returned', 'replaced']);

/** Returns the revisions that were saved together: those of one instant. */
function savesIn(history: readonly ReplayedMoment[]): ReplayedMoment[][] {
  const saves: ReplayedMoment[][] = [];
  for (const moment of history) {
    const last = saves.at(-1);
    if (last?.[0]?.action.at === moment.action.at) last.push(moment);
    else saves.push([moment]);
  }
  return saves;
}

/** Whether a revision asks a seat to act. */
function asks({ action, events }: ReplayedMoment, seat: number): boolean {
  return (
    events.some((event) => event.type === 'dealt' || (event.type === 'turnBegan' && event.seat === seat)) ||
    action.events.some(({ type }) => type === 'resumed') ||
    isOwnDoing(action, seat)
  );
}

/** Whether a revision is somebody sitting down in this seat, who sees what there is to do. */
function isOwnDoing({ events }: StoredAction, seat: number): boolean {
  return events.some((event) => ['satIn', 'returned'].includes(event.type) && event['seat'] === seat);
}

/** Returns the newest event of a turn for somebody in a game. */
function turnEvent(messages: readonly StoredMessage[], game: string, account: string): StoredMessage | undefined {
  return messages
    .filter(
      ({ kind, event, ...of }) =>
        kind === 'notice' && event === 'turn' && of.game_id === game && of.account_id === account,
    )
    .toSorted((a, b) => b.revision - a.revision)[0];
}

/** Milliseconds after sending in which a sender may lose that it has sent: what else its sweep has to send first. */
const SETTLING = 25_000;

export function sentTwice({ deliveries, losses, gone }: RunEvidence, { messages, clients }: Stored): Violation[] {
  const mayBeForgotten = ({ at, isAcknowledged }: ObservedDelivery): boolean =>
    !isAcknowledged || losses.some(({ from, to }) => from <= at + SETTLING && to >= at);
  const violations: Violation[] = [];
  const report = (subject: string, sent: readonly ObservedDelivery[]): void =>
    void violations.push({ kind: 'sentTwice', subject, evidence: sent });

  const keyed = deliveries.filter(({ receiver }) => receiver !== 'push');
  for (const [key, sent] of Map.groupBy(keyed, ({ receiver, key }) => `${receiver} ${key}`)) {
    // Every one but the last has to be forgotten: a month later, somebody still away is told again of what goes on.
    const isUnforgotten = (delivery: ObservedDelivery, index: number): boolean => {
      const next = sent[index + 1];
      if (next === undefined || mayBeForgotten(delivery)) return false;
      return !isForgotten(next.at, 'sentMessage', delivery.at);
    };
    if (sent.some(isUnforgotten)) report(key, sent);
  }
  const hooks = deliveries.filter(({ about }) => about !== null);
  for (const [what, sent] of Map.groupBy(hooks, ({ client, about }) => canonical({ client, ...about }))) {
    if (new Set(sent.map(({ key }) => key)).size > 1) report(what, sent);
  }
  // A push has no key but its topic, the game: its messages are counted.
  const names = (account: string | null): string => (account === null ? '' : (clients.get(account) ?? ''));
  const pushes = Map.groupBy(
    messages.filter(({ kind, state }) => kind === 'push' && state !== 'dropped'),
    (message) => `${names(message.account_id)} ${topicOf(message)}`,
  );
  // Nobody knows any more how many messages there were for somebody who has deleted their account.
  const isThere = ({ client }: ObservedDelivery): boolean => gone.every((one) => one.client !== client);
  const pushed = deliveries.filter((one) => one.receiver === 'push' && isThere(one));
  for (const [what, sent] of Map.groupBy(pushed, ({ client, key }) => `${client} ${key}`)) {
    const surplus = sent.length - (pushes.get(what)?.length ?? 0);
    if (surplus > sent.filter(mayBeForgotten).length) report(`push ${what}`, sent);
  }
  for (const message of messages)
    if (message.state === 'dead') violations.push({ kind: 'givenUp', subject: message.id, evidence: message });
  return violations;
}

/** Returns the topic of a push: talk must not replace a turn on the device, nor news a task. */
function topicOf({ game_id: game, tournament_id: tournament, circle_id: circle, event }: StoredMessage): string {
  if (tournament !== null) return `tournament-${tournament}`;
  if (circle !== null) return `circle-${circle}`;
  return `${event === 'talk' || event === 'mention' ? 'talk' : 'table'}-${game}`;
}
