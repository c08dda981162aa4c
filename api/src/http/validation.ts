import type { Sentence } from '@slow-train/words';
import type * as z from 'zod';
import { issuePhrase } from './issue-sentences.ts';
import { BROKEN_INVITATION, inEnglish, NOT_FOUND, ProblemError, type FieldFailure, type Failure } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** What to send in a missing or invalid header. */
const HEADERS: { readonly [header: string]: { readonly name: string; readonly detail: Sentence } } = {
  'if-match': {
    name: 'If-Match',
    detail: inEnglish(
      'Send If-Match with the last revision you have seen (the ETag of the game), in quotes: If-Match: "12".',
    ),
  },
  'idempotency-key': {
    name: 'Idempotency-Key',
    detail: inEnglish(
      'Send an Idempotency-Key of 16 to 64 letters, digits, "-" and "_", a new one for each intent and the same one for its retries: Idempotency-Key: b1946ac92492d234.',
    ),
  },
};

/** Reporting more issues at once helps nobody. */
const MOST_NAMED = 3;

/**
 * Throws the failure of a request that does not fit its schema: the place and the expectation, never the value sent.
 */
export function onInvalid(result: Validated): void {
  if (!result.success) throw new ProblemError(failureOf(result.target, result.error.issues));
}

/** The argument of the framework's hook: the validated part of the request, and its issues. */
type Validated = { readonly target: string } & (
  | { readonly success: true }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
);

function failureOf(target: string, issues: readonly Issue[]): Failure {
  switch (target) {
    case 'param':
      return paramFailure(issues);
    case 'header':
      return headerFailure(issues);
    case 'query':
      return queryFailure(issues);
    default:
      return failure(issues.map((issue) => ({ issue, name: nameOf(issue), at: { pointer: pointerOf(issue) } })));
  }
}

/** Returns the failure of the path. A malformed id gets the same answer as an unknown one; a number is explained. */
function paramFailure(issues: readonly Issue[]): Failure {
  if (issues.some(({ path }) => path[0] === 'code')) return BROKEN_INVITATION;
  return issues.every(isAboutNumber) ? { ...queryFailure(issues), problem: 'not-found' } : NOT_FOUND;
}

function queryFailure(issues: readonly Issue[]): Failure {
  return failure(
    issues.map((issue) => ({ issue, name: issue.path.join('.'), at: { parameter: issue.path.join('.') } })),
  );
}

function isAboutNumber(issue: Issue): boolean {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int';
    case 'too_small':
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int';
    default:
      return false;
  }
}

/** An issue, the name of its field, and where that is. */
interface Fault {
  readonly issue: Issue;
  readonly name: string;
  readonly at: Omit<FieldFailure, 'detail'>;
}

function failure(all: readonly Fault[]): Failure {
  // Zod says twice that a number is out of range if it is beyond the machine's integers too.
  const wrong = all.filter((one, index) => index === firstLike(one, all));
  const errors = wrong.map(({ issue, at }) => ({ detail: issuePhrase(issue), ...at }));
  return {
    problem: 'invalid-request',
    detail: (say, ...more) => {
      const sentences = wrong
        .slice(0, MOST_NAMED)
        .map(({ issue, name }) => `${name === '' ? say.body : `\`${name}\``} ${issuePhrase(issue)(say, ...more)}`);
      const others = wrong.length - MOST_NAMED;
      return `${sentences.join('; ')}${others > 0 ? say.andMore(others) : ''}.`;
    },
    errors,
  };
}

function firstLike({ name, issue }: Fault, all: readonly Fault[]): number {
  return all.findIndex((other) => other.name === name && other.issue.message === issue.message);
}

/** Returns the failure of the headers. A missing revision is a problem of its own (RFC 6585 section 3). */
function headerFailure(issues: readonly Issue[]): Failure {
  const headers = [...new Set(issues.map(({ path }) => String(path[0])))];
  const wrong = headers.map(
    (header) => HEADERS[header] ?? { name: header, detail: inEnglish(`The header ${header} is not valid.`) },
  );
  const isMissing = issues.some(({ path, code }) => path[0] === 'if-match' && code === 'invalid_type');
  return {
    problem: isMissing ? 'revision-required' : 'invalid-request',
    detail: (...words) => wrong.map(({ detail }) => detail(...words)).join(' '),
    errors: wrong.map(({ name, detail }) => ({ detail, header: name })),
  };
}

/** Returns an issue's path in code notation: `notes[1].seal`. */
function nameOf({ path }: Issue): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
}

/** Returns an issue's path as a JSON pointer in a URI fragment (RFC 6901 section 6). */
function pointerOf({ path }: Issue): string {
  const steps = path.map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')));
  return `#${steps.map((step) => `/${step}`).join('')}`;
}
