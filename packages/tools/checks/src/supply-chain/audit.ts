import * as z from 'zod';

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

/**
 * Within how many days a known vulnerability has to be gone: from the parts that a site serves, and from those that
 * only developers and operators run. docs/security.md has the same numbers.
 */
export const REMEDIATION_DAYS: Readonly<Record<Severity, { readonly served: number; readonly tools: number }>> = {
  critical: { served: 2, tools: 7 },
  high: { served: 7, tools: 30 },
  moderate: { served: 30, tools: 90 },
  low: { served: 90, tools: 180 },
  info: { served: 180, tools: 180 },
};

/** What `npm audit --json` prints. */
const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(SEVERITIES),
      /** Advisories, or the names of the packages that it has the vulnerability from. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
      nodes: z.array(z.string()),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});

/** The outcome of an audit: sentences to print, and the status to exit with. */
export interface Audit {
  readonly sentences: readonly string[];
  /** 0: nothing is known. 1: something is. 2: nobody could be asked. */
  readonly status: 0 | 1 | 2;
}

/**
 * Returns the findings of `npm audit --json` in words, the most urgent first.
 * @param output npm's standard output
 * @param served the folders of the packages that a site serves
 */
export function auditOf(output: string, served: ReadonlySet<string>): Audit {
  const report = Report.safeParse(jsonIn(output));
  if (!report.success) return { sentences: unreachable(output), status: 2 };
  const { vulnerabilities, metadata } = report.data;
  const found = Object.values(vulnerabilities)
    .map(({ name, severity, via, nodes }) => {
      const isServed = nodes.some((path) => served.has(path));
      const days = REMEDIATION_DAYS[severity][isServed ? 'served' : 'tools'];
      const where = isServed ? 'part of what a site serves' : 'a tool, not part of what a site serves';
      const why = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`)).join('; ');
      return { days, sentence: `${name}, ${severity}, ${where}: ${why}. Has to be gone within ${days} days.` };
    })
    .toSorted((one, other) => one.days - other.days);
  if (found.length > 0) return { sentences: found.map(({ sentence }) => sentence), status: 1 };
  return { sentences: [`No known vulnerability in ${metadata.dependencies.total} packages.`], status: 0 };
}

const Failure = z.object({ message: z.string() });

function unreachable(output: string): readonly string[] {
  const failure = Failure.safeParse(jsonIn(output));
  return [
    'The advisories could not be asked, so nothing is known about vulnerabilities.',
    ...(failure.success ? [`The registry says: ${failure.data.message}`] : []),
    'A mirror often has no advisories. Try again where npm reaches its own registry, as in the repository’s workflow.',
  ];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
