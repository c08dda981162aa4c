import { isolated } from '@slow-train/words/isolated';
import { localTime } from './times.ts';
import type { TournamentNotification } from '../notification.ts';
import { textIn } from '../text/index.ts';

/**
 * Returns what there is to say of a tournament: a heading without its name, a title with it, and a sentence or two. Says when
 * something ends, never how much time is left: a message may be read hours later.
 */
export function tournamentNews(
  { news, tournament, round, rounds, endsAt, standing, others, isBye, timeZone, language }: TournamentNotification,
  now: Date,
): { readonly heading: string; readonly title: string; readonly body: string } {
  const text = textIn(language).tournament;
  const name = isolated(tournament.name);
  const ends = endsAt && localTime(endsAt, now, timeZone, language);
  const stands = standing === null ? null : text.standing(standing.rank, standing.points);
  switch (news) {
    case 'moved':
      return { heading: text.moved, title: `${name}: ${text.moved}`, body: joined(ends && text.begins(ends)) };
    case 'paired': {
      const people = isBye ? text.bye : others.length === 0 ? null : text.with(others);
      const until = ends === null || isBye ? null : text.until(ends);
      const heading = text.round(round, rounds);
      return { heading, title: `${name}: ${heading}`, body: joined(people, until, stands) };
    }
    case 'ending': {
      const heading = text.ending(round);
      return { heading, title: `${name}: ${heading}`, body: joined(ends && text.until(ends), text.asItStands) };
    }
    case 'over':
      return { heading: text.over, title: `${name}: ${text.over}`, body: joined(stands, text.look) };
    case 'cancelled':
      return { heading: text.cancelled, title: `${name}: ${text.cancelled}`, body: text.gamesGoOn };
    default:
      return news satisfies never;
  }
}

function joined(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
