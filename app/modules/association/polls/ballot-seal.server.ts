import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomInt,
} from 'node:crypto'
import type { Choices } from './choices.ts'

/** A ballot as it is sealed: what was chosen, and the code by which its voter finds it after the close. */
type Ballot = Readonly<{ choices: Choices; receipt: string }>

/** Every ballot is sealed at this length, so that the sealed copy says nothing of the choice; twenty options need half of it. */
const ballotBytes = 256
const [publicBytes, tagBytes, keyBytes, nonceBytes] = [32, 16, 32, 12] as const
const cipherName = 'aes-256-gcm'

/**
 * A key pair in bytes. They are encoded in the step that makes them: on Node 20 a key that is exported after it was made stops the whole
 * process for ever, now and then, when memory is collected during the export (it waits for a lock that it holds itself).
 */
const newKeys = () =>
  generateKeyPairSync('x25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  })
/** Of a public key as SPKI has it, the key itself. */
const rawOf = (spki: Buffer) => spki.subarray(-publicBytes)
const privateOf = (key: Buffer) => createPrivateKey({ key, format: 'der', type: 'pkcs8' })
const publicOf = (raw: Buffer) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') }, format: 'jwk' })

/** The key pair of a poll: whoever has the public half seals, and only the private half opens. */
export function newPollKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = newKeys()
  return { publicKey: rawOf(publicKey).toString('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Key and nonce of one ballot, which nothing else is ever sealed under. */
function secretsOf(shared: Buffer, ephemeral: Buffer, pollKey: Buffer, pollId: string) {
  const drawn = Buffer.from(
    hkdfSync('sha256', shared, Buffer.concat([ephemeral, pollKey]), `poll ballot ${pollId}`, keyBytes + nonceBytes),
  )
  return { key: drawn.subarray(0, keyBytes), nonce: drawn.subarray(keyBytes) }
}

function padded(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length >= ballotBytes) throw new Error('A ballot is longer than what is sealed.')
  const full = Buffer.alloc(ballotBytes)
  bytes.copy(full)
  full[bytes.length] = 0x80
  return full
}

/** Seals a ballot for a poll: X25519 with a key pair of this ballot alone, HKDF, AES-256-GCM. */
export function sealBallot(ballot: Ballot, pollId: string, publicKey: string): string {
  const pollKey = Buffer.from(publicKey, 'base64url')
  const own = newKeys()
  const ephemeral = rawOf(own.publicKey)
  const shared = diffieHellman({ privateKey: privateOf(own.privateKey), publicKey: publicOf(pollKey) })
  const { key, nonce } = secretsOf(shared, ephemeral, pollKey, pollId)
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
  const sealed = Buffer.concat([cipher.update(padded(JSON.stringify(ballot))), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([ephemeral, sealed]).toString('base64url')
}

/** Opens what `sealBallot` has sealed for this poll. @throws Error for what was not sealed for it, or was changed */
export function openBallot(sealed: string, pollId: string, keys: { publicKey: string; privateKey: string }): Ballot {
  const bytes = Buffer.from(sealed, 'base64url')
  const ephemeral = bytes.subarray(0, publicBytes)
  const privateKey = privateOf(Buffer.from(keys.privateKey, 'base64url'))
  const shared = diffieHellman({ privateKey, publicKey: publicOf(ephemeral) })
  const { key, nonce } = secretsOf(shared, ephemeral, Buffer.from(keys.publicKey, 'base64url'), pollId)
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const opened = Buffer.concat([decipher.update(bytes.subarray(publicBytes, -tagBytes)), decipher.final()])
  return JSON.parse(opened.toString('utf8', 0, opened.lastIndexOf(0x80))) as Ballot
}

/** Letters and digits that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code by which a voter finds their ballot, such as K7QX-2MPD-94WT: more than anybody can guess. */
export function newReceipt(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${part()}-${part()}-${part()}`
}

/** A receipt as somebody types it, in the way in which it is kept. */
export function readReceipt(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return [plain.slice(0, 4), plain.slice(4, 8), plain.slice(8, 12)].join('-')
}

/** A number that says nothing, for the row of a ballot: 47 bits, which both databases and numbers hold. */
export function randomRowId(): number {
  return randomInt(2 ** 47)
}

/** The same things in an order of chance (Fisher–Yates with the system's random numbers). */
export function shuffled<T>(things: readonly T[]): T[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const at = randomInt(last + 1)
    ;[order[last], order[at]] = [order[at]!, order[last]!]
  }
  return order
}
