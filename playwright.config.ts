import { defineConfig, devices } from '@playwright/test'
import { stripeServer } from './tests/e2e/stripe-server.ts'

const port = Number(process.env.E2E_PORT ?? 4310)
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

const cataloguePort = port + 1
const stripe = stripeServer(port)
const server = { HOST: '127.0.0.1', DATA_DIR: './data/e2e', LOG_LEVEL: 'error' }
const start = { timeout: 240_000, reuseExistingServer: false, stdout: 'ignore' as const }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Machines are shared and noisy: generous limits, no fixed waits; an assertion waits for what it asserts.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than the cores of a small machine: a browser waits for its server and the other way round.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Each test names its own locale by path; the browser's language is Chinese, as most visitors' is.
    locale: 'zh-CN',
    // Fades between pages are drawn by the processor here, a fifth of a browser's time; what a test says of motion it asks for.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // A trace is drawn of every test and thrown away where it passes: a quarter of the time. Ask for it when one fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: /\.phone\.spec\.ts$/ },
    { name: 'phone', use: phone, testMatch: /\.phone\.spec\.ts$/ },
  ],
  webServer: [
    {
      command: 'npx tsx scripts/prepare-database.ts && node build/server/index.js',
      url: `http://127.0.0.1:${port}/readyz`,
      env: { ...server, PORT: String(port), NODE_ENV: 'production' },
      ...start,
    },
    {
      // Outside production, where the catalogue of components is; over the database that the first one prepares.
      command: `node scripts/wait-for.mjs http://127.0.0.1:${port}/readyz && node build/server/index.js`,
      url: `http://127.0.0.1:${cataloguePort}/readyz`,
      env: { ...server, PORT: String(cataloguePort), NODE_ENV: 'test' },
      ...start,
    },
    {
      // The same product with payments by Stripe, whose calls a test answers.
      command: `node scripts/wait-for.mjs http://127.0.0.1:${port}/readyz && node build/server/index.js`,
      url: `${stripe.origin}/readyz`,
      env: { ...server, ...stripe.env, NODE_ENV: 'production' },
      ...start,
    },
  ],
})
