import { CALLERS, rightOf, ROUTES, WHO, type Route } from './matrix-rights.ts';

const HEAD = `# Who may do what

Generated from the routes: \`vitest --project api authorization-matrix --update\` writes it; do not edit.
\`api/test/http/authorization-matrix.test.ts\` tests every cell against the running Worker. Each cell is the status of the
response to a valid request from that caller; *for* is the caller that the route declares. 401 means not signed in; 404 is the same response as for something that does not exist.

The rights of a session depend on how it began (\`api/src/session/rights.ts\`, tested by \`api/test/http/rights.test.ts\`): *(link)* lets
in one that the link to this game in a mail began, too; *(proof)* asks for a code or passkey of the last ten minutes.

The same test sends every unsafe request from another origin (403), with a body that is too large (413) or malformed (400), and
with malformed or unknown identifiers (404), and checks that nothing has changed. There are no spectators yet.

The plain table (\`/plain\`) is pages, not routes of the API. \`/plain/tables/…\` asks for the same session and right as the game's
routes here: *(link)*. \`/plain/turns/…\` asks for none: its signed link, from a mail, shows and plays one turn of one seat, and
nothing after it (\`api/test/plain/mail-plays.slow.test.ts\`).
`;

function matrixTable(): string {
  const rows = ROUTES.map((route) => row(route));
  return [
    '| route',
    'for',
    ...CALLERS,
    'note |\n| ---',
    '---',
    ...CALLERS.map(() => '---'),
    `--- |\n${rows.join('')}`,
  ].join(' | ');
}

function row(route: Route): string {
  const { who, session, answers, note = '' } = rightOf(route);
  return `| \`${route}\` | ${who}${session === undefined ? '' : ` (${session})`} | ${CALLERS.map((caller) => answers[caller]).join(' | ')} | ${note} |
`;
}

/** Returns docs/authorization.md. */
export function matrixPage(): string {
  const callers = CALLERS.map((caller) => `- **${caller}** ${WHO[caller]}.\n`).join('');
  return `${HEAD}\n${callers}\n${matrixTable()}`;
}
