import { isDeepStrictEqual } from 'node:util';
import {
  fieldsOf,
  isGameOver,
  legalActions,
  listField,
  openRound,
  parseSetup,
  parseTile,
  playText,
  readPosition,
  totalsOf,
  winnersOf,
  tileName,
  writeAction,
  writePosition,
  err,
  ok,
  at,
  high,
  type Fields,
  type Position,
  type Result,
  type RoundState,
  type Setup,
} from '../src/index.ts';

export interface Outcome {
  readonly name: string;
  /** What differs, step by step; empty if the scenario passed. */
  readonly failures: readonly string[];
}

/** Runs scenarios in the exchange format (conformance/README.md): objects with a position or a deal, and a script. */
export function runScenarios(json: unknown): Outcome[] {
  if (!Array.isArray(json)) return [{ name: 'the file', failures: ['is not a list of scenarios'] }];
  return json.map((one: unknown, index) => {
    const scenario = fieldsOf(one);
    const name = typeof scenario['name'] === 'string' ? scenario['name'] : `scenario ${index}`;
    if ('setup' in scenario) return { name, failures: checkSetup(scenario, fieldsOf(scenario['setup'])) };
    if ('game' in scenario) return { name, failures: checkGame(scenario, fieldsOf(scenario['game'])) };
    const opened = 'deal' in scenario ? openDeal(fieldsOf(scenario['deal'])) : readPosition(scenario['position']);
    if (isThrowIn(scenario))
      return { name, failures: !opened.ok && opened.error === THROWN_IN ? [] : ['was not thrown in'] };
    if (!opened.ok) return { name, failures: [opened.error] };
    return { name, failures: runScript(opened.value, listField(scenario['script']).map(fieldsOf)) };
  });
}

/** Sets a table up as a scenario says; returns what differs. */
function checkSetup(scenario: Fields, choice: Fields): string[] {
  const setup = setupOf(choice);
  if (scenario['refused'] === true) return setup.ok ? ['wanted a refusal, got a table'] : [];
  if (!setup.ok) return [setup.error];
  const { set, handSize, engines } = setup.value;
  return differences('setup', fieldsOf(scenario['expect']), { set, handSize, engines });
}

/** Counts the rounds of a game; returns what differs. */
function checkGame(scenario: Fields, game: Fields): string[] {
  const setup = setupOf(game);
  if (!setup.ok) return [setup.error];
  const { rules, seats } = setup.value;
  const scores = listField(game['scores']).map((round) => listField(round).map(Number));
  const over = isGameOver(setup.value, scores);
  const winners = over ? winnersOf(rules, scores, seats) : [];
  return differences('game', fieldsOf(scenario['expect']), { over, winners, totals: totalsOf(scores, seats) });
}

function setupOf({ rules, seats, set, rounds }: Fields): Result<Setup, string> {
  const number = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));
  return parseSetup(rules, Number(seats), number(set), number(rounds));
}

/** Plays and checks each step; returns what differs. */
function runScript(start: RoundState, script: readonly Fields[]): string[] {
  const failures: string[] = [];
  let state = start;
  for (const [index, step] of script.entries()) {
    const say = (message: string): unknown => failures.push(`step ${index}: ${message}`);
    if ('do' in step) {
      const played = playText(state, Number(step['seat']), String(step['do']));
      const got = played.ok ? 'accepted' : played.error.code;
      const wanted = 'code' in step ? step['code'] : 'accepted';
      if (got !== wanted)
        say(`seat ${String(step['seat'])} "${String(step['do'])}": wanted ${String(wanted)}, got ${got}`);
      if (played.ok) state = played.value.state;
    } else if ('legal' in step) {
      for (const [seat, wanted] of Object.entries(fieldsOf(step['legal']))) {
        const got = legalActions(state.table, at(state.secret.hands, Number(seat)), Number(seat))
          .map(writeAction)
          .toSorted();
        const sorted = listField(wanted).map(String).toSorted();
        if (!isDeepStrictEqual(got, sorted))
          say(`legal for seat ${seat}: wanted [${sorted.join(', ')}], got [${got.join(', ')}]`);
      }
    } else if ('expect' in step) {
      for (const difference of compare(fieldsOf(step['expect']), writePosition(state))) say(difference);
    } else say('has none of "legal", "do" and "expect"');
  }
  return failures;
}

/** Compares only the members that are named: hands as sets, and tiles outside trains with their ends in any order. */
function compare(wanted: Fields, position: Position): string[] {
  const found: Fields = { outOnDouble: false, ...position };
  return Object.entries(wanted).flatMap(([name, value]) => {
    if (name === 'turn') return differences('turn', fieldsOf(value), { ...position.turn });
    if (name !== 'seats') return difference(name, value, found[name]);
    return Object.entries(fieldsOf(value)).flatMap(([seat, expected]) =>
      differences(`seat ${seat}`, fieldsOf(expected), { ...at(position.seats, Number(seat)) }),
    );
  });
}

function differences(what: string, wanted: Fields, found: Fields): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => difference(`${what} ${name}`, value, found[name]));
}

function difference(what: string, wanted: unknown, found: unknown): string[] {
  const isTrain = what.endsWith(' train') || what === 'mexican';
  const [a, b] = isTrain ? [wanted, found] : [canonical(wanted), canonical(found)];
  const isSet = what.endsWith(' hand');
  const same = isSet ? isDeepStrictEqual(listField(a).toSorted(), listField(b).toSorted()) : isDeepStrictEqual(a, b);
  return same ? [] : [`${what}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(found)}`];
}

/** Returns the value with every tile high end first, so that both orders compare equal. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') {
    const tile = parseTile(value);
    return tile === undefined ? value : tileName(tile);
  }
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, canonical(one)]));
}

function openDeal(deal: Fields): Result<RoundState, string> {
  const setup = parseSetup(deal['rules'], Number(deal['seats']), Number(deal['set']));
  if (!setup.ok) return setup;
  const engine = parseTile(String(deal['engine']));
  const { engines } = setup.value;
  const decks = ('decks' in deal ? listField(deal['decks']).map(listField) : [listField(deal['deck'])]).map((deck) =>
    deck.map((name) => parseTile(String(name))).filter((tile) => tile !== undefined),
  );
  const usedEngines = listField(deal['used'])
    .map((name) => parseTile(String(name)))
    .filter((tile) => tile !== undefined);
  const round = engine === undefined ? Number(deal['round'] ?? 1) : Math.max(engines.indexOf(high(engine)), 0) + 1;
  const opened = openRound({ setup: setup.value, round, usedEngines, starter: Number(deal['starter'] ?? 0), decks });
  if (opened.ok) return ok(opened.value.state);
  return err(opened.error.code === 'THROWN_IN' ? THROWN_IN : opened.error.message);
}

const THROWN_IN = 'nobody got the engine: one more deck is needed';

function isThrowIn(scenario: Fields): boolean {
  return [scenario, fieldsOf(scenario['deal'])].some((one) => one['expectThrowIn'] === true);
}
