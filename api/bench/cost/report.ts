import type { SiteCost } from './measure.ts';
import type { mailOf, Month } from './month.ts';

/** Returns the figures as text for people. */
export function reportOf({
  idleDay,
  poll,
  turn,
  notification,
  months,
  mail,
}: SiteCost & {
  months: Readonly<Record<number, Month>>;
  mail: Readonly<Record<number, ReturnType<typeof mailOf>>>;
}) {
  const database = Object.entries({ poll, turn, notification }).map(([name, cost]) => {
    const cells = [cost.statements, cost.roundTrips, cost.bytesTo, cost.bytesFrom];
    return `${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;
  });
  const prices = Object.entries(months).map(([games, { workers, database: db, mail, total }]) => {
    const cells = [workers, db, mail, total];
    return `${games.padEnd(14)}${cells.map((cell) => cell.toFixed(2).padStart(12)).join('')}`;
  });
  const header = (first: string, ...names: string[]) =>
    `${first.padEnd(14)}${names.map((name) => name.padStart(12)).join('')}`;
  return [
    header('', 'statements', 'round trips', 'bytes to', 'bytes from'),
    ...database,
    '',
    `An idle day: ${idleDay.requests} requests to the database, ${idleDay.safetyNet} of them by the safety net; ${idleDay.wakeUps} wake-ups without any.`,
    '',
    header('$ a month for', 'Workers', 'database', 'mail', 'total'),
    ...prices,
    '',
    header('$ of mail for', 'now', 'pushes 1st', 'digests', 'by SMTP', 'all three'),
    ...Object.entries(mail).map(([games, { now, pushesFirst, digests, bySmtp, all }]) => {
      const cells = [now, pushesFirst, digests, bySmtp, all];
      return `${games.padEnd(14)}${cells.map((cell) => cell.toFixed(2).padStart(12)).join('')}`;
    }),
  ].join('\n');
}
