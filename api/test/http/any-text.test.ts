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

const SYNTAX = [...String.raw`-^$\.*+?()[]{}|/&~!#%,:;<=>@'"`, '\u200D', '\u202E', '\uD800', '\0', '🏴', '\u0301'];

const anyText = fc
  .array(fc.oneof(fc.constantFrom(...SYNTAX), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

test.each([
  ['a name', PlayerNameSchema],
  ['a game’s name', GameNameSchema],
  ['a label', nameSchema(40)],
  ['a message', textSchema(LONGEST_MESSAGE)],
  ['an address', EmailSchema],
  ['an address with a name', EmailSchema, (text: string) => `${text}@example.org`],
])('any text typed as %s is taken or refused in words, and is the same when it is sent again', (_, schema, ...more) => {
  const [written = (text: string) => text] = more;
  fc.assert(
    fc.property(anyText, (text) => {
      const result = schema.safeParse(written(text));
      if (result.success) expect(schema.parse(result.data)).toBe(result.data);
      else expect(result.error.issues[0]?.message).toMatch(/\S/);
    }),
  );
});
