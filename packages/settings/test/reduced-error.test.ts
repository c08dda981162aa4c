import { ExpectedError } from '@slow-train/settings/expected-error';
import { MailError } from '@slow-train/settings/mail';
import { reducedError } from '@slow-train/settings/reduced-error';
import { expect, test } from 'vitest';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const TEXT = 'Jean-Luc(';
const UNEXPECTED: Readonly<Record<string, () => unknown>> = {
  'a broken pattern': () => new RegExp(TEXT, 'u'),
  'text that is no JSON': (): unknown => JSON.parse(TEXT),
  'an address that is none': () => new URL(TEXT),
  'a number that is none': () => BigInt(TEXT),
  'an error of a library': () => {
    throw new TypeError(`Cannot read ${TEXT}`, { cause: new Error(TEXT) });
  },
  'a message that looks like a stack': () => {
    throw new Error(`x\n    at ${TEXT}\n    at ${TEXT} (/a.ts:1:2)\n    at ${TEXT}:1:2`);
  },
  'a name that was changed': () => {
    throw Object.assign(new Error('x'), { name: TEXT });
  },
};

test.each(Object.keys(UNEXPECTED))(
  '29.13 the log says of %s its class and where it happened, and nothing that it quotes',
  (name) => {
    const said = reducedError(thrownBy(UNEXPECTED[name] ?? String));
    expect(said).toMatch(/^[A-Z]\w*Error\n {4}at |^Error\n {4}at /);
    expect(said).toContain('reduced-error.test.ts:');
    expect(said).not.toContain('Jean');
  },
);

test('the log says the sentence of an error of our own', () => {
  expect(reducedError(new ExpectedError('Set APP_URL.'))).toBe('Set APP_URL.');
  expect(reducedError(new MailError('busy', 450))).toBe('The mail server asks to try again later. (450)');
});

test('the log says nothing of a thrown value that is no error', () => {
  expect(reducedError(TEXT)).toBe('failed');
});
