import { existsSync, renameSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { blindIndex, decryptField, encryptField, FieldDecryptionError, prefixOf } from './field-encryption.server.ts'
import { fieldKeys, finishRotation, startRotation } from './field-keys.server.ts'

// Keys of its own: rotating the ones that other tests share would disturb them.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const made = mkdtempSync(join(tmpdir(), 'field-encryption-'))
  vi.stubEnv('DATA_DIR', made)
  return made
})
afterAll(async () => {
  const { rmSync } = await import('node:fs')
  rmSync(folder, { recursive: true, force: true })
})

const context = { table: 'appointments', column: 'reason_enc', rowId: 'row-1' }
const reasonOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof FieldDecryptionError) return error.reason
    throw error
  }
  return 'opened'
}

describe('encryptField', () => {
  it('gives back what it was given', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ unit: 'binary' }), fc.string())
    fc.assert(
      fc.property(text, (given) => {
        expect(decryptField(encryptField(given, context), context)).toBe(given)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['', '\0', '\x80', 'ends in \x80', 'ends in zeros\0\0\0', '頭暈、胸悶', '👩‍👧 اختبار', 'x'.repeat(10_000)])(
    'gives back %j',
    (given) => {
      expect(decryptField(encryptField(given, context), context)).toBe(given)
    },
  )

  it('writes version, key, nonce and ciphertext, and nothing of the text', () => {
    const value = encryptField('canary', context)
    expect(value).toMatch(/^v1\.[a-z0-9]{1,16}\.[\w-]{16}\.[\w-]{64}$/)
    expect(value.startsWith(prefixOf(fieldKeys().current))).toBe(true)
    expect(value).not.toContain('canary')
    expect(Buffer.from(value.split('.')[3]!, 'base64url').includes('canary')).toBe(false)
  })

  it('never writes the same text twice alike', () => {
    const values = Array.from({ length: 2000 }, () => encryptField('same', context))
    expect(new Set(values.map((value) => value.split('.')[2])).size).toBe(2000)
    expect(new Set(values.map((value) => value.split('.')[3])).size).toBe(2000)
  })

  it('takes another nonce for each of a thousand values', () => {
    const nonces = Array.from({ length: 1000 }, () => encryptField('same', context).split('.')[2])
    expect(new Set(nonces).size).toBe(1000)
  })

  it('hides the length of a text in steps of 32 bytes', () => {
    const lengthOf = (text: string) => encryptField(text, context).length
    const lengths = [0, 1, 31, 32, 63, 64].map((count) => lengthOf('x'.repeat(count)))
    expect(lengths[0]).toBe(lengths[1])
    expect(lengths[1]).toBe(lengths[2])
    expect(lengths[3]).toBeGreaterThan(lengths[2]!)
    expect(lengths[3]).toBe(lengths[4])
    expect(lengths[5]).toBeGreaterThan(lengths[4]!)
    // A cold and what nobody should guess look alike.
    expect(lengthOf('感冒')).toBe(lengthOf('终止妊娠咨询'))
  })

  it.each([
    { ...context, column: 'reference' },
    { ...context, column: 'reasonEnc' },
    { ...context, table: 'appointment' },
  ])('refuses a field that no rotation would reach: $table.$column', (unknown) => {
    expect(() => encryptField('text', unknown)).toThrow('No such field')
  })
})

