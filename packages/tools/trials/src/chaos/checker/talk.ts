import { canonical } from '../canonical.ts';
import {
  isAcknowledged,
  type Correction,
  type RunEvidence,
  type HeardTalk,
  type Intent,
  type Saying,
} from '../record.ts';
import { isGone } from './gone.ts';
import type { Stored, StoredSaying } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether every message is there once, in its order, as its author left it, for everybody who hears them and nobody else.

const isRefused = ({ attempts }: Intent): boolean =>
  attempts.length > 0 && attempts.every(({ kind }) => kind === 'refused');

/** Finds the faults of messages, and of the talk that people were shown. Pure. */
export function wrongTalk(evidence: RunEvidence, stored: Stored): Violation[] {
  return [
    ...wrongSayings(evidence, stored),
    ...wrongOrder(evidence),
    ...wrongCorrections(evidence, stored),
    ...[...Map.groupBy(evidence.heard, ({ client, game }) => `${client} ${game}`).values()].flatMap((heard) =>
      wrongHearing(heard, evidence, stored),
    ),
    ...blockedTogether(evidence, stored),
  ];
}

function wrongSayings(evidence: RunEvidence, { games, sayings: rows, clients }: Stored): Violation[] {
  const { sayings } = evidence;
  const kept = new Set(games.map(({ id }) => id));
  const byKey = Map.groupBy(rows, ({ game_id: game, key }) => `${game} ${key}`);
  const wrong = sayings.flatMap((saying): Violation[] => {
    const authorOf = ({ account_id: account }: StoredSaying): string | undefined =>
      account === null && isGone(evidence, saying.client) ? saying.client : clients.get(account ?? '');
    const { client, game, key, number } = saying;
    const found = byKey.get(`${game} ${key}`) ?? [];
    const report = (kind: Violation['kind']): Violation => ({ kind, subject: game, evidence: { saying, found } });
    if (found.length > 1) return [report('doubledMessage')];
    const [row] = found;
    if (row === undefined) return isAcknowledged(saying) && kept.has(game) ? [report('lostMessage')] : [];
    if (isRefused(saying) || authorOf(row) !== client) return [report('foreignMessage')];
    return number !== null && number !== row.number ? [report('doubledMessage')] : [];
  });
  const said = new Set(sayings.map(({ game, key }) => `${game} ${key}`));
  const foreign = rows.filter(({ game_id: game, key }) => !said.has(`${game} ${key}`) && !key.startsWith('to '));
  return [
    ...wrong,
    ...foreign.map((row) => ({ kind: 'foreignMessage' as const, subject: row.game_id, evidence: row })),
  ];
}

/** A message sent after another was acknowledged comes after it. */
function wrongOrder({ sayings }: RunEvidence): Violation[] {
  const numbered = sayings.filter((saying) => isAcknowledged(saying) && saying.number !== null);
  return [...Map.groupBy(numbered, ({ game }) => game).values()].flatMap((own) =>
    own.flatMap((one) =>
      own
        .filter((other) => other.ended < one.begun && (other.number ?? 0) > (one.number ?? 0))
        .map((other) => ({
          kind: 'messageOrder' as const,
          subject: one.game,
          evidence: { before: other, after: one },
        })),
    ),
  );
}

/** A message acknowledged as changed stays so, unless it is removed; one acknowledged as removed says nothing more. */
function wrongCorrections({ corrections, heard }: RunEvidence, { sayings: rows }: Stored): Violation[] {
  const byNumber = new Map(rows.map((row) => [`${row.game_id} ${row.number}`, row]));
  return corrections.filter(isAcknowledged).flatMap((correction): Violation[] => {
    const { game, number, text, ended } = correction;
    const row = byNumber.get(`${game} ${number}`);
    const report = (found: unknown): Violation => ({
      kind: 'unfinalCorrection',
      subject: game,
      evidence: { correction, found },
    });
    const isRemovedToo = corrections.some(
      (other) => other.game === game && other.number === number && other.text === null && !isRefused(other),
    );
    if (row !== undefined && text !== null && row.text !== text && !(isRemovedToo && row.text === null))
      return [report(row)];
    if (text !== null) return [];
    if (row !== undefined && saidIn(row) !== REMOVED) return [report(row)];
    const revived = heard.find(
      (one) =>
        one.game === game &&
        one.begun > ended &&
        one.messages.some((message) => message.number === number && message.said !== REMOVED),
    );
    return revived === undefined ? [] : [report(revived)];
  });
}

