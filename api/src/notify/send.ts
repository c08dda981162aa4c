import { isWorthTelling } from './look-again.ts';
import { mailTargetOf } from './mail-target.ts';
import type { Outbox } from './outbox.ts';
import type { SweepPorts } from './ports.ts';
import { rankOf } from './rank.ts';
import type { DailyNotice } from './read-situations.ts';
import type { Reader, Situation } from './situation.ts';
import { toldOf } from './told-of.ts';
import type { Daily, Outcome, Told } from './told.ts';

/** What was tried, and which notices it tells besides the one it is about. */
export interface Sent {
  readonly outcome: Outcome;
  readonly told: readonly string[];
}

const GONE: Sent = { outcome: { kind: 'never', trouble: 'gone' }, told: [] };

/**
 * Sends what a row of the outbox is about, by its way.
 * @returns what became of it; null where there is nothing to tell any more
 */
export async function send(ports: SweepPorts, outbox: Outbox, situation: Situation, now: Date): Promise<Sent | null> {
  const { row, reader, table } = situation;
  const told = toldIn(situation);
  switch (row.kind) {
    case 'notice':
      return null;
    case 'push': {
      // Signed out there since: then another way has to tell it.
      const device = reader?.devices.find(({ id }) => id === row.target);
      if (device === undefined) return GONE;
      return told && { outcome: await ports.channels.push(device, told), told: [] };
    }
    case 'webhook': {
      const hook = (reader ?? table)?.hooks.find(({ id }) => id === row.target);
      return hook === undefined || told === null
        ? null
        : { outcome: await ports.channels.webhook(hook, told), told: [] };
    }
    case 'mail': {
      if (reader === null || reader.address === null) return null;
      const to = { ...reader, address: reader.address };
      const daily = row.event === 'daily' ? await dailyFor(reader, row.id, outbox, now) : null;
      const what = daily?.mail ?? told;
      if (what === null) return null;
      const outcome = await ports.channels.mail(await mailTargetOf(ports, to, what), what);
      return { outcome, told: daily?.told ?? [] };
    }
    default:
      return row.kind satisfies never;
  }
}

function toldIn({ row, reader, table }: Situation): Told | null {
  const { id: key, event, by, createdAt: happenedAt } = row;
  if (table === null || event === 'daily' || event === 'tryOut') return null;
  return toldOf({ key, event, happenedAt, by }, table, reader?.account ?? null);
}

interface DailyMail {
  readonly mail: Daily;
  /** The notices that it tells. */
  readonly told: readonly string[];
}

/** What a daily mail tells: the tables in the order in which they press; null if there is nothing new. */
async function dailyFor(reader: Reader, key: string, outbox: Outbox, now: Date): Promise<DailyMail | null> {
  const tables = (await outbox.daily(reader.account)).map((table) => ({
    table,
    news: table.notices.filter((one) => isWorthTelling({ ...one, channel: 'mail' }, reader, table, now)),
    waits: table.waitsFor.includes(reader.account),
  }));
  const told = tables.flatMap(({ news }) => news.map(({ id }) => id));
  // What is known already stands beside what is new; alone it is not worth a mail.
  if (told.length === 0) return null;
  const listed = tables.flatMap(({ table, news, waits }) => {
    const notice = mostOf(news);
    if (notice === undefined && !waits) return [];
    const { event, by } = notice ?? { event: 'turn', by: null };
    const matter = { key: `${key}:${table.game.id}`, event, by, happenedAt: table.game.updatedAt };
    return [toldOf(matter, table, reader.account)];
  });
  return { mail: { key, event: 'daily', tables: listed }, told };
}

/** Of what has happened at one table, what asks most of its reader. */
function mostOf(notices: readonly DailyNotice[]): DailyNotice | undefined {
  return notices.find(({ event }) => rankOf(event) !== 'tells') ?? notices.at(-1);
}
