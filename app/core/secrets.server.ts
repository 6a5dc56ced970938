import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { type Env, env } from '#app/core/env.server.ts'

const shortest = 32
/** Texts that stand in examples and tutorials; a secret that contains one is known to everybody. */
const samples = [
  'change-me',
  'changeme',
  'change_me',
  'example',
  'replace',
  'your-secret',
  'your_secret',
  'sample',
  'placeholder',
  'password',
  'keyboard cat',
  'not-a-secret',
  '01234567890123456789',
  'abcdefghijklmnop',
]
const fewestCharacters = 10

type SecretSource = Pick<Env, 'NODE_ENV' | 'DATA_DIR' | 'SESSION_SECRET'>

function secretFile(source: SecretSource): string {
  return resolve(source.DATA_DIR, 'secrets', 'session-secret')
}

function readSecretFile(source: SecretSource): string | null {
  try {
    return readFileSync(secretFile(source), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Why a secret must not be used, or null. The reason never repeats the secret. */
export function secretFault(secret: string): string | null {
  if (secret.length < shortest) return `is shorter than ${shortest} characters`
  const plain = secret.toLowerCase()
  if (samples.some((sample) => plain.includes(sample))) return 'is a sample value'
  if (new Set(secret).size < fewestCharacters) return 'repeats too few characters'
  return null
}

/**
 * Makes the secrets a bare machine lacks, under DATA_DIR/secrets (directory 0700, file 0600). Keeps what is there, and does
 * nothing when SESSION_SECRET is given. Safe when several processes start at once: the first one's secret stays.
 */
export function ensureSecrets(source: SecretSource = env): void {
  if (source.SESSION_SECRET) return
  const file = secretFile(source)
  const folder = resolve(file, '..')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (readSecretFile(source) !== null) {
    chmodSync(file, 0o600)
    return
  }
  // Written aside and linked into place, so that nobody ever reads half a secret and an existing one is never replaced.
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeSync(handle, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(handle)
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(handle)
    rmSync(draft, { force: true })
  }
}

/**
 * The secret of a configuration: SESSION_SECRET, else the file that `ensureSecrets` makes.
 * Outside production a missing file is made on the way.
 * @throws Error in every environment for a short or sample secret, in production also for a missing one. The server asks for it before it listens.
 */
export function readSessionSecret(source: SecretSource): string {
  if (!source.SESSION_SECRET && source.NODE_ENV !== 'production') ensureSecrets(source)
  const secret = source.SESSION_SECRET || readSecretFile(source)
  const origin = source.SESSION_SECRET ? 'SESSION_SECRET' : secretFile(source)
  if (secret === null) throw new Error(`There is no session secret: set SESSION_SECRET or make ${origin}.`)
  const fault = secretFault(secret)
  if (fault) throw new Error(`The session secret in ${origin} ${fault}.`)
  return secret
}

let known: string | null = null

/** The session secret of this process, at least 32 characters. @throws Error as `readSessionSecret`. */
export function sessionSecret(): string {
  known ??= readSessionSecret(env)
  return known
}
