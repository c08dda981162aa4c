import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [solid()],
  test: {
    name: 'web',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // A safety net only: a busy machine takes its time.
    testTimeout: 30_000,
    // Cheaper to start than processes.
    pool: 'threads',
  },
});
