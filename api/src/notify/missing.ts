import type { Failure } from '../problem.ts';

export const NO_BROWSER: Failure = {
  problem: 'not-found',
  detail: 'No pushes go to such a browser, or it is not one of yours.',
};

export const NO_WEBHOOK: Failure = {
  problem: 'not-found',
  detail: 'There is no such webhook, or it is not one of yours.',
};
