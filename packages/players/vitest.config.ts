import { project } from '../tools/local/src/testing/project.ts';

export default project('players');
