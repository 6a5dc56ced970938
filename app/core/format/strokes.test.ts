import { describe, expect, it } from 'vitest'
import { strokesOf } from './strokes.ts'

describe('strokes of a character', () => {
  it.each([
    ['一', 1],
    ['乙', 1],
    ['二', 2],
    ['三', 3],
    ['心', 4],
    ['牙', 4],
    ['白', 5],
    ['血', 6],
    ['尿', 7],
    ['肝', 7],
    ['肺', 8],
    ['阿', 8],
    ['急', 9],
    ['疫', 9],
    ['高', 10],
    ['胰', 10],
    ['健', 11],
    ['普', 12],
    ['愛', 13],
    ['腦', 13],
    ['維', 14],
    ['膝', 15],
    ['糖', 16],
    ['膽', 17],
    ['藥', 19],
    ['體', 23],
    ['鬱', 29],
  ])('%s has %i', (character, strokes) => {
    expect(strokesOf(character)).toBe(strokes)
  })

  it.each(['A', 'é', '9', '「', '', '😀', 'ㄅ'])('"%s" has none', (character) => {
    expect(strokesOf(character)).toBeNull()
  })
})
