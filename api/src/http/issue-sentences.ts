import { cutToFit } from '@slow-train/protocol';
import { LANGUAGES } from '@slow-train/protocol/languages';
import { wordsIn, type Sentence, type Words } from '@slow-train/words';
import * as z from 'zod';

type Phrases = Words['problems']['fields'];

/**
 * Returns the fault of a field, as a phrase to follow its name: "must have 1 to 40 characters". Replaces zod's own
 * messages, which are for programmers, but keeps those a schema defines. Never quotes the input.
 */
function plainWords(issue: z.core.$ZodRawIssue, say: Phrases): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? say.isMissing : ''}${say.kind(issue.expected)}`;
    case 'invalid_value':
      return say.value(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
    case 'too_big': {
      const { least, most } = limitsOf(issue);
      return say.size(least, most, UNITS[issue.origin] ?? null);
    }
    case 'unrecognized_keys':
      return say.unknownKeys(issue.keys.map(shortened).join(', '));
    case 'invalid_union':
      return say.noForm;
    case 'invalid_format':
      return issue.format === 'email' ? say.email : say.format;
    case 'not_multiple_of':
      return say.multiple(issue.divisor);
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return say.notValid;
    default:
      return issue satisfies never;
  }
}

// A parser does not know the reader's language, and a message is one text: it has a line for each.
z.config({
  localeError: (issue) => LANGUAGES.map((language) => plainWords(issue, wordsIn(language).problems.fields)).join('\n'),
});

/** Returns the phrase of an issue. */
export function issuePhrase({ message }: Pick<z.core.$ZodIssue, 'message'>): Sentence {
  const phrases = message.split('\n');
  return ({ fields }, _words, language) =>
    phrases.length === 1 ? fields.ofSchema(message) : (phrases[LANGUAGES.indexOf(language)] ?? message);
}

const UNITS: { readonly [origin: string]: 'characters' | 'entries' } = { string: 'characters', array: 'entries' };

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

/** Shortens a key from the request, which can be any text. */
function shortened(key: string): string {
  return JSON.stringify(cutToFit(key, 41));
}
