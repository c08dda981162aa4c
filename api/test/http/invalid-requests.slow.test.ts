import { GameAnswerSchema } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { MatrixFixture } from '../kit/matrix-fixture.ts';
import type { MatrixRequest } from '../kit/matrix-requests/asking.ts';
import { ask, describeRoutes, unknown } from '../kit/matrix-routes.ts';
import { problemIn } from '../kit/play.ts';

/** Returns everything that an invalid request of the owner could have changed, as the players see it. */
async function stateOf({ visitors, table }: MatrixFixture): Promise<unknown> {
  const { exportedAt: _, ...account } = z
    .looseObject({ exportedAt: z.string() })
    .parse(await (await visitors.owner.get('/api/me/export')).json());
  const seen = GameAnswerSchema.parse(await (await visitors.member.get(`/api/games/${table.game.id}`)).json());
  return { account, seen };
}

describeRoutes((route, { fixture, asked, documented }) => {
  test('a route refuses invalid requests, which change nothing', async () => {
    const { owner } = fixture().visitors;
    const whole = await asked('owner');
    const before = await stateOf(fixture());
    if (!route.startsWith('GET ')) {
      for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
        const foreign = await ask(route, owner, whole, { headers });
        expect(await problemIn(foreign)).toMatchObject({ status: 403, type: '/problems/cross-origin' });
      }
    }
    for (const name of Object.keys(whole.params ?? {})) {
      for (const value of ["' or true --", '../me', 'x'.repeat(300), unknown(route, name)]) {
        const answer = await ask(route, owner, { ...whole, params: { ...whole.params, [name]: value } });
        expect({ name, value, ...(await problemIn(answer)) }).toMatchObject({ name, value, status: 404 });
      }
    }
    if (documented()?.hasBody) {
      const large = { ...whole.body, more: 'x'.repeat(40_000) };
      expect(await problemIn(await ask(route, owner, { ...whole, body: large }))).toMatchObject({ status: 413 });
      for (const text of ['', '{', '[]', '12', 'null', '"text"', ...wrongFields(whole.body ?? {})]) {
        const answer = await ask(route, owner, whole, { body: text });
        expect({ text, ...(await problemIn(answer)) }).toMatchObject({ text, status: 400 });
      }
    } else expect(whole.body, 'the document says nothing of a body').toBeUndefined();
    expect(await stateOf(fixture())).toEqual(before);
  });
});

/** Returns copies of the body, each with another field replaced by an invalid value. */
function wrongFields(body: NonNullable<MatrixRequest['body']>): string[] {
  return Object.keys(body).map((field) => JSON.stringify({ ...body, [field]: { wrong: [true] } }));
}
