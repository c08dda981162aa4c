import { runTests } from '../machine/command.ts';

// `npx slow-train statements`: runs all tests of the API and writes the statements that the site sent to
// api/test/statements.sql, whose query plans a test checks. With test files as arguments it runs those and adds theirs.
const files = process.argv.slice(2);
await runTests(() =>
  files.length === 0
    ? { args: ['--project', 'api'], environment: { STATEMENTS: 'replace' } }
    : { args: files, environment: { STATEMENTS: 'add' } },
);
