import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readKeptFile, writeKeptFile } from './file-store.server.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Writes a file that nobody reads without its key, which is made for it alone and kept elsewhere by the caller.
 * @returns the file's name and the key, base64url
 */
export async function keepSealed(bytes: Uint8Array): Promise<{ file: string; key: string }> {
  const [file, key, nonce] = [`${randomBytes(16).toString('hex')}.sealed`, randomBytes(32), randomBytes(nonceBytes)]
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
  sealing.setAAD(Buffer.from(file))
  const sealed = Buffer.concat([nonce, sealing.update(bytes), sealing.final(), sealing.getAuthTag()])
  await writeKeptFile(file, sealed)
  return { file, key: key.toString('base64url') }
}

/** What `keepSealed` was given; null when the file is gone. @throws Error when it was changed, or is another's */
export async function readSealed({ file, key }: Readonly<{ file: string; key: string }>): Promise<Buffer | null> {
  const sealed = await readKeptFile(file)
  if (!sealed) return null
  const opening = createDecipheriv(cipher, Buffer.from(key, 'base64url'), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  opening.setAAD(Buffer.from(file))
  opening.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()])
}
