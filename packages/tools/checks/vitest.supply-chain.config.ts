import { project } from '../local/src/testing/project.ts';

export default project(
  'supply-chain',
  {
    include: ['test/supply-chain/**/*.test.ts'],
    globalSetup: ['@slow-train/local/testing-setup', '@slow-train/local/testing-web-setup'],
  },
  'workerd',
);
