import { describe, expect, it } from 'vitest'
import { checkInCode } from './check-in-code.server.ts'

describe('the code for the front desk', () => {
  const svg = checkInCode('K7M429QDX')

  it('is one ink drawing on white with four modules of quiet around it', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*viewBox="0 0 29 29"/)
    const squares = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(squares.length).toBeGreaterThan(150)
    expect(squares.every(([x, y]) => x >= 4 && x <= 24 && y >= 4 && y <= 24)).toBe(true)
    // The corners of the three finder patterns.
    for (const corner of ['M4 4', 'M24 4', 'M4 24']) expect(svg).toContain(corner)
  })

  it('differs with the reference and is the same for the same', () => {
    expect(checkInCode('K7M429QDX')).toBe(svg)
    expect(checkInCode('K7M429QDY')).not.toBe(svg)
  })
})
