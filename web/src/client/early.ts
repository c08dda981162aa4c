/** Answers by their path. */
export type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    /** Requests that `start.ts` sent before the page's scripts had loaded. */
    slowTrainEarly?: EarlyAnswers;
  }
}

/** Fetches, unless the same was asked for before the page had its scripts: then returns that answer, once. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const early = typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? take(input) : undefined;
  const isConditional = new Headers(init?.headers).has('if-none-match');
  return early === undefined || isConditional ? fetch(input, init) : early;
};

/** Forgets the answers that nobody has asked for by now: later they would be too old. */
export function forgetEarly(): void {
  delete window.slowTrainEarly;
}

function take(path: string): Promise<Response> | undefined {
  const { slowTrainEarly } = window;
  const answer = slowTrainEarly?.[path];
  if (slowTrainEarly !== undefined) delete slowTrainEarly[path];
  return answer;
}
