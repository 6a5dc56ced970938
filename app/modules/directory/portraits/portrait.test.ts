import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { drawPortrait } from './portrait.ts'

const sitters = ['f', 'm', 'x', null].flatMap((gender) =>
  [2022, 2008, 1985, null].flatMap((practicingSince) =>
    Array.from({ length: 12 }, (_, number) => ({ id: `demo-person-${number}`, gender, practicingSince })),
  ),
)

describe('a drawn portrait', () => {
  it('is always the same for the same person', () => {
    for (const sitter of sitters) expect(drawPortrait(sitter)).toBe(drawPortrait({ ...sitter }))
  })

  it('is another for another person', () => {
    const drawn = Array.from({ length: 200 }, (_, number) =>
      drawPortrait({ id: `demo-${number}`, gender: 'f', practicingSince: 2008 }),
    )
    expect(new Set(drawn).size).toBe(200)
  })

  it('is a small picture that asks for nothing and says nothing', () => {
    for (const sitter of sitters) {
      const drawn = drawPortrait(sitter)
      expect(drawn.length).toBeLessThan(6000)
      expect(drawn).not.toMatch(/NaN|undefined|<text|<image|href|script|url\(/)
      expect(drawn).not.toContain(sitter.id)
    }
  })

  it('is a picture that can be read, square', async () => {
    for (const sitter of sitters.filter((_, position) => position % 12 === 0)) {
      const { width, height } = await sharp(Buffer.from(drawPortrait(sitter))).metadata()
      expect([width, height]).toEqual([272, 272])
    }
  })

  it('has gray hair only for who has practiced long', () => {
    const grays = /fill="#(929dad|c2c9d4|667182|dbe0e7)"/
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(drawPortrait({ id, gender: 'm', practicingSince: 1988 })).toMatch(grays)
      expect(drawPortrait({ id, gender: 'm', practicingSince: 2021 })).not.toMatch(grays)
    }
  })

  it('keeps to the colors of the house, and to those of skin', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8').toLowerCase()
    const skins = ['#ffe8d2', '#ffdfc0', '#f6c99b']
    const used = new Set(sitters.flatMap((sitter) => drawPortrait(sitter).match(/#[0-9a-f]{6}/g) ?? []))
    expect([...used].filter((color) => !tokens.includes(color) && !skins.includes(color))).toEqual([])
  })
})
