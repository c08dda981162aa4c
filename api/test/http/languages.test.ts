import { ProblemSchema, type Problem, type ProblemName } from '@slow-train/protocol';
import { LANGUAGES } from '@slow-train/protocol/languages';
import { REFUSAL_CODES } from '@slow-train/rules';
import { sayIn, wordsIn, type Sentence } from '@slow-train/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { isEnglish } from '../kit/english.ts';
import { newKey, soloTable, tableIn } from '../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

/** Returns every sentence of a catalogue, with samples for its arguments. */
function sentencesIn(texts: unknown, ...samples: readonly unknown[]): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts(...samples))];
  return typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap((one) => sentencesIn(one, ...samples))
    : [];
}

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has every sentence of a problem', (language) => {
  const { problems, planFaults, explain } = wordsIn(language);
  const said = [
    ...sentencesIn(problems, ['3'], 4, null),
    ...sentencesIn(planFaults, '5-3', '9-5', 4),
    ...REFUSAL_CODES.map((code) => explain({ code }, () => 'X')),
  ];
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter(isEnglish)).toEqual([]);
  const titles = Object.values(wordsIn('en').problems.titles);
  expect(Object.values(problems.titles).filter((title) => titles.includes(title))).toEqual([]);
  const reference = sentencesIn(wordsIn('en').problems, ['3'], 4, null);
  expect(reference.filter(isEnglish).length).toBeGreaterThan(100);
});

describe('a Spanish reader', () => {
  let ana: Visitor;
  let nobody: Visitor;
  let table: string;
  let revision: number;
  beforeAll(async () => {
    ana = await person(worker, 'Ana');
    nobody = visitor(worker);
    const set = await soloTable(ana);
    [table, revision] = [set.game.id, set.game.revision];
  });

  const key = () => ({ ...SPANISH, 'idempotency-key': newKey() });
  const latest = () => ({ ...key(), 'if-match': `"${revision}"` });
  const invitation = 'AAAAAAAAAAAAAAAAAAAAAA';
  const act = (action: string) => ana.post(`/api/games/${table}/actions`, { do: action }, latest());
  const asGuest = async (ask: (who: Visitor) => Promise<Response>) => ask(await guest(worker));

  test.each<[problem: ProblemName, ask: () => Promise<Response>]>([
    ['not-signed-in', () => nobody.get('/api/games', SPANISH)],
    ['not-found', () => ana.get('/api/games/AAAAAAAAAAAA', SPANISH)],
    ['not-found', () => ana.get('/api/invitations/short', SPANISH)],
    ['not-found', () => ana.get(`/api/invitations/${invitation}`, SPANISH)],
    ['not-found', () => ana.delete('/api/me/devices/AAAAAAAAAAAAAAAAAAAAA', SPANISH)],
    ['not-found', () => ana.delete('/api/me/push/AAAAAAAAAAAAAAAAAAAAA', SPANISH)],
    ['not-found', () => ana.post(`/api/unsubscribe/${'A'.repeat(43)}`, {}, SPANISH)],
    ['invalid-request', () => ana.post('/api/auth/mail', { email: 'nobody' }, SPANISH)],
    ['invalid-request', () => ana.put('/api/me', { name: '' }, SPANISH)],
    ['invalid-request', () => ana.put('/api/me', { name: 'x'.repeat(200), more: 1 }, SPANISH)],
    ['invalid-request', () => ana.put('/api/me', { name: 'A\u200bna' }, SPANISH)],
    ['invalid-request', () => ana.put('/api/me', { name: 'A\nna' }, SPANISH)],
    ['invalid-request', () => ana.post('/api/games', { rules: { preset: 'chess' }, seats: 40 }, key())],
    ['invalid-request', () => ana.post('/api/games', { rules: { preset: 'hub' }, seats: 9 }, key())],
    ['invalid-request', () => ana.post('/api/me/webhooks', { url: 'http://192.168.0.1', shape: 'generic' }, SPANISH)],
    ['refused', () => act('nonsense')],
    ['refused', () => act('tap')],
    ['stale-revision', () => ana.post(`/api/games/${table}/start`, {}, { ...key(), 'if-match': '"0"' })],
    ['conflict', () => ana.post(`/api/games/${table}/start`, {}, latest())],
    ['conflict', () => ana.put(`/api/games/${table}/vacation`, { from: '2030-01-01', to: '2030-01-02' }, SPANISH)],
    ['conflict', () => asGuest((who) => who.post('/api/games', { rules: { preset: 'hub' }, seats: 2 }, key()))],
    ['cross-origin', () => ana.put('/api/me', { name: 'Ana' }, { ...SPANISH, origin: 'https://elsewhere.example' })],
    ['too-large', () => ana.post(`/api/games/${table}/actions`, { do: 'x'.repeat(40_000) }, latest())],
    ['mail-unconfigured', () => nobody.post('/api/auth/mail', { email: 'ana@example.org' }, SPANISH)],
    [
      'sign-in-failed',
      () => nobody.post('/api/auth/sign-in/mail', { email: 'a@example.org', code: '000000' }, SPANISH),
    ],
  ])('a Spanish reader reads of %s in Spanish', async (problem, ask) => {
    const answer = await ask();
    const said: Problem = ProblemSchema.parse(await answer.json());
    expect(said.type).toBe(`/problems/${problem}`);
    expect(said.title).toBe(wordsIn('es').problems.titles[problem]);
    expect([said.detail, ...(said.errors ?? []).map(({ detail }) => detail)].filter(isEnglish)).toEqual([]);
    expect(answer.headers.get('content-language')).toBe('es');
    expect(answer.headers.get('vary')).toMatch(/accept-language/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a Spanish reader gets the same game, with the same tag, as everybody else', async () => {
    const [one, other] = await Promise.all([
      ana.get(`/api/games/${table}`, SPANISH),
      ana.get(`/api/games/${table}`, { 'accept-language': 'en' }),
    ]);
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
    expect(await tableIn(one)).toEqual(await tableIn(other));
  });
});

test('somebody who asks for no language of ours reads English', () => {
  const sentence: Sentence = (say) => say.noTable;
  expect(sayIn('en', sentence)).toBe('There is no such table, or it is not one of yours.');
});
