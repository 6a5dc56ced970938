import { expect, it } from 'vitest'
import { withNote } from './brackets.ts'

it('puts a note into brackets, and into those that a name has', () => {
  expect(withNote('粤语', '母语', 'zh-Hans')).toBe('粤语（母语）')
  expect(withNote('國語（普通話）', '流利', 'zh-Hant')).toBe('國語（普通話，流利）')
  expect(withNote('Taiwanese (Hokkien)', 'fluent', 'en-US')).toBe('Taiwanese (Hokkien, fluent)')
  expect(withNote('Cantonese', 'native', 'en-US')).toBe('Cantonese (native)')
})
