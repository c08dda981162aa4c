import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '@slow-train/local/paths';
import { auditOf, REMEDIATION_DAYS } from '../../src/supply-chain/audit.ts';

const SERVED = new Set(['node_modules/hono']);
const metadata = { dependencies: { total: 500 } };
const advisory = { title: 'Reads the wrong cookie', url: 'https://example.org/advisories/1' };

/** As npm reports it. */
const found = (name: string, severity: string) => ({
  [name]: { name, severity, isDirect: true, via: [advisory], effects: [], nodes: [`node_modules/${name}`] },
});

describe('an audit says', () => {
  test('an audit says that nothing is known', () => {
    const output = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata });
    expect(auditOf(output, SERVED)).toEqual({ sentences: ['No known vulnerability in 500 packages.'], status: 0 });
  });

  test('an audit says what is vulnerable, whether a site serves it, and when it has to be gone; the most urgent first', () => {
    const vulnerabilities = { ...found('vite', 'critical'), ...found('hono', 'high'), ...found('knip', 'low') };
    const { sentences, status } = auditOf(JSON.stringify({ vulnerabilities, metadata }), SERVED);
    expect(status).toBe(1);
    expect(sentences).toEqual([
      'vite, critical, a tool, not part of what a site serves: Reads the wrong cookie (https://example.org/advisories/1). Has to be gone within 7 days.',
      'hono, high, part of what a site serves: Reads the wrong cookie (https://example.org/advisories/1). Has to be gone within 7 days.',
      'knip, low, a tool, not part of what a site serves: Reads the wrong cookie (https://example.org/advisories/1). Has to be gone within 180 days.',
    ]);
  });

  test.each([
    [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
    ['', null],
    ['<html>proxy</html>', null],
  ])('an audit says in words that nobody could be asked: %s', (output, said) => {
    const { sentences, status } = auditOf(output, SERVED);
    expect(status).toBe(2);
    expect(sentences[0]).toBe('The advisories could not be asked, so nothing is known about vulnerabilities.');
    if (said !== null) expect(sentences.join(' ')).toContain(said);
  });
});

test('the document has the same times as the audit', () => {
  const document = readFileSync(join(REPOSITORY, 'docs/security.md'), 'utf8');
  for (const [severity, { served, tools }] of Object.entries(REMEDIATION_DAYS))
    expect(document).toContain(`| ${severity} | ${served} days | ${tools} days |`);
});
