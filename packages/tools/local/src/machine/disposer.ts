/** Stops or removes something that was started or created. */
export type Disposer = () => Promise<void>;

/**
 * Runs the disposers, last one first, and empties the list. All of them run, even if one fails.
 * @throws the first failure, at the end
 */
export async function disposeAll(disposers: Disposer[]): Promise<void> {
  const failures: unknown[] = [];
  for (let dispose = disposers.pop(); dispose !== undefined; dispose = disposers.pop()) {
    await dispose().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
