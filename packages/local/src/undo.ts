/** One step back. */
export type Undo = () => Promise<void>;

/**
 * Takes back what was done, the last first, and empties the list. A step that fails does not keep
 * the others from being taken.
 * @throws the first failure, after all of them
 */
export async function undoAll(steps: Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
