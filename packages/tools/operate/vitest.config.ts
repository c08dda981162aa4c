import { project } from '../local/src/testing/project.ts';

export default project(
  'operate',
  { globalSetup: ['@slow-train/local/testing-setup', '@slow-train/local/testing-web-setup'] },
  'workerd',
);