/** @param heard by one client in one game */
function wrongHearing(heard: readonly HeardTalk[], evidence: RunEvidence, stored: Stored): Violation[] {
  const [{ client, game } = { client: '', game: '' }] = heard;
  const violations: Violation[] = [];
  const rows = new Map(stored.sayings.filter(({ game_id: id }) => id === game).map((row) => [row.number, row]));
  const version = stored.talks.find(({ game_id: id }) => id === game)?.version;
  // The game was closed, with its talk.
  if (version === undefined) return [];
  // With an account its blocks are deleted: nobody knows any more which people they heard.
  if (isGone(evidence, client)) return [];
  const authorOf = (row: StoredSaying | undefined): string => stored.clients.get(row?.account_id ?? '') ?? '';
  const held = new Map<number, { readonly version: number; readonly said: string }>();
  let [covered, floor] = [0, Infinity];
  for (const one of heard.toSorted((a, b) => a.ended - b.ended)) {
    for (const message of one.messages) {
      const row = rows.get(message.number);
      const author = authorOf(row);
      if (!maySay(message, row, client, evidence))
        violations.push({ kind: 'unexplainedMessage', subject: game, evidence: { client, message, row } });
      if (isApart(evidence, client, author, one.begun))
        violations.push({ kind: 'heardBlocked', subject: game, evidence: { client, author, message } });
      if (message.version > (held.get(message.number)?.version ?? 0)) held.set(message.number, message);
    }
    if (one.since === null) floor = Math.min(floor, one.hasOlder ? Math.min(...held.keys()) : 0);
    if (one.since === null || one.since <= covered) covered = Math.max(covered, one.version);
  }
  const isCut = heard.at(-1)?.messages.length === 100;
  const atRest = heard.findLast(({ begun }) => begun >= evidence.restedAt);
  // Somebody who has not said yes hears nothing yet.
  const seats = stored.games.find(({ id }) => id === game)?.seats ?? [];
  const isThere = seats.some(({ account }) => stored.clients.get(account ?? '') === client);
  if (atRest !== undefined && isThere && !isCut && covered !== version)
    violations.push({ kind: 'lostMessage', subject: game, evidence: { client, covered, version } });
  for (const row of rows.values()) {
    const author = authorOf(row);
    const isSilent = stored.blocks.some(({ account_id: one, other_id: other }) =>
      [stored.clients.get(one), stored.clients.get(other)].every((name) => name === client || name === author),
    );
    if (row.version > covered || row.number < floor || (isSilent && author !== client)) continue;
    const known = held.get(row.number);
    if (known?.version !== row.version || known.said !== saidIn(row))
      violations.push({ kind: 'lostMessage', subject: game, evidence: { client, row, known: known ?? null } });
  }
  return violations;
}

/** Whether a message may have said this at some time. */
function maySay(
  message: { readonly number: number; readonly version: number; readonly said: string },
  row: StoredSaying | undefined,
  client: string,
  { sayings, corrections }: RunEvidence,
): boolean {
  if (row === undefined || message.version > row.version) return false;
  if (message.version === row.version) return message.said === saidIn(row);
  const isOfRow = ({ game, number }: { game: string; number: number | null }): boolean =>
    game === row.game_id && number === row.number;
  const saying = sayings.find(({ game, key }) => game === row.game_id && key === row.key);
  // One of several reactions to the same move.
  if (saying === undefined) return row.key.startsWith('to ');
  const texts = [saying, ...corrections.filter(isOfRow)].map(wordsOf);
  return client !== '' && texts.includes(message.said);
}

const REMOVED = canonical({ kind: 'removed' });

function wordsOf(said: Saying | Correction): string {
  if (said.text !== null) return canonical({ kind: 'text', text: said.text });
  return 'phrase' in said ? canonical({ kind: 'phrase', phrase: said.phrase }) : REMOVED;
}

function saidIn({ text, phrase, reaction, revision }: StoredSaying): string {
  if (text !== null) return canonical({ kind: 'text', text });
  if (phrase !== null) return canonical({ kind: 'phrase', phrase });
  return reaction === null ? REMOVED : canonical({ kind: 'reaction', word: reaction, revision });
}

/** Whether a block between two clients was acknowledged before a moment. */
function isApart({ blocks }: RunEvidence, one: string, other: string, at: number): boolean {
  return blocks.some(
    (block) =>
      isAcknowledged(block) &&
      block.ended < at &&
      ((block.client === one && block.other === other) || (block.client === other && block.other === one)),
  );
}

/** No game that was asked for after a block seats both. */
function blockedTogether(evidence: RunEvidence, { games, clients }: Stored): Violation[] {
  const asked = new Map<string, number>();
  for (const { ids, begun } of [...evidence.creations, ...evidence.rematches]) {
    for (const id of ids) asked.set(id, Math.min(asked.get(id) ?? Infinity, begun));
  }
  return games.flatMap(({ id, seats }) => {
    const begun = asked.get(id);
    const people = seats.flatMap(({ account }) => clients.get(account ?? '') ?? []);
    const pair = people
      .flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const))
      .find(([one, other]) => begun !== undefined && isApart(evidence, one, other, begun));
    return pair === undefined ? [] : [{ kind: 'blockedTogether' as const, subject: id, evidence: pair }];
  });
}
