import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// The Remix plugin stays out of here: it wants a whole application, tests want modules.
const common = {
  globals: false,
  restoreMocks: true,
  setupFiles: ['tests/setup/data-dir.ts', 'tests/setup/process.ts'],
  env: { NODE_ENV: 'test' as const, TZ: 'UTC', LOG_LEVEL: 'silent', DATA_DIR: './data/test' },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
const database = {
  ...common,
  include: [
    'app/**/*.module.test.{ts,tsx}',
    'server/**/*.module.test.ts',
    'scripts/**/*.module.test.ts',
    'drizzle/**/*.module.test.ts',
    'tests/routes/**/*.test.{ts,tsx}',
    'tests/access/**/*.test.ts',
  ],
  globalSetup: ['tests/setup/template-database.ts'],
}

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    pool: 'forks',
    // Vitest's own default leaves one of two cores idle.
    poolOptions: { forks: { maxForks: Math.max(2, availableParallelism() - 1) } },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          include: ['{app,server,drizzle,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.module.test.{ts,tsx}', '**/node_modules/**'],
        },
      },
      { extends: true, test: { ...common, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...common,
          name: 'race',
          include: ['tests/{race,cache}/**/*.test.ts'],
          // One file after the other: each brings processes enough for the whole machine.
          poolOptions: { forks: { singleFork: true } },
          globalSetup: ['tests/race/built-product.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      { extends: true, test: { ...database, name: 'sqlite' } },
      { extends: true, test: { ...database, name: 'postgres', env: { ...common.env, DATABASE_URL: 'pglite:memory' } } },
    ],
  },
})
