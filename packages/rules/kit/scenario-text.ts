import {
  fieldsOf,
  isOptionName,
  valuesOf,
  parseRules,
  parseTile,
  tileName,
  tilesOf,
  type Fields,
  type OpenDoubleNotation,
  type Tile,
  type TileName,
} from '../src/index.ts';

/** A sentence of a published text or of docs/rules.md, and the reason if it has no scenario. */
export interface Clause {
  readonly id: string;
  readonly sentence: string;
  readonly excuse?: string;
}

type Step =
  | { readonly legal: { readonly [seat: string]: readonly string[] } }
  | { readonly seat: number; readonly do: string; readonly code?: string }
  | { readonly expect: Fields };

/** A scenario in the exchange format, and the clause it covers. */
export interface Scenario {
  readonly clause: string;
  readonly name: string;
  readonly position?: Fields;
  readonly deal?: Fields;
  readonly script: readonly Step[];
}

export interface ScenarioFile {
  readonly clauses: readonly Clause[];
  readonly scenarios: readonly Scenario[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Reads the text format of conformance/README.md.
 * @throws SyntaxError with the number of the line that cannot be read
 */
export function parseScenarios(source: string): ScenarioFile {
  const clauses: Clause[] = [];
  const scenarios: Scenario[] = [];
  for (const block of blocksOf(linesOf(source))) {
    const [head, ...body] = block;
    if (head === undefined) continue;
    const clause = /^# (\S+) (.+)$/.exec(head.text);
    const name = /^## (.+)$/.exec(head.text)?.[1];
    if (clause) clauses.push(parseClause(clause[1] ?? '', clause[2] ?? '', body));
    else if (name !== undefined) {
      const id = clauses.at(-1)?.id ?? fail(head, 'a scenario needs a clause before it');
      scenarios.push({ clause: id, name, ...parseScenario(head, body) });
    } else fail(head, 'is neither "# clause" nor "## scenario"');
  }
  return { clauses, scenarios };
}

function fail(line: Line, reason: string): never {
  throw new SyntaxError(`line ${line.number}: ${reason}: ${line.text}`);
}

/** Returns the lines that are not empty; a line indented by four spaces continues the one before it. */
function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const before = lines.at(-1);
    if (text.startsWith('    ') && before)
      lines[lines.length - 1] = { ...before, text: `${before.text} ${text.trim()}` };
    else if (text.trim() !== '') lines.push({ number: index + 1, text: text.trimEnd() });
  }
  return lines;
}

/** Groups the lines, each group beginning with `#` or `##`. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.text.startsWith('#') || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

function parseClause(id: string, sentence: string, [excuse, ...more]: readonly Line[]): Clause {
  if (excuse === undefined) return { id, sentence };
  if (!excuse.text.startsWith('= ')) fail(excuse, 'a clause has only an excuse, "= …", and scenarios');
  for (const line of more) fail(line, 'a clause has one excuse');
  return { id, sentence, excuse: excuse.text.slice(2) };
}

function parseScenario(name: Line, body: readonly Line[]): Pick<Scenario, 'position' | 'deal' | 'script'> {
  const [head, ...rest] = body;
  if (head === undefined) return fail(name, 'a scenario needs a position or a deal');
  const isStart = (line: Line): boolean => /^([> ](\d|M)|deck )/.test(line.text);
  const start = rest.filter(isStart);
  const script = rest.filter((line) => !isStart(line)).flatMap(parseSteps);
  return head.text.startsWith('deal ')
    ? { deal: parseDeal(head, start), script }
    : { position: parsePosition(head, start), script };
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const EVERY_TILE = tilesOf(18);

/** Returns tile names; `A .. B` stands for the tiles from A to B in the set's order that the list does not name. */
function parseTiles(line: Line, text: string): TileName[] {
  if (text === 'nothing' || text === '.') return [];
  const words = wordsOf(text);
  const tileAt = (index: number): Tile =>
    parseTile(words[index] ?? '') ?? fail(line, `"${words[index] ?? ''}" is not a tile`);
  const named = new Set(words.flatMap((word) => parseTile(word) ?? []));
  return words.flatMap((word, index) => {
    if (word !== '..') return parseTile(word) === undefined ? fail(line, `"${word}" is not a tile`) : [word];
    const [first, last] = [tileAt(index - 1), tileAt(index + 1)];
    const between = EVERY_TILE.slice(Math.min(first, last) + 1, Math.max(first, last));
    return (first < last ? between : between.toReversed()).filter((tile) => !named.has(tile)).map(tileName);
  });
}

function parseDoubles(line: Line, text: string): OpenDoubleNotation[] {
  if (text === 'nothing') return [];
  return wordsOf(text).map((word) => {
    const [, tile, train] = /^(\d+-\d+)@(\d+|M)$/.exec(word) ?? fail(line, `"${word}" is no double on a train`);
    return { train: train === 'M' ? 'M' : Number(train), tile: tile ?? '' };
  });
}

