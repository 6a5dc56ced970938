import { describe, expect, it } from 'vitest'
import { linkStateAt } from './link-state.ts'
import { isSameHash, newToken, tokenHash } from './link-token.server.ts'
import { codeHash, foldCode, newCode } from './one-time-code.server.ts'
import { isTokenShape, tokenLength } from './token-shape.ts'

describe('a token', () => {
  const tokens = Array.from({ length: 5000 }, newToken)

  it('has at least 128 bits and the shape that the route looks for', () => {
    expect(Math.log2(62 ** tokenLength)).toBeGreaterThanOrEqual(128)
    expect(tokens.filter((token) => !isTokenShape(token))).toEqual([])
    expect(new Set(tokens).size).toBe(tokens.length)
  })

  it('favors no character', () => {
    const counts = new Map<string, number>()
    for (const character of tokens.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
    const expected = (tokens.length * tokenLength) / 62
    const deviation = Math.sqrt(expected)
    expect(counts.size).toBe(62)
    // A byte taken modulo 62 would put the first eight characters about ten deviations too high.
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6.5 * deviation)
  })

  it('is stored as a hash', () => {
    expect(tokenHash('A'.repeat(22))).toMatch(/^[0-9a-f]{64}$/)
    expect(tokenHash('A'.repeat(22))).not.toBe(tokenHash('a'.repeat(22)))
  })
})

describe('isTokenShape', () => {
  it.each([
    ['A'.repeat(22), true],
    ['Zk3v9QpX7rT1mW5yB8nC2d', true],
    ['A'.repeat(21), false],
    ['A'.repeat(23), false],
    ['', false],
    ['doctor', false],
    [`${'A'.repeat(21)}-`, false],
    [`${'A'.repeat(21)}_`, false],
    [`${'A'.repeat(21)}医`, false],
    [`${'A'.repeat(21)}é`, false],
    [`${'A'.repeat(22)}\n`, false],
    [` ${'A'.repeat(22)}`, false],
    [`${'A'.repeat(10)}/${'A'.repeat(11)}`, false],
    ['0192f0c1-2b3c-7d4e-8f5a', false],
  ])('%j: %s', (segment, expected) => {
    expect(isTokenShape(segment)).toBe(expected)
  })
})

describe('linkStateAt', () => {
  const link = { revokedAt: null, maxUses: null, usedCount: 0, expiresAt: 1000 }
  it.each([
    ['valid', link, 999],
    ['expired', link, 1000],
    ['valid', { ...link, usedCount: 50 }, 999],
    ['valid', { ...link, maxUses: 2, usedCount: 1 }, 999],
    ['used', { ...link, maxUses: 2, usedCount: 2 }, 999],
    ['used', { ...link, maxUses: 1, usedCount: 1 }, 2000],
    ['revoked', { ...link, revokedAt: 5, maxUses: 1, usedCount: 1 }, 2000],
  ] as const)('%s: %o at %i', (state, given, at) => {
    expect(linkStateAt(given, at)).toBe(state)
  })
})

describe('a code', () => {
  it('has six digits, zeros in front included', () => {
    const codes = Array.from({ length: 3000 }, newCode)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(2900)
  })

  it('is hashed for its own link only', () => {
    const context = { linkId: 'l', codeId: 'c' }
    const hash = codeHash('012345', context)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    const others = [
      codeHash('012346', context),
      codeHash('012345', { ...context, linkId: 'm' }),
      codeHash('012345', { ...context, codeId: 'd' }),
      tokenHash('012345'),
    ]
    expect(others.some((other) => isSameHash(other, hash))).toBe(false)
    expect(isSameHash(codeHash('012345', context), hash)).toBe(true)
    expect(isSameHash('', hash)).toBe(false)
  })

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456 ', '123456'],
    ['１２３４５６', '123456'],
    ['\u3000１２３\u3000４５６', '123456'],
    ['abc', 'abc'],
  ])('typed as %j is %s', (typed, plain) => {
    expect(foldCode(typed)).toBe(plain)
  })
})
