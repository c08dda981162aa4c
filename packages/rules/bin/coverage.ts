/**
 * `node bin/coverage.ts` writes docs/rules-coverage.md: of every sentence of the published texts, and of RULES.md, which
 * scenarios cover it or why none does. With `--check` it exits with 1 if the page, a clause or a scenario is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../conformance');
const PAGE = join(import.meta.dirname, '../../../docs/rules-coverage.md');
const TITLES = {
  '000': 'Text 000: `roundhouse`',
  '001': 'Text 001: `bonepile`',
  '002': 'Text 002: `station`',
  '003': 'Text 003: `hub`',
  RULES: 'RULES.md: what the texts leave open, and house rules',
  CARAVAN: 'Our own words: `caravan`, the fifth preset',
};
const HEAD = `# Which scenario covers which sentence

Written by \`node packages/rules/bin/coverage.ts\` from \`packages/rules/conformance/\`; do not edit. A sentence is covered by the
scenarios named beside it; where there is none, the reason stands in italics. Every scenario is a test.
`;

/** A sentence of a text (`how` is "scenario", or why there is none), or a scenario that names one. */
type Entry = { readonly [field in 'id' | 'text' | 'quote' | 'how' | 'name' | 'clause']: string };
type Entries = readonly Entry[];

export interface Coverage {
  readonly page: string;
  /** What is out of date, a sentence each. */
  readonly problems: readonly string[];
}

/** The files of scenarios: every JSON of the folder but the list of clauses. */
export function scenarioFiles(): string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.json') && file !== 'clauses.json');
}

/** The JSON of one file of the folder. */
export function readConformance(file: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

/** The page as it has to be, and everything that is out of date, the page on disk included. */
export function checkCoverage(): Coverage {
  const clauses = entriesOf(readConformance('clauses.json'));
  const scenarios = scenarioFiles().flatMap((file) => entriesOf(readConformance(file)));
  const page = pageOf(clauses, scenarios);
  const isFresh = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page;
  const problems = [
    ...clauses.flatMap((clause) => wrongClause(clause, clauses, scenarios)),
    ...scenarios.flatMap((scenario) => wrongScenario(scenario, clauses)),
    ...(isFresh ? [] : ['docs/rules-coverage.md is out of date: run node packages/rules/bin/coverage.ts.']),
  ];
  return { page, problems };
}

function wrongClause({ id, text, quote, how }: Entry, clauses: Entries, scenarios: Entries): string[] {
  const isCovered = scenarios.some(({ clause }) => clause === id);
  const problems: (readonly [isWrong: boolean, problem: string])[] = [
    [!(text in TITLES) || !id.startsWith(`${text}.`), 'is of no known text.'],
    [clauses.filter((other) => other.id === id).length > 1, 'is there twice.'],
    [quote === '' || quote.length > 160, 'needs a quote of at most 160 characters.'],
    [!/^(scenario$|not a rule of play: |machine: )/.test(how), 'says neither "scenario" nor why there is none.'],
    [how === 'scenario' && !isCovered, 'has no scenario.'],
    [how !== 'scenario' && isCovered, 'has a scenario and says that it has none.'],
  ];
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [`${id} ${problem}`] : []));
}

function wrongScenario({ name, clause, text }: Entry, clauses: Entries): string[] {
  const isKnown = clauses.some((one) => one.id === clause && one.text === text);
  return isKnown ? [] : [`"${name}" names an unknown clause: ${text}, ${clause}.`];
}

function pageOf(clauses: Entries, scenarios: Entries): string {
  const tables = Object.entries(TITLES).map(([text, title]) => {
    const own = clauses.filter((clause) => clause.text === text);
    const covered = own.filter(({ how }) => how === 'scenario').length;
    const rows = own.map((one) => `| ${one.id} | ${cell(one.quote)} | ${cell(coveredBy(one, scenarios))} |\n`).join('');
    const head = '| clause | sentence | covered by |\n| --- | --- | --- |\n';
    return `\n## ${title}\n\n${own.length} sentences, ${covered} covered by scenarios.\n\n${head}${rows}`;
  });
  return HEAD + tables.join('');
}

function coveredBy({ id, how }: Entry, scenarios: Entries): string {
  const names = scenarios.flatMap(({ clause, name }) => (clause === id ? [name] : []));
  return how === 'scenario' ? names.join('; ') : `*${how}*`;
}

function cell(content: string): string {
  return content.replaceAll('|', String.raw`\|`);
}

function entriesOf(json: unknown): Entry[] {
  return Array.isArray(json) ? json.map(entryOf) : [];
}

function entryOf(one: unknown): Entry {
  const fields = new Map<string, unknown>(typeof one === 'object' && one !== null ? Object.entries(one) : []);
  const word = (name: keyof Entry): string => String(fields.get(name) ?? '');
  return {
    id: word('id'),
    text: word('text'),
    quote: word('quote'),
    how: word('how'),
    name: word('name'),
    clause: word('clause'),
  };
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(PAGE, checkCoverage().page);
  for (const problem of checkCoverage().problems) {
    console.error(problem);
    if (isCheck) process.exitCode = 1;
  }
}
