import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * How the voice API signs: HMAC-SHA1 under the account's token of the address as it was called, followed by each field of the form, name and
 * value, in the order of their names; Base64. The address holds when and for which turn of the call it was given out, so these are signed too.
 */
export function voiceSignature(url: string, fields: URLSearchParams, token: string): string {
  const sorted = [...fields].toSorted(([one, a], [other, b]) =>
    one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1,
  )
  const signed = sorted.reduce((text, [name, value]) => text + name + value, url)
  return createHmac('sha1', token).update(signed).digest('base64')
}

/** Whether a signature is that of a request, found in constant time. */
export function isSignedVoice(
  { url, fields, signature }: Readonly<{ url: string; fields: URLSearchParams; signature: string | null }>,
  token: string,
): boolean {
  const expected = Buffer.from(voiceSignature(url, fields, token))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
