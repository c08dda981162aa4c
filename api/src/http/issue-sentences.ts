import * as z from 'zod';

/**
 * Returns what is wrong with a field, as a phrase to follow its name: "must have 1 to 40 characters". Replaces zod's
 * own messages, which are for programmers, but keeps those a schema defines. Never quotes the input.
 */
function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'is missing: it ' : ''}must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map((value) => JSON.stringify(value)))}`;
    case 'too_small':
    case 'too_big':
      return sized(issue.origin, limitsOf(issue));
    case 'unrecognized_keys':
      return `has unknown members: ${issue.keys.map(shortened).join(', ')}`;
    case 'invalid_union':
      return 'matches none of the allowed forms';
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an e-mail address' : 'is not in the right format';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'is not valid';
    default:
      return issue satisfies never;
  }
}

z.config({ localeError: plainWords });

/** JSON has no integer type: `int` is a constraint of ours. */
const KINDS: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const UNITS: { readonly [origin: string]: string } = { string: 'characters', array: 'entries' };

interface Limits {
  readonly least: number | bigint | null;
  readonly most: number | bigint | null;
}

/** Returns both limits, though only one is violated: fixing one must not run into the other. */
function limitsOf(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): Limits {
  const { schema } = issue;
  if (schema instanceof z.ZodString) return { least: schema.minLength, most: schema.maxLength };
  if (schema instanceof z.ZodNumber) return { least: limit(schema.minValue), most: limit(schema.maxValue) };
  if (issue.code === 'too_small') return { least: issue.minimum, most: null };
  return { least: null, most: issue.maximum };
}

/** Returns a limit that a schema has set: zod gives every integer those of the machine. */
function limit(value: number | null): number | null {
  return value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;
}

function sized(origin: string, { least, most }: Limits): string {
  const unit = UNITS[origin];
  const range = least === null ? `at most ${most}` : most === null ? `at least ${least}` : `${least} to ${most}`;
  if (unit !== undefined) return `must have ${range} ${unit}`;
  return least === null || most === null ? `must be ${range}` : `must be a number from ${range}`;
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
}

/** Shortens a key from the request, which can be any text. */
function shortened(key: string): string {
  return JSON.stringify(key.length > 40 ? `${key.slice(0, 40)}…` : key);
}
