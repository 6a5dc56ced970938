import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { dialect } from '#drizzle/dialect.ts'
import { providers, runs } from '#drizzle/schema/index.ts'
import { officialHeader, officialRow, quotedLine } from '#tests/bench/import/synthetic-file.ts'
import { practitioner } from '#tests/bench/import/registry-rows.ts'

// A command is a process of its own, which an in-process PostgreSQL does not outlive.
const isFile = dialect === 'sqlite'
const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
const url = `file:${join(folder, 'command.sqlite')}`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Not `spawnSync`: a minute of it in one process, and the test runner takes this one for dead. */
function run(script: string, ...argv: string[]) {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...argv], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { stdout: '', stderr: '' }
    child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said.stderr += text.toString()))
    child.on('close', (status) => resolve({ status, ...said }))
  })
}

async function reading<T>(work: () => Promise<T>): Promise<T> {
  const connection = await openDatabase(url)
  await connection.migrate()
  try {
    return await work()
  } finally {
    await closeDatabase()
  }
}

describe.skipIf(!isFile)('npm run import:nppes (skipped: needs a database file)', () => {
  beforeAll(() => reading(() => withTransaction(seedReference)))
  const path = join(folder, 'npidata_small.csv')
  const rows = [practitioner(1), practitioner(2), { ...practitioner(3), NPI: '1234567890' }]
  writeFileSync(path, quotedLine(officialHeader()) + rows.map((row) => quotedLine(officialRow(row))).join(''))

  it('explains itself', async () => {
    const { status, stdout } = await run('import-nppes', '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('Usage: npm run import:nppes')
  })

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['a.csv', '--states', 'New York']],
    [['a.csv', '--speed']],
    [['a.csv', '--cancel', 'x']],
  ])('refuses %j with 2', async (argv) => {
    const { status, stderr } = await run('import-nppes', ...argv)
    expect(status).toBe(2)
    expect(stderr).toContain('Usage:')
  })

  it('fails with 1 and plain words for a file that cannot be used', async () => {
    const { status, stderr } = await run('import-nppes', join(folder, 'none.csv'))
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^There is no file .*none\.csv\.$/)
  })

  it('shows in a dry run what it would do, and then does it', async () => {
    const dry = await run('import-nppes', path, '--dry-run', '--states', 'ny')
    expect(dry.status).toBe(0)
    expect(dry.stdout).toMatch(/created +2/)
    expect(await reading(() => db.$count(providers))).toBe(0)
    expect(existsSync(join(folder, 'imports'))).toBe(false)
    const real = await run('import-nppes', path, '--states', 'ny')
    expect(real.stdout).toMatch(/created +2/)
    expect(real.stderr).toMatch(/100 % .* rows\/s/)
    expect(real.stdout).toContain(join('imports', 'npidata_small.csv.rejects.csv'))
    expect(await reading(() => db.$count(providers))).toBe(2)
  })

  it('prints the id of its run, which --cancel takes while it has not ended', async () => {
    const id = /^Run ([0-9a-f-]{36})$/m.exec((await run('import-nppes', path, '--states', 'ny')).stdout)![1]!
    const ended = await run('import-nppes', '--cancel', id)
    expect([ended.status, ended.stderr]).toEqual([1, `Run ${id} has ended, or is being cancelled already.\n`])
    const unknown = await run('import-nppes', '--cancel', 'none')
    expect([unknown.status, unknown.stderr]).toEqual([1, 'There is no run none.\n'])
    // As a process that was killed leaves it.
    await reading(() => withTransaction((tx) => tx.update(runs).set({ status: 'failed' }).where(eq(runs.id, id))))
    const cancelled = await run('import-nppes', '--cancel', id)
    expect([cancelled.status, cancelled.stdout]).toEqual([0, `Run ${id} is cancelled.\n`])
  })

  it('then publish:registry lists them', async () => {
    expect((await run('publish-registry')).status).toBe(2)
    expect((await run('publish-registry', '--neighborhood', 'atlantis')).status).toBe(2)
    expect((await run('publish-registry', '--neighborhood', 'flushing', '--limit', 'x')).status).toBe(2)
    expect((await run('publish-registry', '--neighborhood', 'flushing', '--dry-run')).stdout).toBe(
      'Would list 2 practitioners and open 1 places.\n',
    )
    expect((await run('publish-registry', '--neighborhood', 'flushing')).stdout).toBe(
      'Listed 2 practitioners and opened 1 places.\n',
    )
    expect((await run('publish-registry', '--neighborhood', 'flushing')).stdout).toBe(
      'Listed 0 practitioners and opened 0 places.\n',
    )
  })
})
