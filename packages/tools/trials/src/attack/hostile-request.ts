import fc from 'fast-check';
import type { Components, ApiOperation } from './document.ts';
import type { NumberPlace } from './documented-numbers.ts';
import { BODIES, HEADERS, MEDIA_TYPES, METHODS, NUMERALS, QUERIES, SEGMENTS, TEXTS, VALUES } from './hostile-values.ts';
import { validJson } from './valid-json.ts';

type Header = readonly [name: string, value: string];

/** A request that is not written yet. */
export interface RequestDraft {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  /** As they are sent. */
  readonly params: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query: string;
  readonly headers: readonly Header[];
  /** As JSON; undefined for none. */
  readonly json: unknown;
  /** What is sent instead of `json`. */
  readonly bytes?: Uint8Array;
  /** Stands in the written JSON for MARK. */
  readonly numeral?: string;
}

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Uint8Array | null;
}

/** What is done to a valid request. */
interface Change {
  readonly name: string;
  apply(draft: RequestDraft): RequestDraft;
}

/** One generated request of a route, still without the identifiers of a run. */
export interface Attack<Caller> {
  readonly caller: Caller;
  readonly changes: readonly Change[];
}

/** Stands for a number, because JSON.stringify cannot write all of them. */
const MARK = 'the number';

/** Returns attacks on one operation, each by one of these callers: the same ones for the same seed. */
export function attacksOn<Caller>(
  operation: ApiOperation,
  components: Components,
  places: readonly NumberPlace[],
  callers: readonly Caller[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Attack<Caller>[] {
  const one = fc.oneof(...changesOf(operation, components, places));
  const attack = fc.record({
    caller: fc.constantFrom(...callers),
    changes: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Change[]>([]) },
      { weight: 12, arbitrary: fc.array(one, { minLength: 1, maxLength: 3 }) },
    ),
  });
  return fc.sample(attack, { seed: seed ^ hashOf(operation.route), numRuns: count });
}

/** Returns a small number for a text (FNV-1a), so that each route has its own sequence. */
function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
}

const change = (name: string, apply: Change['apply']): Change => ({ name, apply });

function changesOf(
  operation: ApiOperation,
  components: Components,
  places: readonly NumberPlace[],
): fc.WeightedArbitrary<Change>[] {
  const pick = fc.nat({ max: 1_000 });
  const { body } = operation;
  const inBody: fc.WeightedArbitrary<Change>[] =
    body === null
      ? []
      : [
          {
            weight: 4,
            arbitrary: validJson(body, components).map((json) =>
              change(`body by the schema`, (draft) => ({ ...draft, json })),
            ),
          },
          {
            weight: 4,
            arbitrary: fc.tuple(pick, fc.constantFrom(...VALUES)).map(([at, value]) => replacing(at, value)),
          },
          {
            weight: 3,
            arbitrary: fc.tuple(pick, fc.constantFrom(...TEXTS)).map(([at, text]) => replacingText(at, text)),
          },
          {
            weight: 2,
            arbitrary: fc
              .tuple(pick, fc.string({ unit: 'binary', maxLength: 60 }))
              .map(([at, text]) => replacingText(at, text)),
          },
          { weight: 1, arbitrary: pick.map((at) => dropping(at)) },
          {
            weight: 1,
            arbitrary: fc
              .tuple(
                fc.constantFrom('__proto__', 'constructor', 'account', 'seat', '', '\ud800'),
                fc.constantFrom(...VALUES),
              )
              .map(([name, value]) => adding(name, value)),
          },
          { weight: 1, arbitrary: fc.constantFrom(...TEXTS).map((text) => duplicating(text)) },
        ];
  const bounds = places.flatMap((place) => {
    const { least, most } = place;
    const own = least === null || most === null ? [] : [least, most, least - 1, most + 1, least + 0.5].map(String);
    return [...own, ...NUMERALS].map((numeral) => writing(place, numeral));
  });
  const params = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  return [
    ...inBody,
    ...(bounds.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...bounds) }]),
    ...(params.length === 0
      ? []
      : [
          {
            weight: 2,
            arbitrary: fc.tuple(fc.constantFrom(...params), fc.constantFrom(...SEGMENTS)).map(([name, value]) =>
              change(`${name}=${shown(value)}`, (draft) => ({
                ...draft,
                params: { ...draft.params, [name]: value },
              })),
            ),
          },
        ]),
    {
      weight: 2,
      arbitrary: fc.constantFrom(...BODIES).map((bytes) =>
        change(`a body of ${bytes.length} bytes ${shown(new TextDecoder().decode(bytes.slice(0, 40)))}`, (draft) => ({
          ...draft,
          bytes,
        })),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...MEDIA_TYPES).map((type) =>
        change(`content-type ${String(type)}`, ({ headers, ...draft }) => ({
          ...draft,
          headers: [...without(headers, 'content-type'), ...(type === null ? [] : [['content-type', type] as const])],
        })),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...HEADERS), fc.boolean()).map(([header, isSecond]) =>
        change(`${isSecond ? 'second ' : ''}header ${header[0]}: ${shown(header[1])}`, ({ headers, ...draft }) => ({
          ...draft,
          headers: [...(isSecond ? headers : without(headers, header[0])), header],
        })),
      ),
    },
    {
      weight: 1,
      arbitrary: pick.map((at) =>
        change('a header twice', ({ headers, ...draft }) => {
          const header = headers[at % Math.max(1, headers.length)];
          return { ...draft, headers: header === undefined ? headers : [...headers, header] };
        }),
      ),
    },
    {
      weight: 1,
      arbitrary: pick.map((at) =>
        change('a header less', ({ headers, ...draft }) => ({
          ...draft,
          headers: headers.filter((_, index) => index !== at % headers.length),
        })),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...METHODS)
        .map((method) => change(`method ${method}`, (draft) => ({ ...draft, method }))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...QUERIES)
        .map((query) => change(`query ${shown(query)}`, (draft) => ({ ...draft, query }))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('/', '//', '/.', '/..', '/%2e%2e', '%2f', '%00', '%', '.json', ';x', '/__proto__', '\u00ff')
        .map((tail) => change(`path + ${tail}`, (draft) => ({ ...draft, path: draft.path + tail }))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('/', '/..', '/./', '/%2e/', '/assets/..', '//evil.example', '/api')
        .map((head) => change(`${head} + path`, (draft) => ({ ...draft, path: head + draft.path }))),
    },
  ];
}

