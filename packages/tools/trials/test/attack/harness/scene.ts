import type { MailingWorker } from '../../../../../../api/test/kit/mail.ts';
import {
  newFixture,
  sharedFixture,
  type MatrixFixture,
  type Stage,
} from '../../../../../../api/test/kit/matrix-fixture.ts';
import { ASKING } from '../../../../../../api/test/kit/matrix-requests.ts';
import type { MatrixRequest } from '../../../../../../api/test/kit/matrix-requests/asking.ts';
import { isRoute, type Caller, type Route } from '../../../../../../api/test/kit/matrix-rights.ts';
import type { Receiver } from '../../../../../../api/test/kit/receiver.ts';
import type { ApiOperation } from '../../../src/attack/document.ts';
import type { Attack, RequestDraft } from '../../../src/attack/hostile-request.ts';
import type { Secret } from '../../../src/attack/secrets.ts';
import { secretsOf } from './fixture-secrets.ts';
import { storedRows, type StoredRows } from './stored-rows.ts';

/** What a run attacks. */
export interface Target {
  readonly worker: MailingWorker;
  readonly taker: Receiver;
}

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

/** A route with the fixture that its requests are about. */
export class Scene {
  readonly operation: ApiOperation;
  #secrets: readonly Secret[];
  readonly #route: Route;
  readonly #target: Target;
  #fixture: MatrixFixture;
  #ask: (caller: Caller) => Promise<MatrixRequest>;
  readonly #valid = new Map<Caller, Promise<MatrixRequest>>();
  readonly #named = new Set<string>();
  #asking: Promise<unknown> = Promise.resolve();

  static async open(target: Target, operation: ApiOperation, isNew: boolean): Promise<Scene> {
    const { route } = operation;
    if (!isRoute(route)) throw new Error(`The authorization matrix lacks ${route}.`);
    const { stage = 'lobby', spoils = false } = ASKING[route];
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
    operation: ApiOperation,
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
    this.#secrets = secrets;
  }

  get stage(): Stage {
    return ASKING[this.#route].stage ?? 'lobby';
  }

  /** What some callers, or nobody, may learn of the fixture. */
  get secrets(): readonly Secret[] {
    return this.#secrets;
  }

  /** Everything stored about the fixture, and about what the valid requests so far have named. */
  stored(): Promise<StoredRows> {
    return storedRows(this.#fixture, [...this.#named]);
  }

  /** Notes that what was valid may be so no longer. */
  accepted(operation: ApiOperation | null): void {
    if (operation !== null && operation.method !== 'GET') this.#valid.clear();
  }

  /** Returns a valid request of this caller, as the matrix has it. */
  async draft({ caller }: Attack<Caller>): Promise<RequestDraft> {
    const valid = this.#valid.get(caller) ?? this.#asked(caller);
    this.#valid.set(caller, valid);
    const { params = {}, query = '', headers = {}, body } = await valid;
    for (const name of Object.values(params)) this.#named.add(name);
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

  /** One at a time: what one caller's request needs, such as an open vote, is in the way of another's. */
  #asked(caller: Caller): Promise<MatrixRequest> {
    const asked = this.#asking.then(() => this.#askedAlone(caller));
    this.#asking = asked.catch(() => undefined);
    return asked;
  }

  /** A request that was accepted may have ended what the next one needs, such as the account: then there is another. */
  async #askedAlone(caller: Caller, tries = 3): Promise<MatrixRequest> {
    try {
      return await this.#ask(caller);
    } catch (error) {
      if (tries === 0) throw error;
      this.#fixture = await newFixture(this.#target.worker, this.#target.taker, this.stage);
      this.#ask = await askingOf(this.#route, this.#fixture);
      this.#secrets = await secretsOf(this.#fixture);
      // Others' requests are about the fixture before; this one is being asked.
      const [valid] = [...this.#valid].filter(([who]) => who === caller);
      this.#valid.clear();
      if (valid !== undefined) this.#valid.set(...valid);
      return this.#askedAlone(caller, tries - 1);
    }
  }
}

async function askingOf(route: Route, fixture: MatrixFixture): Promise<(caller: Caller) => Promise<MatrixRequest>> {
  const ask = await ASKING[route].prepare(fixture);
  return async (caller) => ask(caller);
}
