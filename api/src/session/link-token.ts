import { nanoid } from 'nanoid';

// The token of a session that the link to a game began names the games that it plays, so that no statement has to ask.

/** So that a browser in which many links were used has a cookie that fits. The latest count. */
const MOST_GAMES = 20;
const LINKED = /^link\.([\w,-]*)\.[\w-]{32}$/;

/** Returns a new token. @param games null for a session that is not limited to any */
export function newToken(games: readonly string[] | null): string {
  const secret = nanoid(32);
  return games === null ? secret : `link.${games.slice(-MOST_GAMES).join(',')}.${secret}`;
}

/** Returns the games whose links began the session with a token; null if it is not limited to any. */
export function linkedGames(token: string): readonly string[] | null {
  const [, games] = LINKED.exec(token) ?? [];
  return games?.split(',') ?? null;
}
