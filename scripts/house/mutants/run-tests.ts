import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The project of vitest that runs a test file on SQLite. */
function projectOf(path: string): string {
  const kind = /\.module\.test\.|^tests\/(routes|access)\//.test(path) ? 'sqlite' : 'unit'
  return /\.apart\./.test(path) ? `${kind}-apart` : kind
}

/**
 * How some test files ended. Only a test that failed counts as `failed`: what does not start, compile or finish says nothing about
 * the rule, and neither does a run that held no test.
 */
export type Ending = 'passed' | 'failed' | 'broken'

type Report = { numPassedTests: number; numFailedTests: number; success: boolean }

/** Runs vitest on test files and on nothing else, until the first failure. */
export async function runTests(files: readonly string[], named?: string): Promise<Ending> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const reportFile = join(folder, 'report.json')
  const projects = [...new Set(files.map(projectOf))].map((project) => `--project=${project}`)
  const names = named === undefined ? [] : ['-t', named]
  const report = ['--reporter=json', `--outputFile=${reportFile}`]
  const flags = ['node_modules/vitest/vitest.mjs', 'run', ...files, ...projects, ...names, '--bail=1', ...report]
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, flags, { stdio: 'ignore' })
      // Whoever stops the script stops its tests.
      const stop = () => child.kill()
      process.once('exit', stop)
      child.on('error', reject).on('exit', () => {
        process.off('exit', stop)
        resolve()
      })
    })
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
    if (numFailedTests > 0) return 'failed'
    return success && numPassedTests > 0 ? 'passed' : 'broken'
  } catch {
    return 'broken'
  } finally {
    rmSync(folder, { recursive: true })
  }
}
