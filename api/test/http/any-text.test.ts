import {
  EmailSchema,
  GameNameSchema,
  LONGEST_MESSAGE,
  nameSchema,
  PlayerNameSchema,
  textSchema,
} from '@slow-train/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const SYNTAX = [
  ...String.raw`-^$\.*+?()[]{}|/&~!#%,:;<=>@'"`.split(''),
  '\u200D',
  '\u202E',
  '\uD800',
  '\0',
  '🏴',
  '\u0301',
];

const anyText = fc
  .array(fc.oneof(fc.constantFrom(...SYNTAX), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

test.each([
  { field: 'a name', schema: PlayerNameSchema, end: '' },
  { field: 'a game’s name', schema: GameNameSchema, end: '' },
  { field: 'a label', schema: nameSchema(40), end: '' },
  { field: 'a message', schema: textSchema(LONGEST_MESSAGE), end: '' },
  { field: 'an address', schema: EmailSchema, end: '' },
  { field: 'the name of an address', schema: EmailSchema, end: '@example.org' },
])(
  'any text typed as $field is taken or refused in words, and is the same when it is sent again',
  ({ schema, end }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = schema.safeParse(text + end);
        if (result.success) expect(schema.parse(result.data)).toBe(result.data);
        else expect(result.error.issues[0]?.message).toMatch(/\S/);
      }),
    );
  },
);
