export { chooseAction, hint } from './computer.ts';
export { longestTrainOf } from './endings.ts';
export { forcedAction } from './forced.ts';
export type { Hint, Reason } from './hint.ts';
export { longestTrain, type LongestTrain, type MayEndIn } from './longest-train.ts';
export { recordGame, type Recording } from './record-game.ts';
