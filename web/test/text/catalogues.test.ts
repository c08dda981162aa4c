import { expect, test } from 'vitest';
import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import * as de from '../../src/text/de/all.ts';
import * as en from '../../src/text/en/all.ts';
import * as es from '../../src/text/es/all.ts';

// Compiles only if every language has all texts of the English catalogue, with the same arguments.
const OTHERS = { es, de } satisfies { readonly [language in Exclude<Language, 'en'>]: Translation<typeof en> };

/** Texts that are the same in another language: names, and words that have travelled. */
const SHARED =
  /^(?:Slow Train|Robur|Discord|Slack|Push|Webhook|Discord, Slack, .*|Total|No|Passkeys|Vibration|Name|Hand|Signal|Mail|Pause|Start|Spam|\W*|\d+)$/i;

/** Returns the plain texts of a catalogue by their paths. */
function textsIn(catalogue: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof catalogue === 'string') return [[path, catalogue]];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`));
}

test.each(Object.entries(OTHERS))('%s repeats no English text', (_, catalogue) => {
  const english = new Map(textsIn(en));
  expect(english.size).toBeGreaterThan(500);
  const repeated = textsIn(catalogue).filter(([path, text]) => english.get(path) === text && !SHARED.test(text));
  expect(repeated).toEqual([]);
});
