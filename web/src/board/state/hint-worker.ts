import { hintAt, type Hint, type LevelName } from '@slow-train/players';
import type { View } from '@slow-train/rules';

// Thinks about hints away from the page, which stays quick meanwhile.

export interface HintTask {
  readonly view: View;
  readonly level: LevelName;
  /** The same hint for everybody who asks again, on every device. */
  readonly seed: string;
}

addEventListener('message', ({ data }: MessageEvent<HintTask>) =>
  postMessage(hintAt(data.view, data.level, data.seed) satisfies Hint | null),
);
