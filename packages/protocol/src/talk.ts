import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { textSchema } from './name.ts';
import { LONGEST_MESSAGE, PHRASES, REACTIONS } from './phrases.ts';

// Talk: the messages of a game's people to each other. Not part of its history, and never in its record.

const MessageTextSchema = textSchema(LONGEST_MESSAGE);
const PhraseSchema = z.enum(PHRASES);
const ReactionSchema = z.enum(REACTIONS);

const seat = z.int().min(0).max(15);

/** What a message says. */
const SaidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }).describe(prose('plain text: links in it are not live')),
  z
    .object({ kind: z.literal('phrase'), phrase: PhraseSchema })
    .describe(prose('the phrase, read in each reader’s language')),
  z
    .object({ kind: z.literal('reaction'), word: ReactionSchema, revision: z.int().min(1) })
    .describe(prose('the reaction to a revision')),
  z.object({ kind: z.literal('removed') }).describe(prose('the removal, by the author or with their account')),
]);

/** A message as the viewer may see it. */
export const MessageSchema = z.object({
  number: z.int().min(1).describe(prose('its id in the game, and its place in the talk')),
  version: z.int().min(1).describe(prose('the version of the talk that it last changed in')),
  seat,
  name: z.string().describe(prose('the name of the author at the time')),
  isYours: z.boolean(),
  at: z.iso.datetime(),
  isEdited: z.boolean(),
  said: SaidSchema,
});

/** What has changed in the talk of a game since the version that the client has. */
export const TalkSchema = z.object({
  version: z
    .int()
    .min(0)
    .describe(prose('the version, which grows with every message and every change of one; send it as `talkSince`')),
  messages: z
    .array(MessageSchema)
    .readonly()
    .describe(prose('the messages by number; without those of people you have blocked')),
  muted: z.array(seat).readonly().describe(prose('the seats of people you have muted')),
  hasOlder: z.boolean().describe(prose('whether there are messages before these, to be read page by page')),
});

/** Says something: a text, or a phrase. */
export const NewMessageSchema = z.union([
  z.strictObject({ text: MessageTextSchema }),
  z.strictObject({ phrase: PhraseSchema }),
]);
export const MessageChangeSchema = z.strictObject({ text: MessageTextSchema });
/** Replaces the viewer's reaction to a revision; null takes it back. */
export const ReactionChangeSchema = z.strictObject({ word: ReactionSchema.nullable() });
export const MuteSchema = z.strictObject({ muted: z.boolean() });
/** What may be said in a game. */
export const TalkRulesSchema = z.strictObject({ phrasesOnly: z.boolean() });
export const TalkPageSchema = TalkSchema.pick({ messages: true, hasOlder: true });

export type Message = z.infer<typeof MessageSchema>;
export type Talk = z.infer<typeof TalkSchema>;
export type TalkPage = z.infer<typeof TalkPageSchema>;
export type NewMessage = z.infer<typeof NewMessageSchema>;
