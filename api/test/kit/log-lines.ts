import { eventually } from '@slow-train/local/kit';
import type { TestWorker } from '@slow-train/local/testing';
import * as z from 'zod';

const LineSchema = z.looseObject({
  time: z.iso.datetime(),
  level: z.enum(['info', 'error']),
  message: z.string().min(1),
  requestId: z.string().optional(),
  run: z.string().optional(),
});
export type LogLine = z.infer<typeof LineSchema>;

/** Returns everything a Worker has logged, oldest first; fails on a line of another form. */
export function logLines(worker: Pick<TestWorker, 'logs'>): LogLine[] {
  return worker.logs().map((line) => {
    const [level] = line.split(':', 1);
    const parsed = LineSchema.parse(JSON.parse(line.slice(line.indexOf('{'))));
    if (parsed.level !== level) throw new Error(`A line of level ${parsed.level} was written as ${level}.`);
    return parsed;
  });
}

/** Returns the lines about a request, once there are any: they may arrive after its answer. */
export function linesAbout(worker: Pick<TestWorker, 'logs'>, requestId: string | null): Promise<LogLine[]> {
  return eventually(() => {
    const lines = logLines(worker).filter((line) => line.requestId === requestId);
    if (lines.length === 0) throw new Error(`Nothing is logged about ${requestId}.`);
    return lines;
  });
}
