/**
 * `node bin/coverage.ts` writes docs/rules-coverage.md: for every sentence of the published texts and docs/rules.md,
 * the scenarios that cover it, or why none do. With `--check` it exits with 1 if the page or a clause is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenarios, type Clause, type Scenario, type ScenarioFile } from '../kit/scenario-text.ts';

const FOLDER = join(import.meta.dirname, '../conformance');
const DOCS = join(import.meta.dirname, '../../../docs');
const PAGE = join(DOCS, 'rules-coverage.md');

/**
 * The scenario files in the order of the page, the prefix of their clauses, and whether docs/rules.md holds the text.
 */
const TEXTS = {
  'roundhouse.txt': { prefix: '000', title: 'Text 000: `roundhouse`', isOurs: false },
  'bonepile.txt': { prefix: '001', title: 'Text 001: `bonepile`', isOurs: false },
  'station.txt': { prefix: '002', title: 'Text 002: `station`', isOurs: false },
  'hub.txt': { prefix: '003', title: 'Text 003: `hub`', isOurs: false },
  'rules.txt': {
    prefix: 'RULES',
    title: '[docs/rules.md](rules.md): what the texts leave open, and house rules',
    isOurs: true,
  },
  'caravan.txt': {
    prefix: 'CARAVAN',
    title: '[docs/rules.md](rules.md#the-fifth-preset-caravan): `caravan`, the fifth preset',
    isOurs: true,
  },
} as const;
const HEAD = `# Which scenario covers which sentence

Written by \`node packages/rules/bin/coverage.ts\` from \`packages/rules/conformance/\`; do not edit. A sentence is covered by the
scenarios named next to it; where there is none, the reason is given in italics. Every scenario is a test.
`;

export interface Coverage {
  readonly page: string;
  /** What is out of date, one sentence each. */
  readonly problems: readonly string[];
}

/** Returns the names of the scenario files. */
export function scenarioFiles(): string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
}

/** Reads the clauses and scenarios of one scenario file. */
export function readScenarioFile(file: string): ScenarioFile {
  return parseScenarios(readFileSync(join(FOLDER, file), 'utf8'));
}

/** Returns the page as it should be, and everything that is out of date, including the page on disk. */
export function checkCoverage(): Coverage {
  const rules = plainText(readFileSync(join(DOCS, 'rules.md'), 'utf8'));
  const problems = scenarioFiles().flatMap((file) => (file in TEXTS ? [] : [`${file} has no title.`]));
  let page = HEAD;
  for (const [file, { prefix, title, isOurs }] of Object.entries(TEXTS)) {
    const { clauses, scenarios } = readScenarioFile(file);
    page += tableOf(title, clauses, scenarios);
    for (const clause of clauses) {
      if (!clause.id.startsWith(`${prefix}.`)) problems.push(`${clause.id} does not belong in ${file}.`);
      if (isOurs && !rules.includes(clause.sentence))
        problems.push(`${clause.id} quotes what docs/rules.md does not say.`);
      problems.push(...wrongClause(clause, clauses, scenarios));
    }
  }
  const house = houseTable();
  page += house.table;
  problems.push(...house.bare.map((section) => `Section ${section} of docs/house-rules.md has no test that names it.`));
  const isFresh = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page;
  if (!isFresh) problems.push('docs/rules-coverage.md is out of date: run node packages/rules/bin/coverage.ts.');
  return { page, problems };
}

/** Returns the text of a Markdown page without anchors, links and line breaks. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ');
}

function wrongClause(
  { id, sentence, excuse }: Clause,
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
): string[] {
  const isCovered = scenarios.some(({ clause }) => clause === id);
  const problems: (readonly [isWrong: boolean, problem: string])[] = [
    [clauses.filter((other) => other.id === id).length > 1, 'appears twice.'],
    [sentence.length > 160, 'needs a quote of at most 160 characters.'],
    [excuse !== undefined && !/^(not a rule of play|machine): /.test(excuse), 'does not say why it has no scenario.'],
    [excuse === undefined && !isCovered, 'has no scenario.'],
    [excuse !== undefined && isCovered, 'has a scenario and says that it has none.'],
  ];
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [`${id} ${problem}`] : []));
}

function tableOf(title: string, clauses: readonly Clause[], scenarios: readonly Scenario[]): string {
  const rows = clauses.map(({ id, sentence, excuse }) => {
    const names = scenarios.flatMap(({ clause, name }) => (clause === id ? [name] : []));
    return `| ${id} | ${cell(sentence)} | ${cell(excuse === undefined ? names.join('; ') : `*${excuse}*`)} |\n`;
  });
  const covered = clauses.filter(({ excuse }) => excuse === undefined).length;
  const head = '| clause | sentence | covered by |\n| --- | --- | --- |\n';
  return `\n## ${title}\n\n${clauses.length} sentences, ${covered} covered by scenarios.\n\n${head}${rows.join('')}`;
}

/** Sections of docs/house-rules.md that describe no play, and where they are held. */
const NO_PLAY: { readonly [section: string]: string } = {
  11: 'what holds for every option — properties.test.ts plays mixes of all of them',
  24: 'the exchange format — position.test.ts and records.test.ts read and write it',
  25: 'codes and their order — the tests of the sections that they belong to',
  26: 'decisions — the tests of the sections that they belong to',
  27: 'what is left out',
};
const TESTS = join(import.meta.dirname, '../test');

/** Returns the sections of docs/house-rules.md with the tests that name them, and those that have none. */
function houseTable(): { readonly table: string; readonly bare: readonly string[] } {
  const document = readFileSync(join(DOCS, 'house-rules.md'), 'utf8');
  const titles = readdirSync(TESTS)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => sectionTitles(readFileSync(join(TESTS, file), 'utf8')));
  const rows = [...document.matchAll(/^## (\d+)\. (.*)$/gm)].map(([, section = '', title = '']) => {
    const tests = titles.flatMap((one) => (one.section === section ? [one.title] : []));
    const excuse = NO_PLAY[section];
    return { section, title, tests, excuse };
  });
  const lines = rows.map(
    ({ section, title, tests, excuse }) =>
      `| ${section} | ${cell(title.replace(/: `.*/, ''))} | ${cell(excuse === undefined ? tests.join('; ') : `*${excuse}*`)} |\n`,
  );
  const head = '| section | about | covered by |\n| --- | --- | --- |\n';
  return {
    table: `\n## [docs/house-rules.md](house-rules.md): sections 11 to 27\n\nTests of \`packages/rules/test\` that name the section.\n\n${head}${lines.join('')}`,
    bare: rows.flatMap(({ section, tests, excuse }) => (excuse === undefined && tests.length === 0 ? [section] : [])),
  };
}

/** Returns the titles of tests that name a section of the house rules, or stand in a group that does. */
function sectionTitles(source: string): { readonly section: string; readonly title: string }[] {
  let group: string | undefined;
  return [...source.matchAll(/^( *)(describe|test|\]\))[^'\n]*\('((?:[^'\\\n]|\\.)*)'/gm)].flatMap(
    ([, indent = '', kind, title = '']) => {
      const named = /\bsection (\d+)/.exec(title)?.[1];
      if (indent === '') group = kind === 'describe' ? named : undefined;
      const section = named ?? group;
      return kind !== 'describe' && section !== undefined ? [{ section, title }] : [];
    },
  );
}

function cell(content: string): string {
  return content.replaceAll('|', String.raw`\|`);
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(PAGE, checkCoverage().page);
  for (const problem of checkCoverage().problems) {
    console.error(problem);
    if (isCheck) process.exitCode = 1;
  }
}
