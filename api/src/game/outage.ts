import type { Instant } from '@slow-train/protocol';
import { addBreaks } from './clock.ts';
import type { Game, Outage } from './game.ts';
import { addRevision, type GameUpdate } from './update.ts';

/**
 * Returns the outages whose time has not been given back to a running turn. A pause that contains an outage has
 * stopped the clocks already.
 */
export function owedOutages({ clock, outages, status }: Pick<Game, 'clock' | 'outages' | 'status'>): readonly Outage[] {
  if (clock === null || status === 'finished') return [];
  const { seats, pauses, outagesUntil = 0 } = clock;
  const began = seats.flatMap(({ turn }) => (turn === null ? [] : [turn.since]));
  return outages.filter(
    ({ since, until }) =>
      until > outagesUntil &&
      began.some((at) => at < until) &&
      !pauses.some((pause) => pause.from <= since && pause.until >= until),
  );
}

/** Lets the clocks stand still during each outage they have not stood still for, and says so in the log. */
export function giveBackOutages(update: GameUpdate): GameUpdate {
  return owedOutages(update.game).reduce((before, outage) => {
    const events = [{ type: 'outage', minutes: minutesOf(outage.until - outage.since) }] as const;
    return addBreaks(addRevision(before, { seat: null, action: 'outage', by: 'table', events }, {}), outage);
  }, update);
}

const minutesOf = (span: Instant): number => Math.ceil(span / 60_000);
