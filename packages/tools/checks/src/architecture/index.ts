export { advice, filesOfTests, isExempt, uncertaintiesIn, uncertaintiesOf } from './certainty.ts';
export { EXEMPTIONS } from './certainty-exemptions.ts';
export { floorList } from './floor-list.ts';
export { API, PACKAGES, WEB } from './floors.ts';
export { importsBelow, importsIn } from './imports.ts';
export { knotsOf, packageViolations, violationsOf } from './violations.ts';
export { strayTextsBelow, strayTextsIn } from './texts.ts';
