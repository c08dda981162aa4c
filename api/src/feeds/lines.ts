import { seatOf } from '../games/game.ts';
import { summaryOf } from '../games/summary.ts';
import type { Settings } from '../env.ts';
import type { Fed } from './store.ts';

/** What a feed says of one table: what lies open there, and that it waits for the reader. */
export interface Line {
  /** The same all through one turn, and of no other; names the table, and nobody. */
  readonly id: string;
  readonly title: string;
  readonly news: string;
  readonly link: string;
  readonly revision: number;
  /** When the reader's time is over; null at a table without a clock. */
  readonly turnBy: Date | null;
  readonly updatedAt: Date;
}

/** The tables that wait for the reader of a feed, the most urgent first. */
export function waitingLines({ account, games }: Fed, settings: Pick<Settings, 'APP_URL'>): Line[] {
  return games.flatMap((game) => {
    const { isYourTurn, news } = summaryOf(game, seatOf(game, account), account);
    if (!isYourTurn) return [];
    return { ...common(game, settings), id: `${game.id}/${game.actedAt ?? 0}`, title: `Your turn: ${game.name}`, news };
  });
}

/** The tables of the reader whose games have ended since then. */
export function endedLines({ account, games }: Fed, settings: Pick<Settings, 'APP_URL'>, since: Date): Line[] {
  return games.flatMap((game) => {
    if (game.status !== 'finished' || game.updatedAt < since) return [];
    const { news } = summaryOf(game, seatOf(game, account), account);
    return { ...common(game, settings), id: `${game.id}/over`, title: `Game over: ${game.name}`, news };
  });
}

function common(
  { id, revision, turnBy, updatedAt }: Fed['games'][number],
  { APP_URL }: Pick<Settings, 'APP_URL'>,
): Pick<Line, 'link' | 'revision' | 'turnBy' | 'updatedAt'> {
  return { link: new URL(`/tables/${id}`, APP_URL).href, revision, turnBy, updatedAt };
}
