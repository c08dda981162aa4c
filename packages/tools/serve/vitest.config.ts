import { project } from '../local/src/testing/project.ts';

export default project('serve', { globalSetup: ['@slow-train/local/testing-setup'] }, 'workerd');
