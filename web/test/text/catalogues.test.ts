import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';

const REPOSITORY = join(import.meta.dirname, '../../..');

const en = {
  account: await import('../../src/text/en/account.ts'),
  circles: await import('../../src/text/en/circles.ts'),
  clock: await import('../../src/text/en/clock.ts'),
  fairness: await import('../../src/text/en/fairness.ts'),
  howToPlay: await import('../../src/text/en/how-to-play.ts'),
  learn: await import('../../src/text/en/learn.ts'),
  newGame: await import('../../src/text/en/new-game.ts'),
  notifications: await import('../../src/text/en/notifications.ts'),
  openGames: await import('../../src/text/en/open-games.ts'),
  optionCaptions: await import('../../src/text/en/option-captions.ts'),
  people: await import('../../src/text/en/people.ts'),
  replay: await import('../../src/text/en/replay.ts'),
  rules: await import('../../src/text/en/rules.ts'),
  sheet: await import('../../src/text/en/sheet.ts'),
  shell: await import('../../src/text/en/shell.ts'),
  signIn: await import('../../src/text/en/sign-in.ts'),
  table: await import('../../src/text/en/table.ts'),
  tournaments: await import('../../src/text/en/tournaments.ts'),
  waiting: await import('../../src/text/en/waiting.ts'),
};

// Compiles only if every language has all texts of the English catalogue, with the same arguments.
const OTHERS = {
  es: {
    account: await import('../../src/text/es/account.ts'),
    circles: await import('../../src/text/es/circles.ts'),
    clock: await import('../../src/text/es/clock.ts'),
    fairness: await import('../../src/text/es/fairness.ts'),
    howToPlay: await import('../../src/text/es/how-to-play.ts'),
    learn: await import('../../src/text/es/learn.ts'),
    newGame: await import('../../src/text/es/new-game.ts'),
    notifications: await import('../../src/text/es/notifications.ts'),
    openGames: await import('../../src/text/es/open-games.ts'),
    optionCaptions: await import('../../src/text/es/option-captions.ts'),
    people: await import('../../src/text/es/people.ts'),
    replay: await import('../../src/text/es/replay.ts'),
    rules: await import('../../src/text/es/rules.ts'),
    sheet: await import('../../src/text/es/sheet.ts'),
    shell: await import('../../src/text/es/shell.ts'),
    signIn: await import('../../src/text/es/sign-in.ts'),
    table: await import('../../src/text/es/table.ts'),
    tournaments: await import('../../src/text/es/tournaments.ts'),
    waiting: await import('../../src/text/es/waiting.ts'),
  },
  de: {
    account: await import('../../src/text/de/account.ts'),
    circles: await import('../../src/text/de/circles.ts'),
    clock: await import('../../src/text/de/clock.ts'),
    fairness: await import('../../src/text/de/fairness.ts'),
    howToPlay: await import('../../src/text/de/how-to-play.ts'),
    learn: await import('../../src/text/de/learn.ts'),
    newGame: await import('../../src/text/de/new-game.ts'),
    notifications: await import('../../src/text/de/notifications.ts'),
    openGames: await import('../../src/text/de/open-games.ts'),
    optionCaptions: await import('../../src/text/de/option-captions.ts'),
    people: await import('../../src/text/de/people.ts'),
    replay: await import('../../src/text/de/replay.ts'),
    rules: await import('../../src/text/de/rules.ts'),
    sheet: await import('../../src/text/de/sheet.ts'),
    shell: await import('../../src/text/de/shell.ts'),
    signIn: await import('../../src/text/de/sign-in.ts'),
    table: await import('../../src/text/de/table.ts'),
    tournaments: await import('../../src/text/de/tournaments.ts'),
    waiting: await import('../../src/text/de/waiting.ts'),
  },
} satisfies { readonly [language in Exclude<Language, 'en'>]: Translation<typeof en> };

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

test('every language has the same files, at most 26 of them', async () => {
  const filesOf = async (language: string): Promise<readonly string[]> => {
    const folders = ['web/src/text', 'packages/words/src'].map((path) => join(REPOSITORY, path, language));
    return (await Promise.all(folders.map((folder) => readdir(folder)))).flat().toSorted();
  };
  const english = await filesOf(LANGUAGES[0]);
  // With the notifications of the API, and the rules in docs.
  expect(english.length + 2).toBeLessThanOrEqual(26);
  for (const language of LANGUAGES.slice(1)) expect(await filesOf(language)).toEqual(english);
});
