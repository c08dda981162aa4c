import { project } from '../local/src/testing/project.ts';

export default project('pairing');
