import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'words', include: ['{src,test}/**/*.test.ts'] } });
