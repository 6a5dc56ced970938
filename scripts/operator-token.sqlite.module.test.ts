import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDatabase, db, openDatabase } from '#app/core/database/database.server.ts'
import { beginOperatorRight } from '#app/modules/accounts/operator/commands/begin-operator-right.server.ts'
import { operatorTokens } from '#drizzle/schema/administration.ts'
import { auditEvents } from '#drizzle/schema/security.ts'

// A command is a process of its own, which an in-process PostgreSQL does not outlive: the database is a file.
const folder = mkdtempSync(join(tmpdir(), 'operator-command-'))
const url = `file:${join(folder, 'command.sqlite')}`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...argv: string[]) {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/operator-token.ts', ...argv], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, SITE_URL: 'https://guide.example' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { stdout: '', stderr: '' }
    child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said.stderr += text.toString()))
    child.on('close', (status) => resolve({ status, ...said }))
  })
}

async function reading<T>(work: () => Promise<T>): Promise<T> {
  await openDatabase(url)
  try {
    return await work()
  } finally {
    await closeDatabase()
  }
}

describe('npm run operator:token', () => {
  it('explains itself, and refuses what it does not know', async () => {
    const { status, stdout } = await run('--help')
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: npm run operator:token')])
    const unknown = await run('--forever')
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toContain('Usage:')
  })

  it('makes a token that begins a right once, says where, and keeps nothing of it but a hash', async () => {
    const { status, stdout, stderr } = await run()
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('https://guide.example/admin/5/migrate-facilities')
    const token = /^ {2}([\w-]{43})$/m.exec(stdout)![1]!
    await reading(async () => {
      expect(JSON.stringify(await db.select().from(operatorTokens))).not.toContain(token)
      await beginOperatorRight(token, '192.0.2.7')
      await expect(beginOperatorRight(token, '192.0.2.7')).rejects.toMatchObject({
        code: 'accounts.operator_token_refused',
      })
      expect((await db.select().from(auditEvents)).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
        'accounts.operator_token_make ok',
        'accounts.operator_right_begin ok',
        'accounts.operator_right_begin refused',
      ])
    })
  })
})