/** Parses `hub markOn=draw` into a choice of rules. */
function parseRuleWords(line: Line, text: string): Fields {
  const [preset, ...options] = wordsOf(text);
  const changes = options.map((option) => {
    const [name = '', value = ''] = option.split('=');
    if (!isOptionName(name)) return fail(line, `"${name}" is no option`);
    return [name, valuesOf(name).find((known) => String(known) === value) ?? fail(line, `"${value}" is no value`)];
  });
  const choice = fieldsOf({ preset, ...Object.fromEntries(changes) });
  const rules = parseRules(choice);
  return rules.ok ? choice : fail(line, rules.error);
}

const SET = /^double-(\d+)$/;

/** Splits `key value` at the first space. */
function keyOf(item: string): readonly [key: string, value: string] {
  const space = item.indexOf(' ');
  return space < 0 ? [item, ''] : [item.slice(0, space), item.slice(space + 1)];
}

function parseDeal(head: Line, decks: readonly Line[]): Fields {
  const [rules = '', ...items] = head.text.slice('deal '.length).split(', ');
  const deal: { [name: string]: unknown } = { rules: parseRuleWords(head, rules) };
  for (const item of items) {
    const [key, value] = keyOf(item);
    const set = SET.exec(item)?.[1];
    if (set !== undefined) deal['set'] = Number(set);
    else if (value === 'seats') deal['seats'] = Number(key);
    else if (key === 'engine') deal[key] = value;
    else if (key === 'used') deal[key] = parseTiles(head, value);
    else if (key === 'round' || key === 'starter') deal[key] = Number(value);
    else fail(head, `a deal says nothing of "${item}"`);
  }
  const tiles = decks.map((line) => parseTiles(line, line.text.slice('deck '.length)));
  return tiles.length === 1 ? { ...deal, deck: tiles[0] } : { ...deal, decks: tiles };
}

function parsePosition(head: Line, rows: readonly Line[]): Fields {
  const [rules = '', ...items] = head.text.split(', ');
  const set = Number(items.flatMap((item) => SET.exec(item)?.[1] ?? []).at(0) ?? 12);
  const seats = rows.filter((row) => /\d/.test(row.text[1] ?? '')).map(parseSeatRow);
  const turn: { [name: string]: unknown } = { seat: rows.findIndex((row) => row.text.startsWith('>')), step: 'start' };
  const pending: { [seat: string]: string } = {};
  const position: { [name: string]: unknown } = {
    rules: parseRuleWords(head, rules),
    set,
    engine: `${set}-${set}`,
    phase: 'play',
    turn,
    seats,
    mexican: rows.filter((row) => row.text.startsWith(' M')).flatMap((row) => parseTiles(row, row.text.slice(2))),
    boneyard: [],
    open: [],
    starter: 0,
  };
  for (const item of items) {
    const [key, value] = keyOf(item);
    if (SET.test(item)) continue;
    if (item === 'building' || item === 'over') position['phase'] = item;
    else if (item === 'bonus') turn['step'] = item;
    else if (key === 'drawn') Object.assign(turn, { step: key, drawn: value });
    else if (key === 'doubles') turn[key] = parseDoubles(head, value);
    else if (key === 'open') position[key] = parseDoubles(head, value);
    else if (key === 'engine') position[key] = value;
    else if (key === 'boneyard') position[key] = parseTiles(head, value);
    else if (key === 'starter' || key === 'passes' || key === 'out') position[key] = Number(value);
    else if (key === 'pending') {
      const [seat, action] = keyOf(value);
      pending[seat] = action;
      position[key] = pending;
    } else fail(head, `a position says nothing of "${item}"`);
  }
  return { ...position, round: set - Number(String(position['engine']).split('-')[0]) + 1 };
}

/** Parses `>0* 12-5 | 9-8 6-6 | stuck`: turn, seat and marker, then the train, the hand and anything else. */
function parseSeatRow(row: Line, seat: number): Fields {
  const [, index, marker, train = '', hand = '', extras = ''] =
    /^[> ](\d+)([* ]) (\S.*?) \| (\S.*?)(?: \| (.+))?$/.exec(row.text) ?? fail(row, 'is no seat');
  if (Number(index) !== seat) fail(row, `this is seat ${seat}`);
  const tiles = parseTiles(row, train);
  const state: { [name: string]: unknown } = { hand: parseTiles(row, hand), train: tiles };
  let turns = tiles.length === 0 ? 0 : 1;
  for (const extra of extras === '' ? [] : extras.split(', ')) {
    if (extra === 'stuck') state['stuck'] = true;
    else if (extra === 'owes a tap') state['tapOwed'] = true;
    else if (extra.startsWith('turns ')) turns = Number(extra.slice('turns '.length));
    else fail(row, `a seat says nothing of "${extra}"`);
  }
  return { ...state, ...(turns === 0 ? {} : { turns }), ...(marker === '*' ? { marker: true } : {}) };
}

