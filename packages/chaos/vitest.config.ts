import { project } from '../local/src/testing/project.ts';

export default project('chaos', { globalSetup: ['@slow-train/local/testing-setup'] }, 'workerd');
