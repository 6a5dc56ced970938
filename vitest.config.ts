import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// The Remix plugin stays out of here: it wants a whole application, tests want modules.
const common = {
  globals: false,
  restoreMocks: true,
  setupFiles: ['tests/setup/data-dir.ts', 'tests/setup/process.ts'],
  env: { NODE_ENV: 'test' as const, TZ: 'UTC', LOG_LEVEL: 'silent', DATA_DIR: './data/test' },
  testTimeout: 300_000,
  hookTimeout: 300_000,
}
const unit = {
  ...common,
  include: ['{app,server,drizzle,scripts}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.module.test.{ts,tsx}', '**/node_modules/**'],
}
const modules = {
  ...common,
  include: ['{app,server,scripts,drizzle}/**/*.module.test.{ts,tsx}'],
  exclude: ['**/node_modules/**'],
  globalSetup: ['tests/setup/template-database.ts'],
}
// Statements are made by modules, whose tests run on both; routes add HTTP to them, and nothing of that differs with the database.
const sqlite = { ...modules, include: [...modules.include, 'tests/{routes,access}/**/*.test.{ts,tsx}'] }
// `*.sqlite.*` are about what is reckoned before a statement is made, over many rows; PostgreSQL runs in this process, many times as slow.
const postgres = {
  ...modules,
  exclude: [...modules.exclude, '**/*.sqlite.*'],
  env: { ...common.env, DATABASE_URL: 'pglite:memory' },
}

type Tests = typeof common & { include: string[]; exclude: string[] }

/**
 * Two projects of the same kind of test. Files share a process and the modules it has loaded, which saves a third of the time. Those that
 * bring an environment or modules of their own, which others would find loaded, are named `*.apart.test.ts`: for each of them everything
 * is loaded anew.
 */
function projects(name: string, tests: Tests): TestProjectInlineConfiguration[] {
  return [
    {
      extends: true,
      test: {
        ...tests,
        name,
        exclude: [...tests.exclude, '**/*.apart.*'],
      },
    },
    {
      extends: true,
      test: {
        ...tests,
        name: `${name}-apart`,
        include: tests.include.map((pattern) => pattern.replace(/\*\.(?=(module\.)?test)/, '*.apart.')),
        poolOptions: { forks: { isolate: true } },
      },
    },
  ]
}

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    pool: 'forks',
    // Vitest's own default leaves one of two cores idle, and loads everything anew for every file.
    poolOptions: { forks: { maxForks: Math.max(2, availableParallelism() - 1), isolate: false } },
    projects: [
      ...projects('unit', unit),
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
      ...projects('sqlite', sqlite),
      ...projects('postgres', postgres),
    ],
  },
})
