import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { secretFault } from '#app/core/secrets.server.ts'

/**
 * The keys of encrypted fields. New values take `current`; the others stay for reading. `indexKey` makes blind indexes and
 * never rotates, because an index that changes finds nothing.
 */
export type KeyRing = Readonly<{
  current: string
  keys: ReadonlyMap<string, Buffer>
  indexKey: Buffer
  /** The key that a rotation under way is moving values to; it may not be current yet. */
  rotatingTo: string | null
}>

const keyBytes = 32
const idShape = /^[a-z0-9]{1,16}$/
const indexName = 'index'

const stored = z.strictObject({
  current: z.string(),
  keys: z.record(z.string(), z.string()),
  index: z.string(),
  rotatingTo: z.string().nullable(),
})

function newKey(): Buffer {
  return randomBytes(keyBytes)
}

/** Begins with a letter: eight digits would pass for a telephone number, which no audit event may hold. */
function newKeyId(): string {
  return `k${randomBytes(4).toString('hex')}`
}

/** Reads one key in base64 or base64url. @throws Error that names the key and never repeats it. */
function readKey(name: string, text: string): Buffer {
  const key = Buffer.from(text, 'base64url')
  const fault =
    key.length === keyBytes ? secretFault(key.toString('latin1')) : `is not ${keyBytes} bytes in base64 (${key.length})`
  if (fault) throw new Error(`the key "${name}" ${fault}`)
  return key
}

function checkedRing(ring: KeyRing): KeyRing {
  for (const id of ring.keys.keys()) {
    if (!idShape.test(id) || id === indexName)
      throw new Error(`the key id "${id.slice(0, 20)}" is not 1 to 16 of a-z, 0-9`)
  }
  if (!ring.keys.has(ring.current)) throw new Error('there is no current key')
  if (ring.rotatingTo !== null && !ring.keys.has(ring.rotatingTo)) throw new Error('the key rotated to is missing')
  return ring
}

/** A ring of one new key. */
export function newKeyRing(): KeyRing {
  const current = newKeyId()
  return { current, keys: new Map([[current, newKey()]]), indexKey: newKey(), rotatingTo: null }
}

/** The ring with one more key, which a rotation is to move to; still not current, so nothing is written with it. */
export function withNextKey(ring: KeyRing): KeyRing {
  let id = newKeyId()
  while (ring.keys.has(id)) id = newKeyId()
  return { ...ring, keys: new Map([...ring.keys, [id, newKey()]]), rotatingTo: id }
}

/** The text of a key file. */
export function formatKeyRing(ring: KeyRing): string {
  const keys = Object.fromEntries([...ring.keys].map(([id, key]) => [id, key.toString('base64url')]))
  const content = {
    current: ring.current,
    rotatingTo: ring.rotatingTo,
    keys,
    index: ring.indexKey.toString('base64url'),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Reads a key file. @throws Error that says what is wrong with it and never repeats a key. */
export function parseKeyFile(text: string): KeyRing {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, and the text is the keys.
    throw new Error('it is not JSON')
  }
  const result = stored.safeParse(content)
  if (!result.success) throw new Error('it does not have the shape of a key file')
  const { current, keys, index, rotatingTo } = result.data
  return checkedRing({
    current,
    keys: new Map(Object.entries(keys).map(([id, key]) => [id, readKey(id, key)])),
    indexKey: readKey(indexName, index),
    rotatingTo,
  })
}

/** Reads FIELD_KEYS: `id:key,…,index:key`, the current key first. @throws Error as `parseKeyFile`. */
export function parseKeyList(list: string): KeyRing {
  const entries = list.split(',').map((entry): [string, Buffer] => {
    const [id = '', key = ''] = entry.trim().split(':')
    return [id, readKey(id.slice(0, 20), key)]
  })
  const keys = new Map(entries.filter(([id]) => id !== indexName))
  if (new Set(entries.map(([id]) => id)).size < entries.length) throw new Error('a key id occurs twice')
  const indexKey = new Map(entries).get(indexName)
  if (!indexKey) throw new Error('the key "index" is missing')
  return checkedRing({ current: [...keys.keys()][0] ?? '', keys, indexKey, rotatingTo: null })
}
