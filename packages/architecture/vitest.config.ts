import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'architecture', include: ['test/**/*.test.ts'], testTimeout: 30_000 } });
