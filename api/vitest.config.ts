import { project } from '../packages/local/src/testing/project.ts';

export default project('api', { globalSetup: ['@slow-train/local/testing-setup'] });
