import { apiDocument } from '../../../../../../api/src/document.ts';
import { CALLERS, isRoute, rightOf, type Caller, type Route } from '../../../../../../api/test/kit/matrix-rights.ts';
import { OPERATOR } from '../../../../../../api/test/kit/operator.ts';
import { operationAt, operationsIn, type ApiDocument, type ApiOperation } from '../../../src/attack/document.ts';
import { numbersIn, type NumberPlace } from '../../../src/attack/documented-numbers.ts';
import { attacksOn, written, type Attack, type HttpRequest } from '../../../src/attack/hostile-request.ts';
import { httpClient, type HttpClient, type HttpResponse } from '../../../src/attack/http-client.ts';
import { faultsOf, isRefusedAnswer } from '../../../src/attack/oracles.ts';
import { AttackReport } from '../../../src/attack/report.ts';
import { leaksIn, OPERATOR_READER } from '../../../src/attack/secrets.ts';
import { Scene, type Target } from './scene.ts';
import { tablesThatDiffer } from './stored-rows.ts';

export interface RunOptions {
  readonly seed: number;
  readonly requests: number;
  /** The only route to attack. */
  readonly route?: string | undefined;
  /** Whether a response may take no longer than a second. */
  readonly isTimed: boolean;
  /** Called after each route. */
  onRoute?(route: string, report: AttackReport): void;
}

/** How many requests are under way at once. */
const AT_ONCE = 8;
/** Of this many requests, one is sent alone, and the database compared before and after. */
const COMPARED = 16;
/** After this many requests the fixture is replaced: accounts have limits of their own. */
const PER_FIXTURE = 300;
/** Of a larger body, in bytes, the server may cut the rest off. */
const UNREAD = 4_096;
/** In milliseconds. */
const SLOW = 1_000;

/** The first sender uses up a proof that anybody may use. */
const USES_UP: ReadonlySet<Route> = new Set<Route>(['POST /api/auth/restore-email']);

/** Hands on a right to somebody else: from then on, only a browser without a session is surely refused. */
const HANDS_ON: ReadonlySet<Route> = new Set<Route>([
  'DELETE /api/circles/{id}/members/{member}',
  'PUT /api/circles/{id}/founder',
]);

/** Sends generated requests to every route as every caller, and returns the faults of the responses. */
export async function generatedRun(target: Target, options: RunOptions): Promise<AttackReport> {
  const client = httpClient(target.worker.url);
  try {
    const document: unknown = JSON.parse(apiDocument());
    const run = new Run(target, client, operationsIn(document), options);
    await run.all(numbersIn(document));
    return run.report;
  } finally {
    client.stop();
  }
}

interface Refusal {
  readonly status: number;
  /** The table that it is noted in: every command of an operator is, failed ones included. */
  readonly writes: 'audit_log' | null;
}

class Run {
  readonly report: AttackReport;
  readonly #target: Target;
  readonly #client: HttpClient;
  readonly #document: ApiDocument;
  readonly #options: RunOptions;

  constructor(target: Target, client: HttpClient, document: ApiDocument, options: RunOptions) {
    this.#target = target;
    this.#client = client;
    this.#document = document;
    this.#options = options;
    this.report = new AttackReport(options.seed);
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

  async #attack(operation: ApiOperation, attacks: readonly Attack<Caller>[]): Promise<void> {
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

  /** Sends one request alone, and compares the database: a refused request changes nothing. */
  async #compare(scene: Scene, attack: Attack<Caller>, index: number): Promise<void> {
    await scene.draft(attack);
    const before = await scene.stored();
    const refusal = await this.#one(scene, attack, index);
    if (refusal === null) return;
    const { status, writes } = refusal;
    const changed = tablesThatDiffer(before, await scene.stored()).filter((table) => table !== writes);
    if (changed.length > 0)
      this.#find(scene, attack, index, `refuses with ${status}, and has changed ${changed.join(', ')}`);
  }

