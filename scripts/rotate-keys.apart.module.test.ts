import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Client from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { decryptField, encryptField, prefixOf } from '#app/core/crypto/field-encryption.server.ts'
import { fieldKeys } from '#app/core/crypto/field-keys.server.ts'
import { whileNobodyElseRotates } from '#app/core/crypto/rotation-lock.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { templateFile } from '#tests/setup/template-database.ts'

const folder = await vi.hoisted(async () => {
  const os = await import('node:os')
  const path = await import('node:path')
  const own = path.join(os.tmpdir(), `rotate-keys-${process.pid}`)
  vi.stubEnv('DATA_DIR', own)
  return own
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'app.sqlite')
const count = 1500
const to = (rowId: string) => ({ table: 'message_outbox', column: 'to_enc', rowId })
const vars = (rowId: string) => ({ table: 'message_outbox', column: 'vars_enc', rowId })

type Ended = { code: number | null; signal: string | null; output: string; errors: string }

/** Runs the command in a process of its own; `onProgress` is called with each piece of what it says while it works. */
function run(
  script: string,
  onProgress: (kill: () => void) => void = () => {},
  env: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((answer, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: `file:${file}`, ...env },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
      onProgress(() => child.kill('SIGKILL'))
    })
    child.on('error', reject)
    child.on('close', (code, signal) => answer({ code, signal, output, errors }))
  })
}

function rows() {
  const client = new Client(file, { readonly: true })
  const found = client.prepare('select id, to_enc, vars_enc from message_outbox order by id').all()
  client.close()
  return found as { id: string; to_enc: string; vars_enc: string }[]
}

function fill(): void {
  mkdirSync(folder)
  copyFileSync(templateFile, file)
  const client = new Client(file)
  const insert =
    client.prepare(`insert into message_outbox (id, channel, to_enc, template, locale, vars_enc, subject_type,
    subject_id, not_before, state, attempts, dedupe_key, meta, created_at, updated_at)
    values (@id, 'sms', @to, 't', 'en-US', @vars, 't', 't', 0, 'queued', 0, @id, '{}', 0, 0)`)
  client.transaction(() => {
    for (let index = 0; index < count; index++) {
      const id = `m-${index}`
      insert.run({ id, to: encryptField(`to ${id}`, to(id)), vars: encryptField(`vars ${id}`, vars(id)) })
    }
  })()
  client.close()
}

function underKey(keyId: string): number {
  return rows().filter((row) => row.to_enc.startsWith(prefixOf(keyId)) && row.vars_enc.startsWith(prefixOf(keyId)))
    .length
}

function expectNothingLost(): void {
  const found = rows()
  expect(found).toHaveLength(count)
  for (const { id, to_enc, vars_enc } of found) {
    expect(decryptField(to_enc, to(id))).toBe(`to ${id}`)
    expect(decryptField(vars_enc, vars(id))).toBe(`vars ${id}`)
  }
}

// Processes of their own share a SQLite file; the in-process PostgreSQL can be in one process only.
describe.skipIf(dialect === 'postgres')(
  'keys:rotate (on SQLite: other processes cannot join an in-process PostgreSQL)',
  () => {
    beforeAll(fill)

    it('killed again and again, loses nothing, and ends with every value under one new key', async () => {
      const first = fieldKeys().current
      let kills = 0
      let ended: Ended
      do {
        ended = await run('scripts/rotate-keys.ts', (kill) => {
          if (kills < 4) kill()
        })
        if (ended.signal === 'SIGKILL') kills++
        expectNothingLost()
      } while (ended.signal === 'SIGKILL')

      expect(kills).toBe(4)
      expect(ended).toMatchObject({ code: 0 })
      expect(ended.output).toMatch(/^Resumed\. \d+ values are now under key [a-z0-9]+\.\n$/)
      const ring = fieldKeys()
      expect(ring.current).not.toBe(first)
      expect([...ring.keys.keys()].sort()).toEqual([first, ring.current].sort())
      expect(ring.rotatingTo).toBeNull()
      expect(underKey(ring.current)).toBe(count)
    })

    it('run again makes the next key, and says so in the audit log', async () => {
      const second = fieldKeys().current
      const { code, output } = await run('scripts/rotate-keys.ts')
      expect([code, output]).toEqual([0, `${2 * count} values are now under key ${fieldKeys().current}.\n`])
      expect(fieldKeys().current).not.toBe(second)
      expectNothingLost()
      const client = new Client(file, { readonly: true })
      const events = client.prepare('select action, subject_id, outcome from audit_events order by seq').all()
      client.close()
      expect(events.at(-1)).toEqual({
        action: 'security.keys_rotate',
        subject_id: `key-${fieldKeys().current}`,
        outcome: 'ok',
      })
    })

    it('tells what does not open and ends with 1', async () => {
      const client = new Client(file)
      client.prepare("update message_outbox set to_enc = vars_enc where id = 'm-7'").run()
      const { code, errors } = await run('scripts/rotate-keys.ts')
      client.prepare("update message_outbox set to_enc = ? where id = 'm-7'").run(encryptField('to m-7', to('m-7')))
      client.close()
      expect(code).toBe(1)
      expect(errors).toContain('message_outbox.to_enc m-7: not_authentic')
      expect(errors).not.toContain('vars m-7')
      expectNothingLost()
    })

    it('does not run twice at once', async () => {
      const before = readFileSync(join(folder, 'secrets', 'field-keys.json'), 'utf8')
      const { code, errors } = await whileNobodyElseRotates(() => run('scripts/rotate-keys.ts'))
      expect([code, errors]).toEqual([1, 'Another rotation is running.\n'])
      expect(readFileSync(join(folder, 'secrets', 'field-keys.json'), 'utf8')).toBe(before)
    })

    it('does not start without keys, and makes none (C11)', async () => {
      const bare = mkdtempSync(join(tmpdir(), 'bare-'))
      const { code, errors } = await run('scripts/rotate-keys.ts', undefined, { DATA_DIR: bare })
      expect(code).toBe(1)
      expect(errors).toContain('There are no field keys')
      expect(existsSync(join(bare, 'secrets', 'field-keys.json'))).toBe(false)
      rmSync(bare, { recursive: true })
    })

    it('audit:verify finds the log whole, sets an anchor, and finds what was done to it', async () => {
      const whole = await run('scripts/verify-audit.ts')
      expect(whole).toMatchObject({ code: 0, output: 'The audit log is whole: 3 events, 0 anchors.\n' })
      expect(readFileSync(join(folder, 'audit', 'anchor'), 'utf8')).toMatch(/^3 [0-9a-f]{64}\n$/)
      const client = new Client(file)
      client.exec('drop trigger audit_events_no_delete; delete from audit_events where seq = 2')
      client.close()
      const broken = await run('scripts/verify-audit.ts')
      expect(broken).toMatchObject({ code: 1, output: '' })
      expect(broken.errors).toContain('event 2 is missing')
      expect(readFileSync(join(folder, 'audit', 'anchor'), 'utf8').split('\n')).toHaveLength(2)
    })
  },
)
