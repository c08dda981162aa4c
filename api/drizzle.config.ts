import { defineConfig } from 'drizzle-kit';

/** `npm run migrations:generate -w api` writes changes of the schema into the next file of migrations/. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.ts',
  out: '../migrations',
});
