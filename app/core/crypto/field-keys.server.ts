import { chmodSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Env, env } from '#app/core/env.server.ts'
import { createDurably, ensurePrivateFolder, replaceDurably } from './durable-file.server.ts'
import { formatKeyRing, type KeyRing, newKeyRing, parseKeyFile, parseKeyList, withNextKey } from './key-ring.server.ts'

type KeySource = Pick<Env, 'NODE_ENV' | 'DATA_DIR' | 'FIELD_KEYS'>

function keyFile(source: KeySource): string {
  return resolve(source.DATA_DIR, 'secrets', 'field-keys.json')
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined
}

/**
 * Makes the keys a bare machine lacks: DATA_DIR/secrets/field-keys.json (directory 0700, file 0600). Keeps what is there, and does
 * nothing when FIELD_KEYS is given. Safe when several processes start at once: the first one's keys stay.
 */
export function ensureFieldKeys(source: KeySource = env): void {
  if (source.FIELD_KEYS) return
  const file = keyFile(source)
  ensurePrivateFolder(file)
  if (!exists(file)) createDurably(file, formatKeyRing(newKeyRing()))
  chmodSync(file, 0o600)
}

/**
 * The keys of a configuration: FIELD_KEYS, else the file that `ensureFieldKeys` makes. Outside production a missing file is made
 * on the way.
 * @throws Error in every environment for short, sample or malformed keys, in production also for missing ones; never repeats a key.
 */
export function readFieldKeys(source: KeySource): KeyRing {
  const file = keyFile(source)
  if (!source.FIELD_KEYS && source.NODE_ENV !== 'production') ensureFieldKeys(source)
  try {
    return source.FIELD_KEYS ? parseKeyList(source.FIELD_KEYS) : parseKeyFile(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isMissing(error)) throw new Error(`There are no field keys: set FIELD_KEYS or make ${file}.`)
    const origin = source.FIELD_KEYS ? 'FIELD_KEYS' : file
    throw new Error(`The field keys in ${origin} are not usable: ${(error as Error).message}.`)
  }
}

/** What tells one state of the key file from the next. */
function stampOf(source: KeySource): string {
  if (source.FIELD_KEYS) return 'environment'
  const stat = statSync(keyFile(source), { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : 'missing'
}

let known: { stamp: string; ring: KeyRing } | null = null

/**
 * The keys of this process. Looks at the file's state each time, so that a running server follows a rotation without a restart, and
 * stops writing when the file is gone: what a key in memory alone encrypts is lost at the next start.
 * @throws Error as `readFieldKeys`. The server asks for it before it listens.
 */
export function fieldKeys(): KeyRing {
  const stamp = stampOf(env)
  if (known?.stamp === stamp) return known.ring
  const ring = readFieldKeys(env)
  known = { stamp, ring }
  return ring
}

/** The key of an id, to open a value with. An id never gets another key, so the file is looked at only for one that is new. */
export function keyForReading(id: string): Buffer | undefined {
  return known?.ring.keys.get(id) ?? fieldKeys().keys.get(id)
}

/**
 * Begins a rotation, or takes up one that was interrupted. The new key is on disk before it becomes current, so no value is ever
 * written with a key that a power loss could take. With FIELD_KEYS the operator has put the new key first; nothing is made.
 * @returns the id of the key that values must move to.
 */
export function startRotation(source: KeySource = env): { keyId: string; isResumed: boolean } {
  const ring = readFieldKeys(source)
  if (source.FIELD_KEYS) return { keyId: ring.current, isResumed: false }
  const file = keyFile(source)
  const isResumed = ring.rotatingTo !== null
  const prepared = isResumed ? ring : withNextKey(ring)
  if (!isResumed) replaceDurably(file, formatKeyRing(prepared))
  const keyId = prepared.rotatingTo!
  if (prepared.current !== keyId) replaceDurably(file, formatKeyRing({ ...prepared, current: keyId }))
  return { keyId, isResumed }
}

/** Ends a rotation. The old keys stay for reading: older backups need them. */
export function finishRotation(source: KeySource = env): void {
  if (source.FIELD_KEYS) return
  const ring = readFieldKeys(source)
  replaceDurably(keyFile(source), formatKeyRing({ ...ring, rotatingTo: null }))
}
