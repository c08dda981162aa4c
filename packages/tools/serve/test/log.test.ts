import { expect, test } from 'vitest';
import { newServerLogger, crashReport } from '../src/server/log.ts';

const OWN = '{"time":"2026-11-25T11:00:00.000Z","level":"info","message":"Answered a request."}';

test.each([
  [OWN, [JSON.parse(OWN)]],
  [
    'workerd/server/server.c++:4711: error: Uncaught exception: jsg.SyntaxError: /Jean-Luc/ is invalid',
    [{ level: 'warn', message: 'workerd reports something.', place: 'workerd/server/server.c++:4711: error' }],
  ],
  ['  Jean-Luc was here', []],
  ['{"time": Jean-Luc', []],
])('29.13 the log of the server tells nothing that a line of workerd quotes: %s', (line, logged) => {
  const lines: string[] = [];
  const report = (one: string): void => void lines.push(one);
  crashReport(line, report, newServerLogger(report));
  expect(lines.map((one): unknown => JSON.parse(one))).toEqual(logged.map((one) => expect.objectContaining(one)));
  expect(lines.join('')).not.toContain('Jean');
});
