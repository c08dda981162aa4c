import fc from 'fast-check';
import { resolved, type Components, type JsonSchema } from './document.ts';

/** Deeper values are cut short; the document has no deeper bodies. */
const DEEPEST = 8;

/** Returns an arbitrary of JSON values that fit a schema of an OpenAPI 3.1 document. */
export function validJson(unresolved: JsonSchema, components: Components, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolved(unresolved, components);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => validJson(branch, components, depth + 1)));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  if (types.length === 0 || depth > DEEPEST) return fc.constant(null);
  return fc.oneof(...types.map((type) => ofType(type, schema, components, depth)));
}

function ofType(type: string, schema: JsonSchema, components: Components, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e9),
        max: Math.min(schema.maximum ?? 1e9, 1e9),
      });
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(validJson(schema.items ?? {}, components, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(
        ([name, member]) => [name, validJson(member, components, depth + 1)] as const,
      );
      return fc.record(Object.fromEntries(members), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.constant(null);
  }
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  return pattern === undefined
    ? fc.string({ minLength, maxLength: Math.max(minLength, maxLength), unit: 'grapheme' })
    : fc.stringMatching(readable(pattern));
}

/** Returns a pattern as an expression that fast-check can generate from; some of zod's have look-aheads. */
function readable(pattern: string): RegExp {
  try {
    const expression = new RegExp(pattern);
    fc.sample(fc.stringMatching(expression), 1);
    return expression;
  } catch {
    return /^[\w-]{1,40}$/;
  }
}
