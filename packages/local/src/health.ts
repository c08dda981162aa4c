import { z } from 'zod';
import { LocalError } from './problem.ts';

const Problem = z.object({ detail: z.string() });

/**
 * Asks the Worker whether it can work with its settings. It reads them with the first request, and who starts it should
 * not have to wait for that.
 * @param url the Worker's own
 * @throws LocalError `not-ready` in the Worker's words, which name the line to change
 */
export async function checkHealth(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/health`);
  const body = await answer.text();
  if (!answer.ok) throw new LocalError('not-ready', detailIn(body) ?? `The Worker answers ${answer.status}.`);
}

function detailIn(body: string): string | null {
  try {
    return Problem.parse(JSON.parse(body)).detail;
  } catch {
    return null;
  }
}
