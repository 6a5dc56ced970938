import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4310)
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Machines are shared and noisy: generous limits, no fixed waits; an assertion waits for what it asserts.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
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
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: /\.phone\.spec\.ts$/ },
    { name: 'phone', use: phone, testMatch: /\.phone\.spec\.ts$/ },
  ],
  webServer: {
    command: 'npx tsx scripts/prepare-database.ts && node build/server/index.js',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: './data/e2e', NODE_ENV: 'production', LOG_LEVEL: 'error' },
  },
})
