import { ExpectedError } from '@slow-train/settings/expected-error';
import {
  DismissedSchema,
  ImposedAnswerSchema,
  ImposedListSchema,
  QueueSchema,
  ReportSchema,
  type SanctionKind,
} from '@slow-train/protocol';
import { idIn, type AdminCall, type AdminCommand } from './command.ts';
import * as shown from './shown-moderation.ts';

/** The person reads it and cannot undo it: so it asks. */
const WARNINGS: { readonly [kind in SanctionKind]: string } = {
  warn: 'The person is warned, and reads your reason: name nobody in it.',
  mute: 'The person can say nothing in any game, and reads your reason: name nobody in it.',
  suspend: 'The person can neither talk nor take part in new games, and reads your reason: name nobody in it.',
};

const PURPOSES: { readonly [kind in SanctionKind]: string } = {
  warn: 'warns the person of a report, or an account',
  mute: 'lets them say nothing in any game',
  suspend: 'lets them neither talk nor take part in new games; those in play go on',
};

function imposing(kind: SanctionKind): AdminCommand {
  return {
    usage: `${kind} REPORT | --account=ID --days NUMBER --reason TEXT`,
    purpose: `${PURPOSES[kind]}; they are mailed the reason and may appeal`,
    warning: WARNINGS[kind],
    async run(call) {
      if ((call.id === null) === (call.account === undefined))
        throw new ExpectedError('Give either the id of a report or --account.');
      const whom = call.id === null ? { account: call.account } : { report: call.id };
      const body = { kind, days: daysIn(call), reason: call.reason, ...whom };
      const data = await call.site.post('/sanctions', body, ImposedAnswerSchema);
      return { data, text: shown.imposed(data) };
    },
  };
}

function daysIn({ days }: AdminCall): number {
  const many = Number(days);
  if (!Number.isInteger(many) || many < 1 || many > 365)
    throw new ExpectedError('Say for how long, with --days: 1 to 365. It ends by itself.');
  return many;
}

function answering(outcome: 'upheld' | 'lifted', purpose: string): Omit<AdminCommand, 'usage'> {
  return {
    purpose,
    warning: 'The person reads your reason: name nobody in it.',
    async run(call) {
      const body = { outcome, reason: call.reason };
      const data = await call.site.post(`/sanctions/${idIn(call, 'sanction')}/answer`, body, ImposedAnswerSchema);
      return { data, text: shown.imposed(data) };
    },
  };
}

/** The commands about reports, what is imposed, and appeals. */
export const MODERATION: Readonly<Record<string, AdminCommand>> = {
  queue: {
    usage: 'queue',
    purpose: 'lists the reports and appeals that wait, oldest first',
    async run({ site }) {
      const data = await site.get('/reports', QueueSchema);
      return { data, text: shown.queue(data) };
    },
  },
  report: {
    usage: 'report REPORT',
    purpose: 'shows a report: its lines of talk, and what is known of both people',
    async run(call) {
      const data = await call.site.get(`/reports/${idIn(call, 'report')}`, ReportSchema);
      return { data, text: shown.report(data) };
    },
  },
  dismiss: {
    usage: 'dismiss REPORT --reason TEXT',
    purpose: 'closes a report without anything imposed; its reporter is told that it was looked at',
    needsReason: true,
    async run(call) {
      const path = `/reports/${idIn(call, 'report')}/dismiss`;
      const data = await call.site.post(path, { reason: call.reason }, DismissedSchema);
      return { data, text: `Closed. Its reporter ${data.mailed ? 'was mailed' : 'sees it on their account page'}.` };
    },
  },
  warn: imposing('warn'),
  mute: imposing('mute'),
  suspend: imposing('suspend'),
  sanctions: {
    usage: 'sanctions [ACCOUNT]',
    purpose: 'lists what is in force, or everything that was imposed on an account',
    async run({ site, id }) {
      const query = id === null ? '' : `?account=${encodeURIComponent(id)}`;
      const data = await site.get(`/sanctions${query}`, ImposedListSchema);
      return { data, text: shown.shownSanctions(data.sanctions) };
    },
  },
  uphold: {
    usage: 'uphold SANCTION --reason TEXT',
    ...answering('upheld', 'answers an appeal: it stays as it is; the person is mailed your answer'),
  },
  lift: {
    usage: 'lift SANCTION --reason TEXT',
    ...answering('lifted', 'ends what was imposed, with or without an appeal; the person is mailed your answer'),
  },
};
