import { ProblemSchema } from '@slow-train/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDocument } from '../../src/document.ts';
import { numbersIn, type NumberPlace } from '../../../packages/tools/trials/src/attack/documented-numbers.ts';
import { mailingWorker, type MailingWorker } from '../kit/mail.ts';
import { newFixture, type MatrixFixture } from '../kit/matrix-fixture.ts';
import { ASKING } from '../kit/matrix-requests.ts';
import type { MatrixRequest } from '../kit/matrix-requests/asking.ts';
import { isRoute } from '../kit/matrix-rights.ts';
import { OPERATOR_TOKEN } from '../kit/operator.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';

let worker: MailingWorker;
let taker: Receiver;
let places: readonly NumberPlace[];
beforeAll(async () => {
  taker = await startReceiver();
  worker = await mailingWorker({ OPERATOR_TOKEN, OUTBOUND_LOOPBACK: 'allow' });
  places = numbersIn(JSON.parse(apiDocument()));
});
afterAll(async () => {
  await worker.stop();
  await taker.stop();
});

test('every number in a request has bounds in the document', () => {
  const named = places.map(({ route, in: where, name }) => `${route} ${where} ${name}`);
  // So that the search finds numbers wherever they may be.
  expect(named).toEqual(
    expect.arrayContaining([
      'GET /api/games/{id} query since',
      'PUT /api/games/{id}/votes/{vote} path vote',
      'POST /api/games body clock.allowance',
      'POST /api/games/{id}/votes body days',
      'PUT /api/me/notifications body reminders.*',
    ]),
  );
  expect(named.filter((_, index) => places[index]?.least === null || places[index]?.most === null)).toEqual([]);
});

test('a number at its bounds is never an internal error, and one beyond them is refused by name', async () => {
  const routes = [...new Set(places.map(({ route }) => route))];
  const wrong = await Promise.all(routes.map(wrongAnswers));
  expect(wrong.flat()).toEqual([]);
});

/** The bounds of machines, as they are written: `1e400` is more than JavaScript has. */
const NUMERALS = ['-1', '2147483648', '9007199254740993', '-9223372036854775809', '1e400'];

/** Returns the answers to a route that are not as they should be, each with its request. */
async function wrongAnswers(route: string): Promise<readonly object[]> {
  if (!isRoute(route)) throw new Error(`The matrix has no request for ${route}.`);
  const { stage = 'lobby', prepare } = ASKING[route];
  const fixture = await newFixture(worker, taker, stage);
  const ask = await prepare(fixture);
  const found: object[] = [];
  for (const place of places.filter((one) => one.route === route)) {
    const { least, most } = place;
    if (least === null || most === null) continue;
    const whole = await ask('owner');
    for (const numeral of new Set([...[least, most, least - 1, most + 1, least + 0.5].map(String), ...NUMERALS])) {
      const number = Number(numeral);
      const fits = Number.isInteger(number) && number >= least && number <= most;
      // An accepted request may have changed the next one's subject.
      const answer = await send(fixture, place, fits ? await ask('owner') : whole, numeral);
      const isRight = fits ? answer.status < 500 : await refusesByName(answer, place);
      if (!isRight) found.push({ route, name: place.name, numeral, status: answer.status, text: await answer.text() });
    }
  }
  return found;
}

async function refusesByName(answer: Response, { in: where, name }: NumberPlace): Promise<boolean> {
  if (answer.status !== (where === 'path' ? 404 : 400)) return false;
  const { detail, errors = [] } = ProblemSchema.parse(await answer.clone().json());
  const pointer = `#/${name.replaceAll('*', '0').replaceAll('.', '/')}`;
  const about = errors.filter((error) =>
    // Of a list whose entries have several forms, the entry is named, and its forms are explained.
    where === 'body' ? error.pointer !== undefined && pointer.startsWith(error.pointer) : error.parameter === name,
  );
  const said = new Set(about.map((error) => error.detail));
  return said.size > 0 && said.size === about.length && detail.includes(lastOf(name));
}

const lastOf = (name: string): string => name.split('.').findLast((step) => step !== '*') ?? '';

/** Stands for the number, because JSON.stringify cannot write all of them. */
const MARK = 'the number';

function send(
  { visitors: { owner } }: MatrixFixture,
  place: NumberPlace,
  { params = {}, query = '', headers = {}, body }: MatrixRequest,
  numeral: string,
): Promise<Response> {
  const [method = '', path = ''] = place.route.split(' ');
  const values = place.in === 'path' ? { ...params, [place.name]: numeral } : params;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = new URLSearchParams(query);
  if (place.in === 'query') asked.set(place.name, numeral);
  const written = JSON.stringify(place.in === 'body' ? place.put(body, MARK) : body);
  return owner.fetch(`${address}?${asked.toString()}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: written.replace(JSON.stringify(MARK), numeral) }),
  });
}
