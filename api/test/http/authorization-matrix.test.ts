import { expect, test } from 'vitest';
import { matrixPage } from '../kit/matrix-page.ts';
import { CALLERS, rightOf, type Caller, type Route } from '../kit/matrix-rights.ts';
import { ask, describeRoutes, unknown } from '../kit/matrix-routes.ts';
import { problemIn } from '../kit/play.ts';

// Invalid requests are tested in invalid-requests.slow.test.ts.

/** Answers that contain nothing about a person, or are for programs that have to keep them; all others no browser may keep. */
const KEPT = new Set<Route>([
  'GET /.well-known/security.txt',
  'GET /api/feeds/{token}/tables.ics',
  'GET /api/feeds/{token}/tables.atom',
]);
/** Nothing of an answer runs, or is shown inside another page, if somebody opens it by itself. */
const LIFELESS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('docs/authorization.md shows what the routes declare', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('../../../docs/authorization.md');
});

describeRoutes((route, { fixture, asked, documented }) => {
  test('a route answers each caller as the table says', async () => {
    const answers: Partial<Record<Caller, number>> = {};
    for (const caller of CALLERS) {
      const whole = await asked(caller);
      const answer = await ask(route, fixture().visitors[caller], whole);
      answers[caller] = answer.status;
      expect(documented()?.statuses).toContain(String(answer.status));
      expect(answer.headers.get('content-security-policy')).toBe(LIFELESS);
      const isKept = KEPT.has(route) || (await answer.clone().text()) === '';
      if (!isKept) expect(answer.headers.get('cache-control')).toBe('no-store');
      if (answer.status !== 404) continue;
      // Things of others get the same answer as missing ones.
      const missing = Object.entries(whole.params ?? {}).map(([name, value]): [string, string] => {
        // A number that is none is told so.
        return [name, /^\d+$/.test(value) ? value : unknown(route, name)];
      });
      const params = Object.fromEntries(missing);
      const absent = await ask(route, fixture().visitors[caller], { ...whole, params });
      expect([...absent.headers.keys()]).toEqual([...answer.headers.keys()]);
      expect(await problemIn(absent)).toEqual(await problemIn(answer));
    }
    expect(answers).toEqual(rightOf(route).answers);
  });
});
