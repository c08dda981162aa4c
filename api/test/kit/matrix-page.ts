/**
 * `node api/test/kit/matrix-page.ts` writes docs/authorization.md from the rights that api/test/matrix.test.ts tries out.
 * With `--check` it exits with 1 if the page is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS, RIGHTS, ROUTES, WHO, type Right, type Route } from './matrix-rights.ts';

const PAGE = join(import.meta.dirname, '../../../docs/authorization.md');
const HEAD = `# Who may do what

Written by \`node api/test/kit/matrix-page.ts\`; do not edit. Every cell is tried out against the running Worker by
\`api/test/matrix.test.ts\`, which fails where a route of the OpenAPI document is missing here. The routes are told apart by
the status of their answer to a request that is right in everything but who sends it: 401 is nobody's, 404 says exactly what
it says of a thing that does not exist.

The same test sends every unsafe request from a foreign origin (403), with a body that is too large (413) or of a wrong
shape (400), and with identifiers that cannot be any (404), and sees that nothing has changed. There are no spectators yet.
`;

/** The table in Markdown. */
export function matrixTable(): string {
  const rows = ROUTES.map((route) => row(route, RIGHTS[route]));
  return ['| route', ...CALLERS, 'note |\n| ---', ...CALLERS.map(() => '---'), `--- |\n${rows.join('')}`].join(' | ');
}

function row(route: Route, { answers, note = '' }: Right): string {
  return `| \`${route}\` | ${CALLERS.map((caller) => answers[caller]).join(' | ')} | ${note} |\n`;
}

/** The page as it has to be. */
export function matrixPage(): string {
  const callers = CALLERS.map((caller) => `- **${caller}** ${WHO[caller]}.\n`).join('');
  return `${HEAD}\n${callers}\n${matrixTable()}`;
}

/** Whether the page on disk is that. */
export function isPageFresh(): boolean {
  return existsSync(PAGE) && readFileSync(PAGE, 'utf8') === matrixPage();
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(PAGE, matrixPage());
  if (!isPageFresh()) {
    console.error('docs/authorization.md is out of date: run node api/test/kit/matrix-page.ts.');
    process.exitCode = 1;
  }
}
