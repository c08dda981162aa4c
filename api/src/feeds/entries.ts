import { listingFor } from '../game/listing.ts';
import { seatOf } from '../game/seats.ts';
import { textIn } from '../notifications/text/index.ts';
import type { Settings } from '@slow-train/settings';
import type { FeedContent } from './store.ts';

/** One game in a feed. Shows nothing that is secret to a seat. */
export interface FeedEntry {
  /** Identifies the game and the turn, but nobody's account. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly link: string;
  readonly revision: number;
  /** The account's deadline; null without a clock. */
  readonly turnBy: Date | null;
  readonly updatedAt: Date;
}

/** Returns the games waiting for the account, most urgent first. */
export function waitingEntries(
  { account, games, language }: FeedContent,
  settings: Pick<Settings, 'APP_URL'>,
): FeedEntry[] {
  return games.flatMap((game) => {
    const { isYourTurn, news } = listingFor(game, seatOf(game, account), account, language);
    if (!isYourTurn) return [];
    return {
      ...common(game, settings),
      id: `${game.id}/${game.actedAt ?? 0}`,
      title: textIn(language).feed.yourTurn(game.name),
      summary: news,
    };
  });
}

/** Returns the account's games that finished after `since`. */
export function finishedEntries(
  { account, games, language }: FeedContent,
  settings: Pick<Settings, 'APP_URL'>,
  since: Date,
): FeedEntry[] {
  return games.flatMap((game) => {
    if (game.status !== 'finished' || game.updatedAt < since.getTime()) return [];
    const { news } = listingFor(game, seatOf(game, account), account, language);
    return {
      ...common(game, settings),
      id: `${game.id}/over`,
      title: textIn(language).feed.gameOver(game.name),
      summary: news,
    };
  });
}

function common(
  { id, revision, turnBy, updatedAt }: FeedContent['games'][number],
  { APP_URL }: Pick<Settings, 'APP_URL'>,
): Pick<FeedEntry, 'link' | 'revision' | 'turnBy' | 'updatedAt'> {
  return {
    link: new URL(`/tables/${id}`, APP_URL).href,
    revision,
    turnBy: turnBy === null ? null : new Date(turnBy),
    updatedAt: new Date(updatedAt),
  };
}