describe('a value', () => {
  const value = encryptField('头痛三天', context)

  it.each([
    ['row', { ...context, rowId: 'row-2' }],
    ['column', { ...context, column: 'staff_notes_enc' }],
    ['table', { ...context, table: 'message_outbox' }],
    ['place that reads the same when joined', { ...context, column: 'reason_enc","row', rowId: '-1' }],
  ])('does not open in another %s', (_title, other) => {
    expect(reasonOf(() => decryptField(value, other))).toBe('not_authentic')
  })

  it('does not open with any one bit changed', () => {
    const [version, keyId, nonce, sealed] = value.split('.') as [string, string, string, string]
    const flipped = (text: string, bit: number) => {
      const bytes = Buffer.from(text, 'base64url')
      bytes[bit >> 3]! ^= 1 << (bit & 7)
      return bytes.toString('base64url')
    }
    for (let bit = 0; bit < 12 * 8; bit++) {
      const changed = [version, keyId, flipped(nonce, bit), sealed].join('.')
      expect(reasonOf(() => decryptField(changed, context))).toBe('not_authentic')
    }
    for (let bit = 0; bit < Buffer.from(sealed, 'base64url').length * 8; bit++) {
      const changed = [version, keyId, nonce, flipped(sealed, bit)].join('.')
      expect(reasonOf(() => decryptField(changed, context))).toBe('not_authentic')
    }
  })

  it('does not open with any one character changed', () => {
    for (let index = 0; index < value.length; index++) {
      for (const other of ['A', '_', '9', '.', '~', '']) {
        if (value[index] === other) continue
        const changed = value.slice(0, index) + other + value.slice(index + 1)
        expect(
          reasonOf(() => decryptField(changed, context)),
          `${index} ${other}`,
        ).not.toBe('opened')
      }
    }
  })

  it('has one spelling only', () => {
    // 80 bytes leave two spare bits in the last of 107 characters; a lenient reader ignores them.
    const long = encryptField('x'.repeat(40), context)
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(long.at(-1)!)
    const alias = long.slice(0, -1) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[last | 1]!
    expect(Buffer.from(alias.split('.')[3]!, 'base64url')).toEqual(Buffer.from(long.split('.')[3]!, 'base64url'))
    expect(alias).not.toBe(long)
    expect(reasonOf(() => decryptField(alias, context))).toBe('malformed')
  })

  it.each(['', 'v1', 'v1...', 'v2.a.b.c', 'plain text', value.slice(0, -1), `${value}=`, `${value}AAAA`, ` ${value}`])(
    'that is malformed is named so: %j',
    (malformed) => {
      expect(reasonOf(() => decryptField(malformed, context))).toBe('malformed')
    },
  )

  it('under a key that is not on the ring says so, without a part of the value', () => {
    const foreign = value.replace(/^v1\.[^.]+/, 'v1.unknown')
    expect(reasonOf(() => decryptField(foreign, context))).toBe('unknown_key')
    expect(() => decryptField(foreign, context)).toThrow(/^unknown_key: appointments\.reason_enc$/)
  })
})

describe('the keys of a running process', () => {
  it('follow a rotation: new values take the new key, old ones still open', () => {
    const before = encryptField('before', context)
    const index = blindIndex('+17185550123', 'patient')
    const { keyId } = startRotation()
    finishRotation()
    const after = encryptField('after', context)
    expect(after.startsWith(prefixOf(keyId))).toBe(true)
    expect(before.startsWith(prefixOf(keyId))).toBe(false)
    expect([before, after].map((value) => decryptField(value, context))).toEqual(['before', 'after'])
    expect(blindIndex('+17185550123', 'patient')).toBe(index)
  })

  it('do not open a value whose key id was exchanged for another of the ring', () => {
    const value = encryptField('text', context)
    const other = [...fieldKeys().keys.keys()].find((id) => id !== fieldKeys().current)!
    const changed = value.replace(fieldKeys().current, other)
    expect(reasonOf(() => decryptField(changed, context))).toBe('not_authentic')
  })

  it('are not used from memory when the file is gone', () => {
    const file = `${folder}/secrets/field-keys.json`
    const { current } = fieldKeys()
    renameSync(file, `${file}.away`)
    // Outside production a new file is made: what matters is that the old key is not written with.
    expect(fieldKeys().current).not.toBe(current)
    expect(existsSync(file)).toBe(true)
    renameSync(`${file}.away`, file)
    expect(fieldKeys().current).toBe(current)
  })
})

describe('blindIndex', () => {
  it('finds equal values and tells nothing else', () => {
    const hash = blindIndex('+17185550123|1950-01-02|mei ling cheung', 'patient')
    expect(hash).toMatch(/^[\w-]{43}$/)
    expect(blindIndex('+17185550123|1950-01-02|mei ling cheung', 'patient')).toBe(hash)
    expect(blindIndex('+17185550124|1950-01-02|mei ling cheung', 'patient')).not.toBe(hash)
    expect(blindIndex('+17185550123|1950-01-02|mei ling cheung', 'waitlist')).not.toBe(hash)
  })

  it('keeps purpose and value apart', () => {
    expect(blindIndex('b', 'a')).not.toBe(blindIndex('', 'ab'))
    expect(blindIndex('c', 'a","b')).not.toBe(blindIndex('b","c', 'a'))
  })
})
