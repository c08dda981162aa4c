export { chooseAction } from './computer.ts';
export { longestTrain, type LongestTrain } from './longest-train.ts';
export { recordGame, type Recording } from './record-game.ts';
