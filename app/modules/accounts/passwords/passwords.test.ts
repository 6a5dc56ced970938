import { describe, expect, it } from 'vitest'
import { commonPasswords } from './frequent-passwords.ts'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.server.ts'
import { passwordFault } from './password-rules.ts'

describe('a hash', () => {
  it('is Argon2id with the parameters OWASP names, salted, and fits its password only', async () => {
    const [one, other] = await Promise.all([hashPassword('winter-plum'), hashPassword('winter-plum')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'winter-plum')).toBe(true)
    for (const wrong of ['winter-plum ', 'Winter-plum', '', 'winter-plu'])
      expect(await verifyPassword(one, wrong)).toBe(false)
    expect(isOutdated(one)).toBe(false)
    expect(isOutdated(one.replace('m=19456', 'm=4096'))).toBe(true)
  })

  it('is of the text, not of the way a keyboard composes it', async () => {
    const stored = await hashPassword('caf\u00e9-\u7834\u6653')
    expect(await verifyPassword(stored, 'cafe\u0301-\u7834\u6653')).toBe(true)
  })

  it('that is missing fits nothing', async () => {
    expect(await verifyPassword(null, 'winter-plum')).toBe(false)
    expect(await verifyPassword(null, '')).toBe(false)
  })
})

describe('a new password', () => {
  it.each([
    ['', 'MISSING_NEW_PASSWORD'],
    ['  \t ', 'MISSING_NEW_PASSWORD'],
    ['1234567', 'WEAK_PASSWORD'],
    ['  abcdefg  ', 'WEAK_PASSWORD'],
    ['七个汉字不够啊', 'WEAK_PASSWORD'],
    ['🍊🌿🏮🎐', 'WEAK_PASSWORD'],
    ['x'.repeat(201), 'LONG_PASSWORD'],
    ['password', 'COMMON_PASSWORD'],
    ['PassWord', 'COMMON_PASSWORD'],
    ['password2026', 'COMMON_PASSWORD'],
    ['sunshine!!', 'COMMON_PASSWORD'],
    ['12345678', 'COMMON_PASSWORD'],
    ['woaini1314', 'COMMON_PASSWORD'],
    ['aaaaaaaaa', 'COMMON_PASSWORD'],
    ['abababab', 'COMMON_PASSWORD'],
    ['lily.chen', 'COMMON_PASSWORD'],
    ['Lily.Chen@example.com', 'COMMON_PASSWORD'],
    ['jasmine-tea', 'COMMON_PASSWORD'],
  ])('%j is refused: %s', (password, fault) => {
    expect(passwordFault(password, ['lily.chen', 'lily.chen@example.com', 'jasmine-tea@example.com'])).toBe(fault)
  })

  it.each(['winter-plum-orchard', '我家门前有棵大树', 'kX9#vQ2m', 'eight888 words'])('%j is taken', (password) => {
    expect(passwordFault(password, ['lily.chen'])).toBeNull()
  })
})

describe('the list of common passwords', () => {
  it('holds what the length alone lets through', () => {
    expect(commonPasswords.size).toBeGreaterThan(2900)
    for (const word of commonPasswords) {
      expect(word.length, word).toBeGreaterThanOrEqual(8)
      expect(word).toBe(word.toLowerCase())
      expect(passwordFault(word), word).toBe('COMMON_PASSWORD')
    }
  })
})
