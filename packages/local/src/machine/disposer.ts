/** Stops or removes one thing that was started or made. */
export type Disposer = () => Promise<void>;

/**
 * Runs the disposers, the last one first, and empties the list. All of them run, even when one fails.
 * @throws the first failure, at the end
 */
export async function disposeAll(disposers: Disposer[]): Promise<void> {
  const failures: unknown[] = [];
  for (let dispose = disposers.pop(); dispose !== undefined; dispose = disposers.pop()) {
    await dispose().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
