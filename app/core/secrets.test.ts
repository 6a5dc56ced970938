import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ensureSecrets, readSessionSecret, secretFault, sessionSecret } from './secrets.server.ts'

const good = 'Zk3v9QpX7rT1mW5yB8nC2dF6gH4jL0sA'

function source(values: Partial<Parameters<typeof readSessionSecret>[0]> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const given = { NODE_ENV: 'production' as const, DATA_DIR: join(folder, 'data'), SESSION_SECRET: '', ...values }
  return { given, file: join(given.DATA_DIR, 'secrets', 'session-secret') }
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('ensureSecrets', () => {
  it('makes a strong secret that only the owner can read', () => {
    const { given, file } = source()
    ensureSecrets(given)
    expect(modeOf(file)).toBe('600')
    expect(modeOf(join(file, '..'))).toBe('700')
    expect(readSessionSecret(given)).toMatch(/^[\w-]{64}$/)
    expect(readdirSync(join(file, '..'))).toEqual(['session-secret'])
  })

  it('keeps the secret that is there and closes it to others', () => {
    const { given, file } = source()
    ensureSecrets(given)
    const first = readFileSync(file, 'utf8')
    chmodSync(file, 0o644)
    ensureSecrets(given)
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(modeOf(file)).toBe('600')
  })

  it('makes a different one on every machine', () => {
    const secrets = [source(), source()].map(({ given }) => {
      ensureSecrets(given)
      return readSessionSecret(given)
    })
    expect(secrets[0]).not.toBe(secrets[1])
  })

  it('writes nothing when a secret is configured', () => {
    const { given } = source({ SESSION_SECRET: good })
    ensureSecrets(given)
    expect(existsSync(given.DATA_DIR)).toBe(false)
    expect(readSessionSecret(given)).toBe(good)
  })
})

describe('production (C11)', () => {
  it('does not start without a secret', () => {
    const { given } = source()
    expect(() => readSessionSecret(given)).toThrow('There is no session secret')
    expect(existsSync(given.DATA_DIR)).toBe(false)
  })

  it.each([
    ['short', 'x'.repeat(8), 'shorter'],
    ['one character short', good.slice(1), 'shorter'],
    ['a sample', 'change-me-to-32-random-characters-please', 'sample'],
    ['a sample in capitals', 'CHANGE_ME_CHANGE_ME_CHANGE_ME_12345', 'sample'],
    ['monotonous', 'ab'.repeat(20), 'repeats'],
  ])('does not start with a secret that is %s, from the environment or a file', (_title, secret, reason) => {
    const configured = source({ SESSION_SECRET: secret })
    expect(() => readSessionSecret(configured.given)).toThrow(reason)
    const kept = source()
    mkdirSync(join(kept.file, '..'), { recursive: true })
    writeFileSync(kept.file, `${secret}\n`)
    expect(() => readSessionSecret(kept.given)).toThrow(reason)
  })

  it('does not say what the secret was', () => {
    const { given } = source({ SESSION_SECRET: 'tooshortcanary' })
    expect(() => readSessionSecret(given)).toThrow(/^(?!.*canary)/)
  })

  it('does not take an empty file for a secret', () => {
    const { given, file } = source()
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, '\n')
    expect(() => readSessionSecret(given)).toThrow('shorter')
  })

  it('refuses every value that .env.example shows', () => {
    const shown = existsSync('.env.example') ? readFileSync('.env.example', 'utf8') : ''
    for (const [, value = ''] of shown.matchAll(/^#?\s?SESSION_SECRET=(.*)$/gm)) {
      if (value) expect(secretFault(value)).not.toBeNull()
    }
    expect(secretFault(good)).toBeNull()
  })
})

describe('outside production', () => {
  it.each(['development', 'test'] as const)('%s makes what is missing', (NODE_ENV) => {
    const { given } = source({ NODE_ENV })
    const secret = readSessionSecret(given)
    expect(readSessionSecret(given)).toBe(secret)
  })

  it('a bad secret is refused all the same', () => {
    const { given } = source({ NODE_ENV: 'development', SESSION_SECRET: 'short' })
    expect(() => readSessionSecret(given)).toThrow('shorter')
  })

  it('the process asks once', () => {
    expect(sessionSecret()).toBe(sessionSecret())
  })
})
