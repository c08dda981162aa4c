import { expect, test } from 'vitest';
import { problems as german } from '../src/de/problems.ts';
import { problems as english } from '../src/en/problems.ts';
import { problems as spanish } from '../src/es/problems.ts';

/** Returns every sentence of a catalogue; those with something to fill in as they are written. */
function sentences(part: unknown): readonly string[] {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(sentences);
  return [String(part)];
}

test.each(Object.entries({ english, german, spanish }))(
  'no error shows a person an address or a method of the API, in %s',
  (_language, catalogue) => {
    const found = sentences(catalogue);
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((sentence) => /\/api\/|\b(?:GET|POST|PUT|PATCH|DELETE)\b/.test(sentence))).toEqual([]);
  },
);
