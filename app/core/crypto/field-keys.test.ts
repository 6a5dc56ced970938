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
import { ensureFieldKeys, finishRotation, readFieldKeys, startRotation } from './field-keys.server.ts'

const one = 'pyUzH3lGZ2bXgsc_B5jgMbKl9hm20fVRF-VZVXAZqJ8'
const two = 'uG0rVPZ5b3cJxA8aYQx1yH9o7dB2wZk6nE4tS-LmRiU'

function source(values: Partial<Parameters<typeof readFieldKeys>[0]> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'field-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const given = { NODE_ENV: 'production' as const, DATA_DIR: join(folder, 'data'), FIELD_KEYS: '', ...values }
  return { given, file: join(given.DATA_DIR, 'secrets', 'field-keys.json') }
}

function kept(text: string) {
  const made = source()
  mkdirSync(join(made.file, '..'), { recursive: true })
  writeFileSync(made.file, text)
  return made
}

const keyFile = (values: object) =>
  JSON.stringify({ current: 'a', rotatingTo: null, keys: { a: one }, index: two, ...values })
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('ensureFieldKeys', () => {
  it('makes keys that only the owner can read', () => {
    const { given, file } = source()
    ensureFieldKeys(given)
    expect(modeOf(file)).toBe('600')
    expect(modeOf(join(file, '..'))).toBe('700')
    expect(readdirSync(join(file, '..'))).toEqual(['field-keys.json'])
    const ring = readFieldKeys(given)
    expect([...ring.keys.values(), ring.indexKey].map((key) => key.length)).toEqual([32, 32])
    expect(ring.keys.get(ring.current)!.equals(ring.indexKey)).toBe(false)
  })

  it('keeps the keys that are there and closes them to others', () => {
    const { given, file } = source()
    ensureFieldKeys(given)
    const first = readFileSync(file, 'utf8')
    chmodSync(file, 0o644)
    ensureFieldKeys(given)
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(modeOf(file)).toBe('600')
  })

  it('writes nothing when keys are configured', () => {
    const { given } = source({ FIELD_KEYS: `b:${two},a:${one},index:${one}` })
    ensureFieldKeys(given)
    expect(existsSync(given.DATA_DIR)).toBe(false)
    const ring = readFieldKeys(given)
    expect([ring.current, ...ring.keys.keys()]).toEqual(['b', 'b', 'a'])
    expect(ring.indexKey.toString('base64url')).toBe(one)
  })
})

describe('production (C11)', () => {
  it('does not start without keys', () => {
    const { given } = source()
    expect(() => readFieldKeys(given)).toThrow('There are no field keys')
    expect(existsSync(given.DATA_DIR)).toBe(false)
  })

  it.each([
    ['empty', `a:,index:${two}`, 'not 32 bytes'],
    ['short', `a:${one.slice(0, 40)},index:${two}`, 'not 32 bytes'],
    ['long', `a:${one}AAAA,index:${two}`, 'not 32 bytes'],
    ['monotonous', `a:${Buffer.alloc(32, 7).toString('base64')},index:${two}`, 'repeats'],
    ['a sample', `a:${Buffer.from('change-me-to-32-random-bytes-now').toString('base64')},index:${two}`, 'sample'],
    ['without an index', `a:${one}`, '"index" is missing'],
    ['with a short index', `a:${one},index:${two.slice(4)}`, 'not 32 bytes'],
    ['nothing but an index', `index:${two}`, 'no current key'],
    ['named badly', `A/b:${one},index:${two}`, 'not 1 to 16'],
    ['named twice', `a:${one},a:${two},index:${two}`, 'twice'],
  ])('does not start with FIELD_KEYS %s', (_title, FIELD_KEYS, reason) => {
    expect(() => readFieldKeys(source({ FIELD_KEYS }).given)).toThrow(reason)
  })

  it.each([
    ['is empty', '', 'not JSON'],
    ['is cut off', keyFile({}).slice(0, -9), 'not JSON'],
    ['has another shape', '{"keys":[]}', 'shape'],
    ['has more than it should', keyFile({ extra: 1 }), 'shape'],
    ['lacks the current key', keyFile({ current: 'b' }), 'no current key'],
    ['lacks the key rotated to', keyFile({ rotatingTo: 'b' }), 'rotated to'],
    ['has a short key', keyFile({ keys: { a: one.slice(1) } }), 'not 32 bytes'],
  ])('does not start with a key file that %s', (_title, text, reason) => {
    expect(() => readFieldKeys(kept(text).given)).toThrow(reason)
  })

  it.each([keyFile({ keys: { a: 'canary' } }), `canary ${keyFile({})}`, `{"keys":"canary"`])(
    'does not say what a key was',
    (text) => {
      expect(() => readFieldKeys(kept(text).given)).toThrow(/^(?!.*canary)/s)
      expect(() => readFieldKeys(source({ FIELD_KEYS: 'a:canary,index:canary' }).given)).toThrow(/^(?!.*canary)/s)
    },
  )
})

it.each(['development', 'test'] as const)('%s makes what is missing', (NODE_ENV) => {
  const { given } = source({ NODE_ENV })
  const { current } = readFieldKeys(given)
  expect(readFieldKeys(given).current).toBe(current)
})

describe('a rotation', () => {
  it('adds one key, makes it current and keeps the old one', () => {
    const { given, file } = source()
    ensureFieldKeys(given)
    const before = readFieldKeys(given)
    const { keyId, isResumed } = startRotation(given)
    finishRotation(given)
    const after = readFieldKeys(given)
    expect(isResumed).toBe(false)
    expect([after.current, after.rotatingTo]).toEqual([keyId, null])
    expect([...after.keys.keys()].sort()).toEqual([before.current, keyId].sort())
    expect(after.keys.get(before.current)).toEqual(before.keys.get(before.current))
    expect(after.indexKey).toEqual(before.indexKey)
    expect(modeOf(file)).toBe('600')
    expect(readdirSync(join(file, '..'))).toEqual(['field-keys.json'])
  })

  it('that was interrupted goes on with its key and adds no other', () => {
    const { given } = source()
    ensureFieldKeys(given)
    const first = startRotation(given)
    expect(startRotation(given)).toEqual({ keyId: first.keyId, isResumed: true })
    expect(readFieldKeys(given).keys.size).toBe(2)
  })

  it('that was interrupted before the new key became current makes it current', () => {
    const { given } = kept(keyFile({ keys: { a: one, b: two }, rotatingTo: 'b' }))
    expect(readFieldKeys(given).current).toBe('a')
    expect(startRotation(given)).toEqual({ keyId: 'b', isResumed: true })
    expect(readFieldKeys(given)).toMatchObject({ current: 'b', rotatingTo: 'b' })
  })

  it('of configured keys goes to the first of them and makes none', () => {
    const { given } = source({ FIELD_KEYS: `b:${two},a:${one},index:${one}` })
    expect(startRotation(given)).toEqual({ keyId: 'b', isResumed: false })
    finishRotation(given)
    expect(existsSync(given.DATA_DIR)).toBe(false)
  })
})
