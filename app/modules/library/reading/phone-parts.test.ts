import { describe, expect, it } from 'vitest'
import { phoneParts } from './phone-parts.ts'

describe('phoneParts', () => {
  it.each([
    ['打1-800-633-4227查證', ['打', '查證'], ['+18006334227']],
    ['HIICAP：212-244-6469', ['HIICAP：'], ['+12122446469']],
    ['打(212) 555-0100，或1-855-355-5777。', ['打', '，或', '。'], ['+12125550100', '+18553555777']],
    ['NPI 1234567890, 2026-11-02, 01/20/25', ['NPI 1234567890, 2026-11-02, 01/20/25'], []],
    ['911', ['911'], []],
    ['91-800-633-42277', ['91-800-633-42277'], []],
  ])('cuts %s', (text, words, numbers) => {
    const parts = phoneParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ tel }) => tel === null).map((part) => part.text)).toEqual(words)
    expect(parts.flatMap(({ tel }) => tel ?? [])).toEqual(numbers)
  })
})
