// npm test: sets everything up, runs every kind of test and closes with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { install } from './packages.mjs'
import { endTogether, finish } from './processes.mjs'
import { build, checkNode } from './set-up.mjs'
import { productLines, timeTable } from './test-times.mjs'

checkNode()
endTogether()
const began = performance.now()
const times = []
/** Does a part of the whole and keeps how long it took. */
async function clocked(title, work) {
  const began = performance.now()
  await work()
  times.push({ title, seconds: (performance.now() - began) / 1000 })
}

await clocked('Packages', async () => {
  const { database } = await install('all')
  await database
})
rmSync('data/test', { recursive: true, force: true })
rmSync('data/e2e', { recursive: true, force: true })
mkdirSync('data/test', { recursive: true })

const total = { passed: 0, failed: 0 }
/** What failed, named again at the very end: a long log is often kept by its tail only. */
const failures = []
/** Browser tests that passed only when they were run again: they do not fail the run, but somebody has to look. */
const unsteady = []

const step = (title, ...rest) => clocked(title, () => runStep(title, ...rest))

async function runStep(title, command, args, report, env = {}) {
  console.log(`\n=== ${title}`)
  const { status, output } = await finish(command, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    show: true,
    env: { ...process.env, ...env },
  })
  const answer = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const counted = answer ? count(answer) : { passed: 0, failed: 0 }
  if (answer) failures.push(...failedTests(answer))
  if (answer?.stats) unsteady.push(...failedSpecs(answer.suites, isUnsteady))
  // A step that failed without a failed test (a crash, a type error) counts as one failure.
  if (status !== 0 && counted.failed === 0) {
    counted.failed = 1
    failures.push(`${title}: the step itself failed with ${status}\n${troubleIn(output)}`)
  }
  if (!report && status === 0) counted.passed = 1
  total.passed += counted.passed
  total.failed += counted.failed
}

/** Counts of a Vitest or a Playwright JSON report. */
function count(report) {
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** The names and first words of failed tests in a Vitest or a Playwright JSON report. */
function failedTests(report) {
  if (report.stats) return failedSpecs(report.suites)
  return report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file.name}: ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`),
  )
}

const isUnsteady = (spec) => spec.tests.some((test) => test.status === 'flaky')

/** The browser tests that failed, or those that another question picks, each with its errors. */
function failedSpecs(suites = [], isAsked = (spec) => !spec.ok) {
  return suites.flatMap((suite) => [
    ...failedSpecs(suite.suites, isAsked),
    ...suite.specs.filter(isAsked).map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []))
      return `${spec.file}: ${spec.title}\n${shortened(errors.map((error) => error.message).join('\n'))}`
    }),
  ])
}

/** What a step that failed without a failed test printed of errors, else the last of what it printed. */
function troubleIn(output) {
  // eslint-disable-next-line no-control-regex -- colors are control characters
  const lines = output.replace(/\u001b\[[\d;]*m/g, '').split('\n')
  const first = lines.findIndex((line) => /Unhandled|Errors? ⎯|error TS|\berror\b/.test(line))
  return lines
    .slice(first === -1 ? -40 : first)
    .slice(0, 60)
    .join('\n')
}

/** The first 20 lines, where the expectation and its place stand. */
function shortened(message) {
  return message.split('\n').slice(0, 20).join('\n')
}

/** The build, which the tests that start servers need. */
async function makeBuild() {
  try {
    await build()
  } catch (error) {
    failures.push(`Build: ${error.message}`)
    total.failed += 1
  }
}

// Lint needs nothing and gives nothing: it takes the core that the others leave, and stands aside where they leave none.
const lint = step('Lint, beside the others', 'nice', ['-n', '10', 'npm', 'run', '--silent', 'lint'])
await step('Types', 'npx', ['tsc', '--noEmit'])
await clocked('Build', makeBuild)
const vitestReport = 'data/test/vitest.json'
await step(
  'Unit, module, route, architecture and conformance tests',
  'npx',
  ['vitest', 'run', '--project=!race', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
)
// After the build: these tests start servers of the built product.
const raceReport = 'data/test/race.json'
await step(
  'Races between server processes',
  'npx',
  ['vitest', 'run', '--project=race', '--reporter=default', '--reporter=json', `--outputFile.json=${raceReport}`],
  raceReport,
)
const { findBrowser } = await import('./find-browser.mjs')
const playwrightReport = 'data/test/playwright.json'
try {
  const browser = await findBrowser()
  // A shared machine can stall a page at any step: a test runs once more where it failed, and is named if it passed then.
  await step('Browser tests', 'npx', ['playwright', 'test', '--retries=1'], playwrightReport, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  })
} catch (error) {
  console.error(error)
  failures.push(`Browser tests: ${error.message}`)
  total.failed += 1
}

await lint

if (unsteady.length > 0) console.log(`\n=== Passed only when run again\n\n${unsteady.join('\n\n')}`)
if (failures.length > 0) console.log(`\n=== What failed\n\n${failures.join('\n\n')}`)
console.log(`\n=== Time\n${timeTable(times, (performance.now() - began) / 1000, productLines())}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