  /** Returns a refusal; null if the request may have changed something. */
  async #one(scene: Scene, attack: Attack<Caller>, index: number): Promise<Refusal | null> {
    const request = written(attack.changes.reduce((draft, { apply }) => apply(draft), await scene.draft(attack)));
    const response = await this.#sent(request).catch((error: unknown) => String(error));
    if (typeof response === 'string') {
      // Nobody has to read a body to its end that is refused for its size, or not expected.
      if ((request.body?.length ?? 0) <= UNREAD) this.#find(scene, attack, index, `hangs up: ${response}`);
      return null;
    }
    const { pathname } = new URL(this.#target.worker.url + request.target);
    const operation = operationAt(this.#document.operations, request.method, pathname);
    const exchange = {
      request,
      response,
      pathname,
      operation,
      isDenied: isDenied(scene.operation, operation, attack, request),
    };
    for (const fault of faultsOf(exchange)) this.#find(scene, attack, index, fault);
    this.#searchResponse(scene, attack, index, request, response);
    await this.#time(scene, attack, index, request, response);
    if (isRefusedAnswer(exchange))
      return { status: response.status, writes: hasOperatorsToken(request) ? 'audit_log' : null };
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
    // The sender of a secret knows it, such as the invitation by which they sit down.
    const unknown = secrets.filter(({ text: secret }) => !sent.includes(secret));
    const reader = hasOperatorsToken(request) ? OPERATOR_READER : caller;
    for (const leak of leaksIn(text, unknown, reader)) this.#find(scene, { caller, changes }, index, `tells ${leak}`);
  }

  #searchLogs(scene: Scene): void {
    const lines = this.#target.worker.logs();
    this.report.countSearched(lines.length);
    for (const line of lines)
      for (const leak of leaksIn(line, scene.secrets, null))
        this.#find(scene, null, 0, `logs ${leak}: ${line.slice(0, 120)}`);
  }

  /** Mails and webhooks: their purpose is for their reader, such as the link to a game. */
  #searchNotifications(scene: Scene): void {
    const mails = this.#target.worker.mailbox
      .mails()
      .map(({ subject, text, html }) => [subject, text, html].join('\n'));
    const messages = this.#target.taker.received.map(
      ({ body, headers }) => `${JSON.stringify(headers)}\n${body.toString()}`,
    );
    const secrets = scene.secrets.filter(({ readers, name }) => readers.length === 0 || name.startsWith('tiles'));
    this.report.countSearched(mails.length + messages.length);
    for (const text of [...mails, ...messages])
      for (const leak of leaksIn(text, secrets, null)) this.#find(scene, null, 0, `sends ${leak}`);
  }

  #find({ operation: { route } }: Scene, attack: Attack<Caller> | null, index: number, fault: string): void {
    const [caller, changes] = [attack?.caller ?? 'anybody', (attack?.changes ?? []).map(({ name }) => name)];
    this.report.findings.push({ route, caller, changes, index, fault });
  }
}

/** Whether the matrix refuses all requests of this caller; the operator's routes, all without the token. */
function isDenied(
  meant: ApiOperation,
  operation: ApiOperation | null,
  { caller }: Attack<Caller>,
  request: HttpRequest,
): boolean {
  if (operation === null || !isRoute(operation.route) || USES_UP.has(operation.route)) return false;
  if (operation.path.startsWith('/api/operator/') || operation.route === 'GET /api/metrics')
    return !hasOperatorsToken(request);
  const status = rightOf(operation.route).answers[caller];
  const isHandedOn = [meant, operation].some(({ route }) => isRoute(route) && HANDS_ON.has(route));
  const refusals = isHandedOn ? [401] : [401, 403, 404];
  return refusals.includes(status) && request.headers.filter(([name]) => name === 'cookie').length <= 1;
}

const hasOperatorsToken = ({ headers }: HttpRequest): boolean =>
  headers.some(([name, value]) => name === 'authorization' && value === OPERATOR.authorization);
