import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeSpecialty } from './specialty-slug.ts'

describe('normalizeSpecialty', () => {
  it.each([
    ['Obstetrics & Gynecology', 'obstetrics-and-gynecology'],
    ['obstetrics&gynecology', 'obstetrics-and-gynecology'],
    ['  Family   Medicine ', 'family-medicine'],
    ['family_-_medicine', 'family-medicine'],
    ['Ear, Nose (and) Throat!', 'ear-nose-and-throat'],
    ['CARDIOLOGY', 'cardiology'],
    ['--cardiology--', 'cardiology'],
    ['牙科', '牙科'],
    ['!!!', ''],
    ['ㄱ─ㅏ', '가'],
    ['', ''],
  ])('turns %j into %j', (name, expected) => {
    expect(normalizeSpecialty(name)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const once = normalizeSpecialty(name)
        expect(normalizeSpecialty(once)).toBe(once)
      }),
    )
  })
})
