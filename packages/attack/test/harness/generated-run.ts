import type { MailingWorker } from '../../../../api/test/kit/mail.ts';
import { newFixture, sharedFixture, type MatrixFixture } from '../../../../api/test/kit/matrix-fixture.ts';
import { ASKING } from '../../../../api/test/kit/matrix-requests.ts';
import type { MatrixRequest } from '../../../../api/test/kit/matrix-requests/asking.ts';
import { CALLERS, isRoute, RIGHTS, type Caller, type Route } from '../../../../api/test/kit/matrix-rights.ts';
import { OPERATOR } from '../../../../api/test/kit/operator.ts';
import type { Receiver } from '../../../../api/test/kit/receiver.ts';
import { operationAt, readDocument, type ApiDocument, type Operation } from '../../src/document.ts';
import { numbersIn, type NumberPlace } from '../../src/documented-numbers.ts';
import { attacksOn, written, type Attack, type Draft, type HttpRequest } from '../../src/hostile-request.ts';
import { httpClient, type HttpClient, type HttpResponse } from '../../src/http-client.ts';
import { faultsOf, isRefusal } from '../../src/oracles.ts';
import { Report } from '../../src/report.ts';
import { leaksIn, type Secret } from '../../src/secrets.ts';
import { secretsOf, storedRows, tablesThatDiffer, type StoredRows } from './database.ts';

/** What a run attacks. */
export interface Target {
  readonly worker: MailingWorker;
  readonly taker: Receiver;
}

export interface RunOptions {
  readonly seed: number;
  readonly requests: number;
  /** The only route to attack. */
  readonly route?: string | undefined;
  /** Whether a response may take no longer than a second. */
  readonly isTimed: boolean;
  /** Called after each route. */
  onRoute?(route: string, report: Report): void;
}

/** How many requests are under way at once. */
const AT_ONCE = 8;
/** Of so many requests, one is sent alone, and the database compared before and after. */
const COMPARED = 16;
/** After so many requests the fixture is replaced: accounts have limits of their own. */
const PER_FIXTURE = 300;
/** Of a larger body, in bytes, the server may cut the rest off. */
const UNREAD = 4_096;
/** In milliseconds. */
const SLOW = 1_000;

/** Routes that give or take seats and rights if they are used in any other way than the matrix does. */
const CHANGES_ROLES: ReadonlySet<Route> = new Set<Route>([
  'PATCH /api/games/{id}/seat',
  'POST /api/games/{id}/seat',
  'PUT /api/games/{id}/vacancy',
  'POST /api/games/{id}/vacancy/seat',
  'POST /api/operator/games/{id}/take-down',
  'POST /api/operator/accounts/{id}/delete',
  'POST /api/operator/accounts/{id}/end-sessions',
  'POST /api/invitations/{code}/seat',
]);

/** The first to send it decides who may from then on: it uses up a proof, or hands on a right. */
const FIRST_DECIDES: ReadonlySet<Route> = new Set<Route>([
  'POST /api/auth/restore-email',
  'PUT /api/circles/{id}/founder',
]);

/** Sends generated requests to every route as every caller, and returns what was wrong with the responses. */
export async function generatedRun(target: Target, options: RunOptions): Promise<Report> {
  const client = httpClient(target.worker.url);
  try {
    const answer = await client.send({ method: 'GET', target: '/api/openapi.json', headers: [], body: null });
    const document: unknown = JSON.parse(answer.body);
    const run = new Run(target, client, readDocument(document), options);
    await run.all(numbersIn(document));
    return run.report;
  } finally {
    client.stop();
  }
}

class Run {
  readonly report: Report;
  readonly #target: Target;
  readonly #client: HttpClient;
  readonly #document: ApiDocument;
  readonly #options: RunOptions;

  constructor(target: Target, client: HttpClient, document: ApiDocument, options: RunOptions) {
    this.#target = target;
    this.#client = client;
    this.#document = document;
    this.#options = options;
    this.report = new Report(options.seed);
  }

  async all(places: readonly NumberPlace[]): Promise<void> {
    const { operations, components } = this.#document;
    const { route: only, requests, seed } = this.#options;
    const wanted = operations.filter(({ route }) => only === undefined || route === only);
    const count = Math.ceil(requests / Math.max(1, wanted.length));
    for (const operation of wanted) {
      const numbers = places.filter(({ route }) => route === operation.route);
      await this.#attack(operation, attacksOn(operation, components, numbers, CALLERS, { seed, count }));
      this.#options.onRoute?.(operation.route, this.report);
    }
  }

