import { at } from '@slow-train/rules';
import * as z from 'zod';
import { operationsIn, resolved, type Components, type JsonSchema } from './document.ts';

/** A place in a request that takes a number. */
export interface NumberPlace {
  /** `GET /api/games/{id}` */
  readonly route: string;
  readonly in: 'path' | 'query' | 'body';
  /** The parameter, or the steps to the member of the body: `*` for the entries of a list. */
  readonly name: string;
  /** Null if the document does not say. */
  readonly least: number | null;
  readonly most: number | null;
  /** Returns a valid body with something else in this place. */
  put(body: unknown, instead: unknown): unknown;
}

/** Returns every place of every request that takes a number, by the OpenAPI document. */
export function numbersIn(document: unknown): readonly NumberPlace[] {
  const { operations, components } = operationsIn(document);
  return operations.flatMap(({ route, parameters, body }) => {
    const ofParameters = parameters.flatMap(({ name, in: where, schema }) =>
      where === 'header'
        ? []
        : [...placesIn(schema, components)].map((place) => ({ ...place, route, in: where, name })),
    );
    const ofBody = [...placesIn(body ?? {}, components)].map(({ steps, ...place }) => ({
      ...place,
      route,
      in: 'body' as const,
      name: steps.join('.'),
    }));
    return [...ofParameters, ...ofBody];
  });
}

interface Place extends Pick<NumberPlace, 'least' | 'most' | 'put'> {
  readonly steps: readonly string[];
}

function* placesIn(unresolved: JsonSchema, components: Components): Generator<Place> {
  const schema = resolved(unresolved, components);
  if (takesNumber(schema)) yield { steps: [], ...boundsOf(schema), put: (_, instead) => instead };
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    for (const { steps, put, ...bounds } of placesIn(member, components)) {
      const inside = (body: unknown, instead: unknown): unknown => {
        const whole = { ...sampled(schema, components), ...recordIn(body) };
        return { ...whole, [name]: put(whole[name], instead) };
      };
      yield { ...bounds, steps: [name, ...steps], put: inside };
    }
  }
  if (schema.items !== undefined) {
    for (const { steps, put, ...bounds } of placesIn(schema.items, components)) {
      const inside = (body: unknown, instead: unknown): unknown => [put(Array.isArray(body) ? body[0] : null, instead)];
      yield { ...bounds, steps: ['*', ...steps], put: inside };
    }
  }
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    for (const { put, ...place } of placesIn(branch, components)) {
      // What belongs to another branch is no start.
      yield {
        ...place,
        put: (body, instead) => put(belongs(body, resolved(branch, components)) ? body : null, instead),
      };
    }
  }
}

function takesNumber({ type = [], enum: choices }: JsonSchema): boolean {
  return choices === undefined && ['integer', 'number'].some((one) => type.includes(one));
}

/** Zod gives every integer the bounds of the machine: those are none. */
function boundsOf({ minimum, maximum }: JsonSchema): Pick<NumberPlace, 'least' | 'most'> {
  const bound = (value = Infinity) => (Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null);
  return { least: bound(minimum), most: bound(maximum) };
}

function belongs(body: unknown, { properties = {}, required = [] }: JsonSchema): boolean {
  const whole = recordIn(body);
  return required.every((name) => {
    const choices = properties[name]?.enum;
    return name in whole && (choices === undefined || choices.includes(whole[name]));
  });
}

/** Returns the required members of an object, each with some valid value. */
function sampled({ properties = {}, required = [] }: JsonSchema, components: Components): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, member]) => [name, sample(resolved(member, components), components)]),
  );
}

function sample(schema: JsonSchema, components: Components): unknown {
  const { type = [], enum: choices, minimum = 0, pattern } = schema;
  if (choices !== undefined) return at(choices, 0);
  if (type.includes('null')) return null;
  if (type.includes('integer') || type.includes('number')) return minimum;
  if (type.includes('boolean')) return false;
  if (type.includes('array')) return [];
  if (type.includes('object')) return sampled(schema, components);
  // The only text that the matrix's own requests do not contain.
  return pattern === '^[0-9a-f]{64}$' ? '0'.repeat(64) : null;
}

const Record = z.record(z.string(), z.unknown());

function recordIn(body: unknown): Record<string, unknown> {
  return Record.safeParse(body).data ?? {};
}
