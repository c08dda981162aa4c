import type { NotifyEvent } from '@slow-train/protocol';
import { count, listed } from '@slow-train/words';
import type { Settings } from '../../env.ts';
import type { Daily, MailTarget, Told } from '../told.ts';
import { buttonOf } from './about-table.ts';
import { localTime } from './duration.ts';
import { stopOf, whyOf } from './foot.ts';
import type { TableBlock, TableLetter } from './letter.ts';
import { readingOf, type Reading } from './reading.ts';
import { since } from './since.ts';
import { wordsOf } from './words.ts';

/** Lines of what happened at each table. */
const MOST_LINES = 3;
/** Tables that are named in a subject. */
const MOST_NAMED = 2;

/** The letter about a whole day: the tables in the order given. */
export function aboutDay(daily: Daily, to: MailTarget, settings: Pick<Settings, 'APP_URL'>, now: Date): TableLetter {
  const tables = daily.tables.map((told) => tableBlock(told, to, settings, now));
  const waiting = tables.filter(({ waits }) => waits);
  const [first] = waiting.length > 0 ? waiting : tables;
  const heading =
    waiting.length === 0
      ? 'What happened at your tables'
      : `${count(waiting.length, 'table')} ${waiting.length === 1 ? 'waits' : 'wait'} for you`;
  const named = (waiting.length > 0 ? waiting : tables).map(({ name }) => name);
  const names =
    named.length > MOST_NAMED ? [...named.slice(0, MOST_NAMED), `${named.length - MOST_NAMED} more`] : named;
  return {
    subject: `${heading}: ${listed(names)}`,
    preview: tables.map(({ name, state }) => `${name}: ${state}`).join(' '),
    heading,
    lead:
      waiting.length === tables.length
        ? 'One mail a day, as you like it.'
        : `News from ${count(tables.length, 'table')} in all.`,
    blocks: tables,
    button:
      first === undefined
        ? { words: 'To your tables', link: settings.APP_URL }
        : { words: `Open ${first.name}`, link: first.button.link },
    below: [],
    why: whyOf('daily'),
    stop: { words: stopOf('daily'), link: to.unsubscribe.page },
  };
}

function tableBlock(told: Told, to: MailTarget, settings: Pick<Settings, 'APP_URL'>, now: Date): TableBlock {
  const reading = readingOf(told);
  const { lines, before } = since(reading, MOST_LINES);
  return {
    kind: 'table',
    name: told.answer.game.name,
    state: stateOf(reading, to.timeZone, now),
    waits: reading.isOn || ASKS.has(told.event),
    lines,
    before,
    button: buttonOf(told, to, settings),
  };
}

/** What is to be done there, or what it is that happened. */
function stateOf(reading: Reading, zone: string, now: Date): string {
  if (!reading.isOn) return `${wordsOf(reading, now).heading}.`;
  const { turnBy } = reading.told;
  return turnBy === null ? 'It is your turn.' : `It is your turn, until ${localTime(turnBy, now, zone)}.`;
}

/** What asks something of the reader, whoever is on. */
const ASKS: ReadonlySet<NotifyEvent> = new Set(['invited', 'vote']);