  async #attack(operation: Operation, attacks: readonly Attack<Caller>[]): Promise<void> {
    for (let from = 0; from < attacks.length; from += PER_FIXTURE) {
      const scene = await Scene.open(this.#target, operation, from > 0);
      const some = attacks.slice(from, from + PER_FIXTURE).map((attack, index) => ({ attack, index: from + index }));
      for (let next = 0; next < some.length; next += AT_ONCE) {
        const [alone, ...rest] = some.slice(next, next + AT_ONCE);
        if (alone === undefined) break;
        if (next % COMPARED === 0) await this.#compare(scene, alone.attack, alone.index);
        else await this.#one(scene, alone.attack, alone.index);
        await Promise.all(rest.map(({ attack, index }) => this.#one(scene, attack, index)));
      }
      this.#searchLogs(scene);
      this.#searchNotifications(scene);
    }
  }

  /** Sends one request alone, and compares the database: what is refused changes nothing. */
  async #compare(scene: Scene, attack: Attack<Caller>, index: number): Promise<void> {
    await scene.draft(attack);
    const before = await scene.stored();
    const refusal = await this.#one(scene, attack, index);
    if (refusal === null) return;
    const changed = tablesThatDiffer(before, await scene.stored());
    if (changed.length > 0)
      this.#find(scene, attack, index, `refuses with ${refusal}, and has changed ${changed.join(', ')}`);
  }

  /** Returns the status of a refusal; null if the request may have changed something. */
  async #one(scene: Scene, attack: Attack<Caller>, index: number): Promise<number | null> {
    const request = written(attack.changes.reduce((draft, { apply }) => apply(draft), await scene.draft(attack)));
    const response = await this.#sent(request).catch((error: unknown) => String(error));
    if (typeof response === 'string') {
      // Nobody has to read a body to its end that is refused for its size, or not expected.
      if ((request.body?.length ?? 0) <= UNREAD) this.#find(scene, attack, index, `hangs up: ${response}`);
      return null;
    }
    const { pathname } = new URL(this.#target.worker.url + request.target);
    const operation = operationAt(this.#document.operations, request.method, pathname);
    const exchange = { request, response, pathname, operation, isDenied: isDenied(operation, attack, request) };
    for (const fault of faultsOf(exchange)) this.#find(scene, attack, index, fault);
    this.#searchResponse(scene, attack, index, request, response);
    await this.#time(scene, attack, index, request, response);
    if (isRefusal(exchange)) return response.status;
    scene.accepted(operation);
    return null;
  }

  /** Sends a request; once more if the connection was closed at that moment. */
  #sent(request: HttpRequest): Promise<HttpResponse> {
    return this.#client.send(request).catch(() => this.#client.send(request));
  }

  /** A busy machine is slow too: only what is slow again, alone, is a finding. */
  async #time(scene: Scene, attack: Attack<Caller>, index: number, request: HttpRequest, response: HttpResponse) {
    this.report.count(`${scene.operation.route} as ${attack.caller}`, response.status, response.ms);
    if (!this.#options.isTimed || response.ms <= SLOW) return;
    const again = await this.#sent(request);
    const third = again.ms > SLOW ? await this.#sent(request) : again;
    if (third.ms > SLOW) this.#find(scene, attack, index, `takes ${third.ms.toFixed(0)} ms, three times in a row`);
  }

  #searchResponse(
    scene: Scene,
    { caller, changes }: Attack<Caller>,
    index: number,
    request: HttpRequest,
    { headers, body }: HttpResponse,
  ) {
    // A session may be renewed: its own browser gets it again.
    const shown = [...headers].filter(([name]) => name !== 'set-cookie').map(([, values]) => values.join('\n'));
    const text = [...shown, body].join('\n');
    const sent = `${request.target}\n${Buffer.from(request.body ?? []).toString()}`;
    // Once over, a game's tiles are open.
    const isOver = body.includes('"status":"finished"') || scene.stage === 'finished';
    const secrets = scene.secrets.filter(({ name }) => !(isOver && name.startsWith('tiles')));
    this.report.countSearched(1);
    // Whoever sends a secret knows it, such as the invitation by which they sit down.
    const unknown = secrets.filter(({ text: secret }) => !sent.includes(secret));
    for (const leak of leaksIn(text, unknown, caller)) this.#find(scene, { caller, changes }, index, `tells ${leak}`);
  }

