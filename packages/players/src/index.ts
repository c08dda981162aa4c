export { chooseAction } from './computer.ts';
export { longestTrain } from './longest-train.ts';
