import type { Context, Env, Hono, NotFoundHandler } from 'hono';
import { answerProblem } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Answers what no route takes: 405 with `Allow` where the address is one of ours (RFC 9110 section 15.5.6), else 404.
 * Which addresses those are everybody can read in the document; whether there is a table behind one is not looked up.
 */
export function notFoundIn<E extends Env>(app: Hono<E>): NotFoundHandler<E> {
  return (c) => {
    const allowed = methodsAt(app, c);
    if (allowed.length === 0) {
      return answerProblem(c, {
        problem: 'not-found',
        detail: 'This service has no such address. GET /api/openapi.json lists all that it has.',
      });
    }
    c.header('allow', allowed.join(', '));
    return answerProblem(c, {
      problem: 'method-not-allowed',
      detail: `This address takes ${allowed.join(', ')}. GET /api/openapi.json tells what each of them does.`,
    });
  };
}

function methodsAt<E extends Env>(app: Hono<E>, c: Context): string[] {
  const found = METHODS.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  );
  // Hono answers HEAD wherever it answers GET.
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
