import { project } from './src/testing/project.ts';

export default project('local', { globalSetup: ['src/testing/server-setup.ts'] }, 'workerd');
