import { defineConfig } from 'drizzle-kit'

// Run through `npm run db:generate`, which sets DATABASE_URL once for each dialect.
const isPostgres = process.env.DATABASE_URL?.startsWith('postgres:') ?? false

export default defineConfig({
  dialect: isPostgres ? 'postgresql' : 'sqlite',
  schema: './drizzle/schema/index.ts',
  out: isPostgres ? './drizzle/migrations/postgres' : './drizzle/migrations/sqlite',
})
