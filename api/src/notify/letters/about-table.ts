import { count } from '@slow-train/words';
import type { Settings } from '../../env.ts';
import type { MailTarget, Told } from '../told.ts';
import { localTime } from './duration.ts';
import { stopOf, whyOf } from './foot.ts';
import { invitationFacts } from './invitation.ts';
import type { Block, Link, TableLetter } from './letter.ts';
import { readingOf, type Reading } from './reading.ts';
import { finalScores, roundScores } from './scores.ts';
import { newsBlock, there, trainsBelow, turnBlocks, turnToo } from './turn-blocks.ts';
import { wordsOf } from './words.ts';

/** The letter about one table. */
export function aboutTable(told: Told, to: MailTarget, settings: Pick<Settings, 'APP_URL'>, now: Date): TableLetter {
  const reading = readingOf(told);
  const { subject, heading, sentence } = wordsOf(reading, now);
  const where = whereOf(reading);
  return {
    subject,
    preview: [heading, where].join(' '),
    heading,
    lead: where,
    blocks: [...(sentence === null ? [] : [{ kind: 'words', sentence } as const]), ...blocksOf(reading, to, now)],
    button: buttonOf(told, to, settings),
    below: trainsBelow(reading),
    why: whyOf(told.event),
    stop: { words: stopOf(told.event), link: to.unsubscribe.page },
  };
}

/** The button: to the table, or for who does not sit there yet, to where one looks at it. */
export function buttonOf({ answer: { game } }: Told, to: MailTarget, { APP_URL }: Pick<Settings, 'APP_URL'>): Link {
  if (game.you.seat !== null || game.invitation === null)
    return { words: 'Open the table', link: to.tableLink(game.id) };
  return { words: 'Look at the table', link: new URL(`/join/${game.invitation}`, APP_URL).href };
}

/** `at The Night Mail, round 4 of 13, engine 9-9`. */
function whereOf({ told, view }: Reading): string {
  const { name, status, rounds, round } = told.answer.game;
  if (status === 'playing' && view !== null && round !== null)
    return `at ${name}, round ${round.round} of ${rounds}, engine ${round.engine}`;
  return `at ${name}`;
}

/** How long one may vote, and how many have to be in favour; null where the vote is over by now. */
function ballotBy({ told }: Reading, timeZone: string, now: Date): Block | null {
  const { vote } = told.answer.game;
  if (vote === null) return null;
  const { needed, voters, until } = vote;
  const majority = `It passes with ${needed} of ${count(voters.length, 'vote')}.`;
  return { kind: 'words', sentence: `You can vote until *${localTime(new Date(until), now, timeZone)}*. ${majority}` };
}

function blocksOf(reading: Reading, { timeZone }: MailTarget, now: Date): Block[] {
  const { told, names } = reading;
  const { game } = told.answer;
  switch (told.event) {
    case 'invited':
      return [invitationFacts(game, timeZone)];
    case 'gameOver':
      return there(finalScores(game, names), newsBlock(reading));
    case 'roundOver':
      return there(roundScores(game, names), ...turnToo(reading, timeZone, now));
    case 'started':
    case 'playedFor':
    case 'caught':
      return turnToo(reading, timeZone, now);
    case 'vote':
      return there(ballotBy(reading, timeZone, now), ...turnToo(reading, timeZone, now));
    case 'turn':
    case 'timeLow':
      return turnBlocks(reading, timeZone, now);
    default:
      return told.event satisfies never;
  }
}
