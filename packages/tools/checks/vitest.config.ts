import { project } from '../local/src/testing/project.ts';

export default project('architecture', { include: ['test/architecture/**/*.test.ts'] });