function parseSteps(line: Line): Step[] {
  if (line.text.startsWith('-> ')) return [{ expect: parseExpect(line, line.text.slice(3)) }];
  const [, seat, actions = '', then] = /^(\d+): (.+?)(?: -> (.+))?$/.exec(line.text) ?? [];
  if (seat === undefined) return parseChecks(line);
  const done = actions.split(', ').map((action) => ({ seat: Number(seat), do: action }));
  return then === undefined ? done : [...done, { expect: parseExpect(line, then) }];
}

/** Parses `0 can: 12-5@0, draw; 1 can: nothing; cannot: pass (NOT_YOUR_TURN)`: legal actions, and refusals by code. */
function parseChecks(line: Line): Step[] {
  const legal: { [seat: string]: string[] } = {};
  const refused: Step[] = [];
  let seat = '';
  for (const part of line.text.split('; ')) {
    const [, named = seat, verb, what = ''] =
      /^(?:(\d+) )?(can|cannot): (.+)$/.exec(part) ?? fail(line, 'is neither an action nor a check');
    seat = named;
    const actions = what === 'nothing' ? [] : what.split(', ');
    if (verb === 'can') legal[seat] = actions;
    else for (const action of actions) refused.push(parseRefusal(line, Number(seat), action));
  }
  return Object.keys(legal).length === 0 ? refused : [{ legal }, ...refused];
}

function parseRefusal(line: Line, seat: number, text: string): Step {
  const [, action = '', code = ''] = /^(.+) \(([A-Z_]+)\)$/.exec(text) ?? fail(line, `"${text}" names no code`);
  return { seat, do: action, code };
}

const SEAT_FACTS: { readonly [fact: string]: Fields } = {
  marked: { marker: true },
  unmarked: { marker: false },
  stuck: { stuck: true },
  'not stuck': { stuck: false },
  'owes a tap': { tapOwed: true },
  'owes no tap': { tapOwed: false },
};

/** Parses `turn 1 bonus; doubles 5-5@0; 0 marked; scores 0 17`: what must hold now. */
function parseExpect(line: Line, text: string): Fields {
  const expect: { [name: string]: unknown } = {};
  const seats: { [seat: string]: Fields } = {};
  for (const item of text.split('; ')) {
    const [key, value] = keyOf(item);
    if (/^\d+$/.test(key)) {
      seats[key] = { ...seats[key], ...parseSeatFact(line, value) };
      expect['seats'] = seats;
    } else if (key === 'pending') {
      const [seat, action] = keyOf(value);
      expect[key] = { ...fieldsOf(expect[key]), ...(value === 'nothing' ? {} : { [seat]: action }) };
    } else if (key === 'turn' || key === 'doubles') {
      const turn = key === 'turn' ? parseTurn(line, value) : { doubles: parseDoubles(line, value) };
      expect['turn'] = { ...fieldsOf(expect['turn']), ...turn };
    } else expect[key] = parseFact(line, key, value);
  }
  return expect;
}

function parseSeatFact(line: Line, fact: string): Fields {
  const [key, value] = keyOf(fact);
  if (key === 'hand' || key === 'train') return { [key]: parseTiles(line, value) };
  if (key === 'turns') return { turns: Number(value) };
  return SEAT_FACTS[fact] ?? fail(line, `a seat says nothing of "${fact}"`);
}

function parseFact(line: Line, key: string, value: string): unknown {
  switch (key) {
    case 'open':
      return parseDoubles(line, value);
    case 'boneyard':
    case 'mexican':
      return parseTiles(line, value);
    case 'scores':
      return wordsOf(value).map(Number);
    case 'phase':
    case 'engine':
      return value;
    case 'round':
    case 'starter':
    case 'passes':
    case 'out':
      return Number(value);
    default:
      return fail(line, `"${key}" cannot be expected`);
  }
}

/** Parses `1`, `0 drawn 5-7` or `bonus`: the seat, the step and the drawn tile, as far as given. */
function parseTurn(line: Line, text: string): Fields {
  const [, seat, step, drawn] =
    /^(?:(\d+)(?= |$) ?)?(start|drawn|bonus)?(?: (\d+-\d+))?$/.exec(text) ?? fail(line, 'is no turn');
  return {
    ...(seat === undefined ? {} : { seat: Number(seat) }),
    ...(step === undefined ? {} : { step }),
    ...(drawn === undefined ? {} : { drawn }),
  };
}
