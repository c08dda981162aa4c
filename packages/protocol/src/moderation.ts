import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { AccountPartIdSchema } from './account.ts';
import { textSchema } from './name.ts';
import { REPORT_REASONS, LONGEST_APPEAL, LONGEST_NOTE } from './moderation-limits.ts';
import { ReasonSchema } from './operator.ts';
import { MessageSchema } from './talk.ts';

// Reports, and the operator's sanctions. The reported person never learns of a report, nor who made it.

const ReportReasonSchema = z.enum(REPORT_REASONS);
const SanctionKindSchema = z
  .enum(['warn', 'mute', 'suspend'])
  .describe(
    prose(
      '`mute`: no text that others see, in any game or name. `suspend`: neither that nor new games; those in play go on',
    ),
  );
const at = z.iso.datetime();

/** Reports the author of a message, or the person in a seat. */
export const NewReportSchema = z
  .strictObject({
    message: z.int().min(1).max(999_999_999).optional().describe(prose('the number of the message that it is about')),
    seat: z.int().min(0).max(15).optional().describe(prose('the seat of the person instead')),
    reason: ReportReasonSchema,
    note: z.union([z.literal(''), textSchema(LONGEST_NOTE)]).default(''),
    also: z
      .enum(['mute', 'block'])
      .nullable()
      .default(null)
      .describe(prose('the boundary to draw at once, for yourself')),
  })
  .refine(({ message, seat }) => (message === undefined) !== (seat === undefined), 'must name a message or a seat');

/** One’s own report. What came of it concerns the other person only. */
const OwnReportSchema = z.object({
  id: AccountPartIdSchema,
  name: z.string().describe(prose('the name of the reported person in the game')),
  reason: ReportReasonSchema,
  at,
  handledAt: at.nullable().describe(prose('when the operator looked at it; null while it waits')),
});
export const OwnReportListSchema = z.object({ reports: z.array(OwnReportSchema).readonly() });

/** What the operator has imposed on the account. */
const SanctionSchema = z.object({
  id: AccountPartIdSchema,
  kind: SanctionKindSchema,
  reason: z.string(),
  at,
  until: at,
  liftedAt: at.nullable(),
  appeal: z.string().nullable().describe(prose('your words against it; you can appeal once, as long as it holds')),
  answer: z.string().nullable().describe(prose('the answer of the operator to that')),
});
export const SanctionListSchema = z.object({ sanctions: z.array(SanctionSchema).readonly() });
export const AppealSchema = z.strictObject({ text: textSchema(LONGEST_APPEAL) });

/** What waits for the operator: reports and appeals, oldest first. */
export const QueueSchema = z.object({
  reports: z
    .array(
      z.object({
        id: z.string(),
        at,
        reason: ReportReasonSchema,
        reported: z.string().nullable().describe(prose('account id; null once it is deleted')),
        name: z.string(),
        isAboutMessage: z.boolean(),
      }),
    )
    .readonly(),
  appeals: z
    .array(
      z.object({
        sanction: z.string(),
        at,
        kind: SanctionKindSchema,
        account: z.string(),
        name: z.string(),
        text: z.string(),
      }),
    )
    .readonly(),
});

/** A sanction as the operator sees it. */
const ImposedSchema = SanctionSchema.extend({
  account: z
    .string()
    .nullable()
    .describe(prose('the account; null once it is deleted. Somebody who signs up with its address has it again')),
  report: z.string().nullable(),
});
export const ImposedListSchema = z.object({ sanctions: z.array(ImposedSchema).readonly() });

/** A report as the operator sees it. */
export const ReportSchema = z.object({
  id: z.string(),
  at,
  handledAt: at.nullable(),
  reason: ReportReasonSchema,
  note: z.string(),
  game: z.object({ id: z.string(), name: z.string() }),
  message: z.int().nullable(),
  reported: z.object({
    account: z.string().nullable().describe(prose('the account; null once it is deleted')),
    name: z.string(),
    now: z.string().nullable().describe(prose('their name today; null without an account')),
  }),
  reporter: z
    .object({ account: z.string(), name: z.string() })
    .nullable()
    .describe(prose('the reporter; null if they have left')),
  lines: z
    .array(
      MessageSchema.pick({ number: true, seat: true, name: true, at: true, isEdited: true, said: true }).extend({
        by: z.enum(['reported', 'reporter', 'other']),
      }),
    )
    .readonly()
    .describe(prose('the talk that the reporter could see, as it stood; without people who have left since')),
  earlier: z.object({
    against: z.int().describe(prose('other reports of this person, by anybody')),
    by: z.int().describe(prose('other reports by this reporter')),
    sanctions: z.array(ImposedSchema).readonly(),
  }),
});

/** Imposes something, on the person of a report, which is thereby handled, or on an account. */
export const ImposeSchema = ReasonSchema.extend({
  kind: SanctionKindSchema,
  days: z.int().min(1).max(365).describe(prose('the days until it ends by itself')),
  report: AccountPartIdSchema.optional(),
  account: AccountPartIdSchema.optional(),
}).refine(
  ({ report, account }) => (report === undefined) !== (account === undefined),
  'must name a report or an account',
);
export const AppealAnswerSchema = ReasonSchema.extend({ outcome: z.enum(['upheld', 'lifted']) });

/** How the person learns of it; otherwise from their account page only. */
const mailed = z.boolean().describe(prose('whether they were mailed; they see it on their account page in any case'));
export const ImposedAnswerSchema = z.object({ sanction: ImposedSchema, mailed });
export const DismissedSchema = z.object({
  mailed: mailed.describe(prose('whether the reporter was mailed that it was looked at')),
});

export type ReportReason = z.infer<typeof ReportReasonSchema>;
export type SanctionKind = z.infer<typeof SanctionKindSchema>;
export type NewReport = z.input<typeof NewReportSchema>;
export type OwnReport = z.infer<typeof OwnReportSchema>;
export type Sanction = z.infer<typeof SanctionSchema>;
export type Imposed = z.infer<typeof ImposedSchema>;
export type Report = z.infer<typeof ReportSchema>;
export type Queue = z.infer<typeof QueueSchema>;
