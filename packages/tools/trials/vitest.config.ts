import { project } from '../local/src/testing/project.ts';

// Only the slow test has Workers in processes of their own.
const runtime = process.env['TEST_ALL'] === 'yes' ? 'workerd' : 'in-process';

export default project(
  'chaos',
  { include: ['test/chaos/**/*.test.ts'], globalSetup: ['@slow-train/local/testing-setup'] },
  runtime,
);
