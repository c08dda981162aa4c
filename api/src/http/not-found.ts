import type { Context, Hono, NotFoundHandler } from 'hono';
import { answerProblem } from './errors.ts';
import { inEnglish } from './problem.ts';
import type { AppEnv } from './router.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Answers requests that match no route: 405 with `Allow` if the path is one of ours (RFC 9110 section 15.5.6), else
 * 404. Those paths are public in the OpenAPI document; whether a game exists behind one is not looked up.
 */
export function notFoundIn<E extends AppEnv>(app: Hono<E>): NotFoundHandler<E> {
  return (c) => {
    const allowed = methodsAt(app, c);
    if (allowed.length === 0) {
      return answerProblem(c, {
        problem: 'not-found',
        detail: inEnglish('This address does not exist. GET /api/openapi.json lists those that do.'),
      });
    }
    c.header('allow', allowed.join(', '));
    return answerProblem(c, {
      problem: 'method-not-allowed',
      detail: inEnglish(
        `This address accepts ${allowed.join(', ')}. GET /api/openapi.json says what each of them does.`,
      ),
    });
  };
}

function methodsAt<E extends AppEnv>(app: Hono<E>, c: Context<E>): string[] {
  const found = METHODS.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  );
  // Hono answers HEAD for every GET route.
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
