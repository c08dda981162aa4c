/**
 * `node api/test/kit/matrix-page.ts` writes docs/authorization.md from the rights that the authorization test checks.
 * With `--check` it exits with 1 if the page is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS, RIGHTS, ROUTES, WHO, type Right, type Route } from './matrix-rights.ts';

const PAGE = join(import.meta.dirname, '../../../docs/authorization.md');
const HEAD = `# Who may do what

Written by \`node api/test/kit/matrix-page.ts\`; do not edit. \`api/test/http/authorization-matrix.test.ts\` tests every cell
against the running Worker, and fails where a route of the OpenAPI document is missing here. A cell is the status of the answer
to a request that is right in everything but its sender. 401 means not signed in; 404 is exactly the answer for something that
does not exist.

The same test sends every unsafe request from another origin (403), with a body that is too large (413) or malformed (400), and
with impossible identifiers (404), and checks that nothing has changed. There are no spectators yet.
`;

/** Returns the table of rights in Markdown. */
export function matrixTable(): string {
  const rows = ROUTES.map((route) => row(route, RIGHTS[route]));
  return ['| route', ...CALLERS, 'note |\n| ---', ...CALLERS.map(() => '---'), `--- |\n${rows.join('')}`].join(' | ');
}

function row(route: Route, { answers, note = '' }: Right): string {
  return `| \`${route}\` | ${CALLERS.map((caller) => answers[caller]).join(' | ')} | ${note} |\n`;
}

/** Returns the page's expected content. */
function matrixPage(): string {
  const callers = CALLERS.map((caller) => `- **${caller}** ${WHO[caller]}.\n`).join('');
  return `${HEAD}\n${callers}\n${matrixTable()}`;
}

/** Whether the page on disk is up to date. */
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
