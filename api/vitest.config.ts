import { project } from '../packages/tools/local/src/testing/project.ts';

export default project(
  'api',
  { exclude: ['test/workerd/**'], globalSetup: ['@slow-train/local/testing-setup'] },
  process.env['SITE'] === 'workerd' ? 'workerd' : 'in-process',
);
