// npm test: sets everything up, runs every kind of test and closes with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build, checkNode, install, run } from './set-up.mjs'

checkNode()
await install()
rmSync('data/test', { recursive: true, force: true })
rmSync('data/e2e', { recursive: true, force: true })
mkdirSync('data/test', { recursive: true })

const total = { passed: 0, failed: 0 }

function step(title, command, args, report, env = {}) {
  console.log(`\n=== ${title}`)
  const status = run(command, args, { env: { ...process.env, ...env } })
  const counted =
    report && existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  // A step that failed without a failed test (a crash, a type error) counts as one failure.
  if (status !== 0 && counted.failed === 0) counted.failed = 1
  if (!report && status === 0) counted.passed = 1
  total.passed += counted.passed
  total.failed += counted.failed
}

/** Counts of a Vitest or a Playwright JSON report. */
function count(report) {
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

step('Types', 'npx', ['tsc', '--noEmit'])
step('Lint', 'npm', ['run', '--silent', 'lint'])
const vitestReport = 'data/test/vitest.json'
step(
  'Unit, module, route, architecture and conformance tests',
  'npx',
  ['vitest', 'run', '--project=!race', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
)
await build()
// After the build: these tests start servers of the built product.
const raceReport = 'data/test/race.json'
step(
  'Races between server processes',
  'npx',
  ['vitest', 'run', '--project=race', '--reporter=dot', '--reporter=json', `--outputFile.json=${raceReport}`],
  raceReport,
)
const { findBrowser } = await import('./find-browser.mjs')
const playwrightReport = 'data/test/playwright.json'
try {
  const browser = await findBrowser()
  step('Browser tests', 'npx', ['playwright', 'test'], playwrightReport, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  })
} catch (error) {
  console.error(error)
  total.failed += 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
