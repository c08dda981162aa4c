import { project } from '../packages/tools/local/src/testing/project.ts';

/** Tests that run in Node and drive a real Chromium. */
export default project(
  'browser',
  {
    include: ['e2e/**/*.test.ts'],
    globalSetup: [
      '@slow-train/local/testing-setup',
      '@slow-train/local/testing-web-setup',
      'e2e/harness/chromium-setup.ts',
    ],
  },
  'workerd',
);
