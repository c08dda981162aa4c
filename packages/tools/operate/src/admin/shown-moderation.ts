import type { Imposed, Queue, Report } from '@slow-train/protocol';
import { clean, line, none } from './shown.ts';

// Reports and sanctions, as text for a terminal.

const DELETED = 'an account that was deleted';

export function queue({ reports, appeals }: Queue): string {
  const lines = [
    ...reports.map(({ at, id, reason, name, reported, isAboutMessage }) =>
      clean(`${at} report ${id}: ${reason}, ${isAboutMessage ? 'a message by' : ''} ${name} ${reported ?? DELETED}`),
    ),
    ...appeals.map(({ at, sanction, kind, name, account, text }) =>
      clean(`${at} appeal against ${kind} ${sanction} by ${name} ${account}: ${text}`),
    ),
  ];
  return none(lines, 'Nothing waits.');
}

export function report(of: Report): string {
  const { reported, reporter, earlier } = of;
  return [
    line('Report', of.id),
    line('State', of.handledAt === null ? `waits since ${of.at}` : `decided ${of.handledAt}`),
    line('Reason', of.reason),
    line('Note', of.note || null),
    line(
      'About',
      `${reported.name} ${reported.account ?? DELETED}${reported.now === null || reported.now === reported.name ? '' : `, now ${reported.now}`}`,
    ),
    line('By', reporter === null ? 'somebody who has left' : `${reporter.name} ${reporter.account}`),
    line('Game', `${of.game.id} ${of.game.name}`),
    line('Reported', `${earlier.against} times otherwise`),
    line('Has reported', `${earlier.by} times otherwise`),
    ...earlier.sanctions.map((one) => line('Imposed', sanction(one))),
    ...of.lines.map((one) => line(one.number === of.message ? '→ Said' : 'Said', said(one))),
  ].join('\n');
}

function said({ at, name, by, isEdited, said: what }: Report['lines'][number]): string {
  const text = what.kind === 'text' ? what.text : what.kind === 'phrase' ? `[${what.phrase}]` : `[${what.kind}]`;
  return `${at} ${name}${by === 'other' ? '' : ` (${by})`}${isEdited ? ', edited' : ''}: ${text}`;
}

export function imposed({ sanction: one, mailed }: { readonly sanction: Imposed; readonly mailed: boolean }): string {
  const told = mailed ? 'The person was mailed.' : 'No mail could be sent: the person sees it on their account page.';
  return `${sanction(one)}\n${told}`;
}

export function shownSanctions(list: readonly Imposed[]): string {
  return none(list.map(sanction), 'Nothing is in force.');
}

function sanction({ id, kind, account, until, liftedAt, reason, appeal, answer }: Imposed): string {
  const parts = [
    `${kind} ${id} of ${account ?? DELETED}`,
    liftedAt === null ? `until ${until}` : `lifted ${liftedAt}`,
    reason,
    ...(appeal === null ? [] : [`appeal: ${appeal}`]),
    ...(answer === null ? [] : [`answer: ${answer}`]),
  ];
  return clean(parts.join('  '));
}
