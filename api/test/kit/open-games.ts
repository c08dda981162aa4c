import {
  OpenGameListSchema,
  type GameAnswer,
  type NewGame,
  type OpenGame,
  type OpenGameList,
} from '@slow-train/protocol';
import { bodyIn } from './passkeys.ts';
import { setTable } from './play.ts';
import type { Visitor } from './visitor.ts';
import { clockTerms } from './clock-terms.ts';

/** A day for each turn. */
export const A_DAY = clockTerms({ allowance: 1440 });

/** Creates a game that is open to anybody. */
export const openTable = (host: Visitor, { open, ...different }: Partial<NewGame> = {}): Promise<GameAnswer> =>
  setTable(host, {
    rules: { preset: 'station' },
    clock: A_DAY,
    ...different,
    open: { language: 'en', ...open },
  });

/** Returns the open games that somebody sees. @param query with its question mark */
export const listed = async (who: Visitor, query = ''): Promise<OpenGameList> =>
  bodyIn(OpenGameListSchema, await who.get(`/api/open-games${query}`));

/** Returns an open game as somebody sees it; undefined if they do not. */
export const seenBy = async (who: Visitor, id: string): Promise<OpenGame | undefined> =>
  (await listed(who)).games.find((game) => game.id === id);

export const sit = (who: Visitor, id: string, body: object = {}): Promise<Response> =>
  who.post(`/api/open-games/${id}/seat`, body);
