import type { Platform } from '../platform/platform.ts';

/**
 * Returns text that comes part by part as the body of an answer. An error cuts the answer off, and is in the log.
 * @param done called once there is no more of it, also if its reader has gone
 */
export function streamOf(
  { log }: Pick<Platform, 'log'>,
  parts: AsyncGenerator<string>,
  done: () => Promise<void> = () => Promise.resolve(),
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await parts.next();
        if (part.done !== true) return controller.enqueue(encoder.encode(part.value));
        await done();
        controller.close();
      } catch (error) {
        log.error('An answer was cut off.', { error });
        await done();
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
      await done();
    },
  });
}
