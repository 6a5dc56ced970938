import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { isEncryptedColumn } from './encrypted-columns.ts'
import { fieldKeys, keyForReading } from './field-keys.server.ts'

/** Where a value stands: names as in SQL. A value opens in its own place only. */
export type FieldContext = Readonly<{ table: string; column: string; rowId: string }>

/** Where a file of its own stands: a folder of DATA_DIR, and the file's name without its ending. */
export type FileContext = Readonly<{ folder: string; name: string }>

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** Lengths are rounded up to this many bytes, so that a value's length says little about the text. */
const step = 32
const format = /^v1\.([a-z0-9]{1,16})\.([\w-]{16})\.([\w-]{1,})$/

/** A stored value that does not open. Names the place and the reason, never a part of the value. */
export class FieldDecryptionError extends Error {
  override readonly name = 'FieldDecryptionError'
  constructor(
    readonly reason: 'malformed' | 'unknown_key' | 'not_authentic',
    readonly context: FieldContext,
  ) {
    super(`${reason}: ${context.table}.${context.column}`)
  }
}

/** A key as OpenSSL has it: made once, because making one costs a third of opening a value. */
const imported = new WeakMap<Buffer, KeyObject>()

function importedKey(key: Buffer): KeyObject {
  let object = imported.get(key)
  if (!object) imported.set(key, (object = createSecretKey(key)))
  return object
}

function boundTo({ table, column, rowId }: FieldContext, keyId: string): Buffer {
  // As JSON, no two places can read the same.
  return Buffer.from(JSON.stringify(['v1', table, column, rowId, keyId]))
}

/** ISO/IEC 7816-4 padding: one 0x80, then zeros up to the next step. */
function pad(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  const padded = Buffer.alloc(Math.ceil((bytes.length + 1) / step) * step)
  bytes.copy(padded)
  padded[bytes.length] = 0x80
  return padded
}

function unpad(padded: Buffer): string {
  return padded.toString('utf8', 0, padded.lastIndexOf(0x80))
}

/** Bytes of a base64url text that has exactly one spelling; null for any other spelling. */
function decode(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

/** Random bytes, asked of the system many nonces at once: asking for twelve takes half as long as encrypting a short text. */
let drawn = Buffer.alloc(0)
let used = 0
const drawnAtOnce = 256 * nonceBytes

/** Twelve random bytes that were given out to nobody before. */
function newNonce(): Buffer {
  if (used === drawn.length) {
    drawn = randomBytes(drawnAtOnce)
    used = 0
  }
  used += nonceBytes
  return drawn.subarray(used - nonceBytes, used)
}

function seal(text: string, context: FieldContext): string {
  const { current, keys } = fieldKeys()
  const nonce = newNonce()
  const cipher = createCipheriv(cipherName, importedKey(keys.get(current)!), nonce, { authTagLength: tagBytes })
  cipher.setAAD(boundTo(context, current))
  const sealed = Buffer.concat([cipher.update(pad(text)), cipher.final(), cipher.getAuthTag()])
  return `v1.${current}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`
}

/**
 * Encrypts a text for one field of one row: AES-256-GCM under the current key with a fresh nonce, bound to table, column, row and key.
 * @returns `v1.<key id>.<nonce>.<ciphertext and tag>`, base64url; the length tells the text's only to 32 bytes.
 * @throws Error for a column that the schema does not have: a rotation would never reach its values.
 */
export function encryptField(text: string, context: FieldContext): string {
  if (!isEncryptedColumn(context.table, context.column))
    throw new Error(`No such field: ${context.table}.${context.column}`)
  return seal(text, context)
}

/** A file of DATA_DIR as a place; the slash keeps it apart from every table. */
function fileContext({ folder, name }: FileContext): FieldContext {
  return { table: `DATA_DIR/${folder}`, column: 'file', rowId: name }
}

/**
 * Encrypts the text of a file as `encryptField` does a field's, bound to folder, name and key. A rotation does not visit files, so it is
 * for those that are removed after a while: each stays under the key it was written with.
 */
export function encryptFile(text: string, context: FileContext): string {
  return seal(text, fileContext(context))
}

/**
 * The text that `encryptFile` stored at this place.
 * @param keyOf the keys of another DATA_DIR than this process has
 * @throws FieldDecryptionError as `decryptField`
 */
export function decryptFile(value: string, context: FileContext, keyOf = keyForReading): string {
  return open(value, fileContext(context), keyOf)
}

/**
 * The text that `encryptField` stored at this place.
 * @throws FieldDecryptionError when the value was changed, moved here from another place, or its key is not on the ring.
 */
export function decryptField(value: string, context: FieldContext): string {
  return open(value, context, keyForReading)
}

function open(value: string, context: FieldContext, keyOf: (id: string) => Buffer | undefined): string {
  const [, keyId, nonceText, sealedText] = format.exec(value) ?? []
  const nonce = decode(nonceText ?? '')
  const sealed = decode(sealedText ?? '')
  const isWhole = nonce && sealed && sealed.length > tagBytes && (sealed.length - tagBytes) % step === 0
  if (!keyId || !isWhole) throw new FieldDecryptionError('malformed', context)
  const key = keyOf(keyId)
  if (!key) throw new FieldDecryptionError('unknown_key', context)
  const decipher = createDecipheriv(cipherName, importedKey(key), nonce, { authTagLength: tagBytes })
  decipher.setAAD(boundTo(context, keyId))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const opened = decipher.update(sealed.subarray(0, -tagBytes))
  try {
    decipher.final()
  } catch {
    throw new FieldDecryptionError('not_authentic', context)
  }
  return unpad(opened)
}

/** What every value under a key begins with. */
export function prefixOf(keyId: string): string {
  return `v1.${keyId}.`
}

/**
 * A keyed hash by which equal values find each other without being readable (HMAC-SHA-256, base64url). The caller folds the value
 * first; different purposes give unrelated hashes. The key never rotates.
 */
export function blindIndex(value: string, purpose: string): string {
  return createHmac('sha256', fieldKeys().indexKey)
    .update(JSON.stringify([purpose, value]))
    .digest('base64url')
}

/** Characters of a blind token: 24 bits, of which several thousand different ones in a place seldom meet. */
export const tokenLength = 4

/**
 * Short keyed hashes of many values under one purpose, four characters each (base64url). Two values may share one, so whoever finds by
 * them compares what was found; that they may is what keeps a stored one from naming its value.
 */
export function blindTokens(values: Iterable<string>, purpose: string): string[] {
  const key = createHmac('sha256', fieldKeys().indexKey)
    .update(JSON.stringify(['tokens', purpose]))
    .digest()
  const bits = createSecretKey(key)
  return Array.from(values, (value) =>
    createHmac('sha256', bits).update(value).digest('base64url').slice(0, tokenLength),
  )
}