  #searchLogs(scene: Scene): void {
    const lines = this.#target.worker.logs();
    this.report.countSearched(lines.length);
    for (const line of lines)
      for (const leak of leaksIn(line, scene.secrets, null))
        this.#find(scene, null, 0, `logs ${leak}: ${line.slice(0, 120)}`);
  }

  /** Mails and webhooks: what they are for is for their reader, such as the link to a game. */
  #searchNotifications(scene: Scene): void {
    const mails = this.#target.worker.mailbox
      .mails()
      .map(({ subject, text, html }) => [subject, text, html].join('\n'));
    const messages = this.#target.taker.received.map(
      ({ body, headers }) => `${JSON.stringify(headers)}\n${body.toString()}`,
    );
    const secrets = scene.secrets.filter(({ readers, name }) => readers.length === 0 || !name.startsWith('invitation'));
    this.report.countSearched(mails.length + messages.length);
    for (const text of [...mails, ...messages])
      for (const leak of leaksIn(text, secrets, null)) this.#find(scene, null, 0, `sends ${leak}`);
  }

  #find({ operation: { route } }: Scene, attack: Attack<Caller> | null, index: number, fault: string): void {
    const [caller, changes] = [attack?.caller ?? 'anybody', (attack?.changes ?? []).map(({ name }) => name)];
    this.report.findings.push({ route, caller, changes, index, fault });
  }
}

/** A route with the fixture that its requests are about. */
class Scene {
  readonly operation: Operation;
  readonly secrets: readonly Secret[];
  readonly #route: Route;
  readonly #target: Target;
  #fixture: MatrixFixture;
  #ask: (caller: Caller) => Promise<MatrixRequest>;
  readonly #valid = new Map<Caller, Promise<MatrixRequest>>();

  static async open(target: Target, operation: Operation, isNew: boolean): Promise<Scene> {
    const { route } = operation;
    if (!isRoute(route)) throw new Error(`The authorization matrix lacks ${route}.`);
    const { stage = 'boarding', spoils = false } = ASKING[route];
    const make = isNew || spoils || CHANGES_ROLES.has(route) ? newFixture : sharedFixture;
    const scene = async (fixture: MatrixFixture): Promise<Scene> =>
      new Scene(target, operation, route, fixture, await askingOf(route, fixture), await secretsOf(fixture));
    // What other routes left of a shared fixture may not do: it has as many webhooks as one may have, for example.
    return scene(await make(target.worker, target.taker, stage)).catch(async () =>
      scene(await newFixture(target.worker, target.taker, stage)),
    );
  }

  private constructor(
    target: Target,
    operation: Operation,
    route: Route,
    fixture: MatrixFixture,
    ask: (caller: Caller) => Promise<MatrixRequest>,
    secrets: readonly Secret[],
  ) {
    this.#target = target;
    this.operation = operation;
    this.#route = route;
    this.#fixture = fixture;
    this.#ask = ask;
    this.secrets = secrets;
  }

  get stage(): string {
    return ASKING[this.#route].stage ?? 'boarding';
  }

  stored(): Promise<StoredRows> {
    return storedRows(this.#fixture);
  }

  /** Notes that what was valid may be so no longer. */
  accepted(operation: Operation | null): void {
    if (operation !== null && operation.method !== 'GET') this.#valid.clear();
  }

  /** Returns a valid request of this caller, as the matrix has it. */
  async draft({ caller }: Attack<Caller>): Promise<Draft> {
    const valid = this.#valid.get(caller) ?? this.#asked(caller);
    this.#valid.set(caller, valid);
    const { params = {}, query = '', headers = {}, body } = await valid;
    const { cookies } = this.#fixture.visitors[caller];
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isRead = this.operation.method === 'GET';
    return {
      method: this.operation.method,
      path: this.operation.path,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])),
      query,
      headers: [
        ...(cookie === '' ? [] : [['cookie', cookie] as const]),
        ...(isRead ? [] : [['origin', this.#target.worker.url] as const]),
        ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
        ...Object.entries(headers),
      ],
      json: body,
    };
  }

  /** A request that was accepted may have ended what the next one needs, such as the account: then there is another. */
  async #asked(caller: Caller): Promise<MatrixRequest> {
    return this.#ask(caller).catch(async () => {
      this.#fixture = await newFixture(
        this.#target.worker,
        this.#target.taker,
        ASKING[this.#route].stage ?? 'boarding',
      );
      this.#ask = await askingOf(this.#route, this.#fixture);
      this.#valid.clear();
      return this.#ask(caller);
    });
  }
}

async function askingOf(route: Route, fixture: MatrixFixture): Promise<(caller: Caller) => Promise<MatrixRequest>> {
  const ask = await ASKING[route].prepare(fixture);
  return async (caller) => ask(caller);
}

/** Whether the matrix refuses this caller whatever they send; the operator's routes, whoever lacks the token. */
function isDenied(operation: Operation | null, { caller }: Attack<Caller>, { headers }: HttpRequest): boolean {
  if (operation === null || !isRoute(operation.route) || FIRST_DECIDES.has(operation.route)) return false;
  if (operation.path.startsWith('/api/operator/') || operation.route === 'GET /api/metrics')
    return !headers.some(([name, value]) => name === 'authorization' && value === OPERATOR.authorization);
  const status = RIGHTS[operation.route].answers[caller];
  return [401, 403, 404].includes(status) && headers.filter(([name]) => name === 'cookie').length <= 1;
}
