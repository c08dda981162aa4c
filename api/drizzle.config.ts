import { defineConfig } from 'drizzle-kit';

/** `npm run migrations:generate`: what has changed in the tables becomes the next file of migrations/. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.ts',
  out: '../migrations',
});
