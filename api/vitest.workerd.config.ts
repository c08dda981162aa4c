import { project } from '../packages/tools/local/src/testing/project.ts';

/** The few tests that only the real runtime can pass or fail. The others run in the tests' own process. */
export default project(
  'workerd',
  { include: ['test/workerd/**/*.test.ts'], globalSetup: ['@slow-train/local/testing-setup'] },
  'workerd',
);
