import { project } from '../local/src/testing/project.ts';

/** Tests that attack the real Worker, some of them through a real Chromium. */
export default project(
  'attack',
  {
    include: ['test/attack/**/*.test.ts'],
    globalSetup: [
      '@slow-train/local/testing-setup',
      '@slow-train/local/testing-web-setup',
      '../../../web/e2e/harness/chromium-setup.ts',
    ],
  },
  'workerd',
);
