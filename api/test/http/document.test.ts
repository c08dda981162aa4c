import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { operationsIn } from '../../../packages/tools/trials/src/attack/document.ts';
import { apiDocument } from '../../src/document.ts';

// The OpenAPI document as others read it.

const source = apiDocument();

/** Returns Redocly's findings by its rules, each with its place. */
async function findingsIn(document: string): Promise<readonly string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Clients name operations by method and path.
      'operation-operationId': 'off',
      // A link in a mail answers with the page to which it leads.
      'operation-2xx-response': 'off',
    },
  });
  const problems = await lintDocument({
    document: makeDocumentFromString(document, '/openapi.json'),
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  });
  return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`);
}

test('29.25 Redocly finds nothing in the document', async () => {
  expect(await findingsIn(source)).toEqual([]);
});

test('Redocly finds a fault that is put into the document', async () => {
  const faulty = source.replace('"in":"path"', '"in":"paths"');
  expect(await findingsIn(faulty)).not.toEqual([]);
});

const Parameter = z.object({
  in: z.string(),
  name: z.string(),
  required: z.boolean().default(false),
  schema: z.object({ type: z.union([z.string(), z.array(z.string())]).optional() }),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(Parameter).default([]) }))),
});

test('29.25 every parameter of a path is required, and none of an address can be null', () => {
  const parameters = Object.entries(Document.parse(JSON.parse(source)).paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters: all }) => all.map((one) => ({ path, ...one }))),
  );
  expect(parameters.length).toBeGreaterThan(100);
  expect(parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([]);
  expect(parameters.filter(({ schema }) => schema.type?.includes('null'))).toEqual([]);
});

test('29.25 the longest text in the document is the longest that the API takes', () => {
  const { operations } = operationsIn(JSON.parse(source));
  const most = (route: string, ...steps: string[]): number | undefined => {
    let at = operations.find((one) => one.route === route)?.body ?? undefined;
    for (const step of steps)
      at = at?.properties?.[step] ?? at?.anyOf?.find((one) => one.properties?.[step])?.properties?.[step];
    return at?.maxLength;
  };
  expect(most('POST /api/games/{id}/talk', 'text')).toBe(500);
  expect(most('PATCH /api/games/{id}/talk/{number}', 'text')).toBe(500);
  expect(most('POST /api/games', 'name')).toBe(40);
  expect(most('PUT /api/me', 'name')).toBe(24);
  expect(most('POST /api/circles', 'name')).toBe(30);
});
