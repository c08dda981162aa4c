import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'players', include: ['{src,test}/**/*.test.ts'] } });