const without = (headers: readonly Header[], name: string): readonly Header[] =>
  headers.filter(([other]) => other !== name);

/** Returns a text short enough to be read in a report. */
const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The steps to one value in a JSON value. */
type Steps = readonly (string | number)[];

function stepsIn(value: unknown): readonly Steps[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one] as const)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[key], ...stepsIn(inner).map((steps) => [key, ...steps])]);
}

function valueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}

/** Returns a copy with another value at these steps; without it, if that is undefined. */
function withValue(value: unknown, [first, ...rest]: Steps, instead: unknown): unknown {
  if (first === undefined) return instead;
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => {
      if (index !== first) return [one];
      const inner = withValue(one, rest, instead);
      return inner === undefined ? [] : [inner];
    });
  }
  if (typeof value !== 'object' || value === null) return instead;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
      const inner = key === String(first) ? withValue(one, rest, instead) : one;
      return inner === undefined ? [] : [[key, inner]];
    }),
  );
}

function replacing(at: number, value: unknown): Change {
  return change(`member ${at} = ${shown(JSON.stringify(value))}`, (draft) => {
    const all = stepsIn(draft.json);
    const steps = all[at % Math.max(1, all.length)];
    return steps === undefined ? draft : { ...draft, json: withValue(draft.json, steps, value) };
  });
}

function replacingText(at: number, text: string): Change {
  return change(`text ${at} = ${shown(text)}`, (draft) => {
    const all = stepsIn(draft.json).filter((steps) => typeof valueAt(draft.json, steps) === 'string');
    const steps = all[at % Math.max(1, all.length)];
    return steps === undefined ? draft : { ...draft, json: withValue(draft.json, steps, text) };
  });
}

function dropping(at: number): Change {
  return change(`without member ${at}`, (draft) => {
    const all = stepsIn(draft.json);
    const steps = all[at % Math.max(1, all.length)];
    return steps === undefined ? draft : { ...draft, json: withValue(draft.json, steps, undefined) };
  });
}

function adding(name: string, value: unknown): Change {
  return change(`new member ${shown(name)}`, (draft) => {
    const { json } = draft;
    const members = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : [];
    // By entries, so that `__proto__` is a member like any other.
    return { ...draft, json: Object.fromEntries([...members, [name, value]]) };
  });
}

/** Writes every member of the body a second time, with another value. */
function duplicating(text: string): Change {
  return change(`every member twice, then ${shown(text)}`, (draft) => {
    const { json } = draft;
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return draft;
    const members = Object.entries(json).flatMap(([name, value]: [string, unknown]) => [
      `${JSON.stringify(name)}:${JSON.stringify(value)}`,
      `${JSON.stringify(name)}:${JSON.stringify(text)}`,
    ]);
    return { ...draft, bytes: new TextEncoder().encode(`{${members.join(',')}}`) };
  });
}

function writing(place: NumberPlace, numeral: string): Change {
  return change(`${place.in} ${place.name} = ${shown(numeral)}`, (draft) => WRITE[place.in](draft, place, numeral));
}

const WRITE: {
  readonly [where in NumberPlace['in']]: (draft: RequestDraft, place: NumberPlace, numeral: string) => RequestDraft;
} = {
  path: (draft, { name }, numeral) => ({ ...draft, params: { ...draft.params, [name]: numeral } }),
  query: (draft, { name }, numeral) => ({ ...draft, query: `?${name}=${numeral}` }),
  body: (draft, place, numeral) => ({ ...draft, json: place.put(draft.json, MARK), numeral }),
};

/** Returns a draft as it is sent. */
export function written({
  method,
  path,
  params,
  query,
  headers,
  json,
  bytes,
  numeral = '0',
}: RequestDraft): HttpRequest {
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query;
  const text = json === undefined ? undefined : JSON.stringify(json).replaceAll(JSON.stringify(MARK), numeral);
  const body = bytes ?? (text === undefined ? null : new TextEncoder().encode(text));
  return { method, target: writable(target), headers, body };
}

/** Returns a target in the bytes that a request line can have; the others as UTF-8. */
function writable(target: string): string {
  return Buffer.from(target, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\u0021-\u00ff]/g, (letter) => encodeURIComponent(letter));
}
