import { ProblemSchema } from '@slow-train/protocol';
import { adviceFor } from '@slow-train/database/causes';
import { ExpectedError } from '@slow-train/settings/expected-error';
import * as z from 'zod';

/** The running site. */
export interface AdminSite {
  get<T>(path: string, answer: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: object, answer: z.ZodType<T>): Promise<T>;
}

/** Milliseconds; deleting an account with many games takes longest. */
const TIMEOUT = 60_000;

const SettingsSchema = z.object({
  APP_URL: z.url({ protocol: /^https?$/ }),
  OPERATOR_TOKEN: z.string().min(32),
});

/**
 * Returns the site that the settings name, to be asked in an operator's name.
 * @throws ExpectedError if a setting is missing, or if its token would be sent unencrypted over a network
 */
export function adminSiteOf(settings: Readonly<Record<string, string | undefined>>, operator: string): AdminSite {
  const parsed = SettingsSchema.safeParse(settings);
  if (!parsed.success)
    throw new ExpectedError(
      'Set APP_URL (the address of the site) and OPERATOR_TOKEN in the environment or in .production.vars.',
    );
  const { APP_URL, OPERATOR_TOKEN } = parsed.data;
  const { protocol, hostname } = new URL(APP_URL);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new ExpectedError('Use https in APP_URL: over http anybody on the way could read OPERATOR_TOKEN.');
  const isKnown = (): Promise<boolean> =>
    ask(KNOWN, {}, z.unknown()).then(
      () => true,
      () => false,
    );
  const ask = async <T>(path: string, init: RequestInit, answer: z.ZodType<T>): Promise<T> => {
    const headers = {
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      'x-operator': encodeURIComponent(operator),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(new URL(`/api/operator${path}`, APP_URL), { ...init, headers, signal }).catch(
      (cause: unknown) => {
        const advice = adviceFor(cause, 'site') ?? 'Check APP_URL and this machine’s network.';
        throw new ExpectedError(`The site at ${hostname} cannot be asked. ${advice}`, { cause });
      },
    );
    const text = await response.text();
    if (!response.ok) {
      // The site answers a stranger as if there were nothing, also where there is always something.
      const isStranger = response.status === 404 && path !== KNOWN && !(await isKnown());
      throw new ExpectedError(isStranger ? REFUSED : refusalIn(response.status, text, path === KNOWN));
    }
    return answer.parse(text === '' ? undefined : JSON.parse(text));
  };
  return {
    get: (path, answer) => ask(path, {}, answer),
    post: (path, body, answer) => ask(path, { method: 'POST', body: JSON.stringify(body) }, answer),
  };
}

/** What every operator may read, and every site has. */
const KNOWN = '/undelivered';
const REFUSED = 'The site does not accept OPERATOR_TOKEN, or has none. Use the one that its Worker has.';

function refusalIn(status: number, text: string, isAlwaysThere: boolean): string {
  const problem = ProblemSchema.safeParse(parsedJson(text));
  if (!problem.success) return `The site answers ${status}. Check APP_URL: it may lead to something else.`;
  const { detail, requestId } = problem.data;
  if (status === 404 && isAlwaysThere) return REFUSED;
  if (status === 404 && !/^There is no such (?:game|account|message|report|sanction)\b/.test(detail))
    return 'There is nothing with this id. Compare it with the list, or with the link that you have.';
  return status >= 500 && requestId !== undefined ? `${detail} (In the log: ${requestId})` : detail;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
