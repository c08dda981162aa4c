export {
  advice,
  filesOfTests,
  isExempt,
  uncertaintiesIn,
  uncertaintiesOf,
  type Doubt,
  type Exemption,
  type Uncertainty,
} from './certainty.ts';
export { EXEMPTIONS } from './certainty-exemptions.ts';
export { floorList } from './floor-list.ts';
export { API, PACKAGES, WEB, type Floor, type Package, type Tree } from './floors.ts';
export { importsBelow, importsIn, type Import } from './imports.ts';
export { knotsOf, packageViolations, violationsOf } from './violations.ts';
export { strayTextsBelow, strayTextsIn, type StrayText } from './texts.ts';
