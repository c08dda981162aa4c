import type { MatrixFixture, Stage } from '../matrix-fixture.ts';
import type { Caller, Route } from '../matrix-rights.ts';
import { look, newKey } from '../play.ts';

/** A valid request of a route, by any sender. */
export interface MatrixRequest {
  /** Values for the path's parameters. */
  readonly params?: { readonly [name: string]: string };
  /** The query string, with its question mark. */
  readonly query?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: { readonly [field: string]: unknown };
}

/** Returns one caller's request, for the state of things by then. */
type Ask = (caller: Caller) => MatrixRequest | Promise<MatrixRequest>;
/** How to call a route: what else its fixture needs, and each caller's request. */
export interface Asking {
  readonly stage?: Stage;
  /** Whether the route changes what others rely on: sessions, guests, seats. */
  readonly spoils?: true;
  prepare(fixture: MatrixFixture): Ask | Promise<Ask>;
}
export const nothing: Asking = { prepare: () => () => ({}) };
export const body = (sent: NonNullable<MatrixRequest['body']>): Asking => ({ prepare: () => () => ({ body: sent }) });
export const spoiling = (asking: Asking): Asking => ({ ...asking, spoils: true });
/** For the fixture's game, at its current revision. */
export const table = (
  stage: Stage,
  more: (fixture: MatrixFixture) => MatrixRequest | Promise<MatrixRequest> = () => ({}),
): Asking => ({
  stage,
  prepare: (fixture) => async () => {
    const { game } = await look(fixture.visitors.owner, fixture.table.game.id);
    const { params, headers, ...rest } = await more(fixture);
    return {
      params: { id: game.id, ...params },
      headers: { 'if-match': `"${game.revision}"`, 'idempotency-key': newKey(), ...headers },
      ...rest,
    };
  },
});

/** How to call some of the routes. */
export type Askings = { readonly [route in Route]?: Asking };
