/** One fault, with the request that shows it again. */
export interface Finding {
  readonly route: string;
  readonly caller: string;
  readonly fault: string;
  readonly changes: readonly string[];
  /** The number of the request among those of its route. */
  readonly index: number;
}

/** What a run did and found. */
export class AttackReport {
  readonly seed: number;
  readonly findings: Finding[] = [];
  #requests = 0;
  #searched = 0;
  readonly #statuses = new Map<number, number>();
  readonly #slowest: { readonly ms: number; readonly what: string }[] = [];

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Counts a response. */
  count(what: string, status: number, ms: number): void {
    this.#requests += 1;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    this.#slowest.push({ ms, what });
    this.#slowest.sort((a, b) => b.ms - a.ms);
    this.#slowest.length = Math.min(this.#slowest.length, 10);
  }

  /** Counts texts that were searched for secrets. */
  countSearched(texts: number): void {
    this.#searched += texts;
  }

  get requests(): number {
    return this.#requests;
  }

  /** The findings, the same fault of the same route once, with how often it occurred. */
  get grouped(): readonly (Finding & { readonly times: number })[] {
    const groups = Map.groupBy(this.findings, ({ route, fault }) => `${route} ${fault.replaceAll(/\d+/g, 'n')}`);
    return [...groups.values()].flatMap(([first, ...more]) =>
      first === undefined ? [] : [{ ...first, times: more.length + 1 }],
    );
  }

  /** Returns the report in words. */
  text(): string {
    const statuses = [...this.#statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    const grouped = this.grouped;
    return [
      `${this.#requests} requests with seed ${this.seed}; ${this.#searched} texts searched for secrets.`,
      `Statuses: ${statuses.join(', ')}.`,
      'Slowest:',
      ...this.#slowest.map(({ ms, what }) => `  ${ms.toFixed(0)} ms  ${what}`),
      grouped.length === 0 ? 'Nothing found.' : `Found ${grouped.length}:`,
      ...grouped.map(
        ({ route, caller, fault, changes, index, times }) =>
          `  ${route} as ${caller}, request ${index}, ${times} times: ${fault}\n    ${changes.join('; ')}`,
      ),
    ].join('\n');
  }
}
