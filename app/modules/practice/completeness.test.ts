import { describe, expect, it } from 'vitest'
import { completenessOf, type ProfilePart } from './completeness.ts'

const every: Record<ProfilePart, boolean> = {
  chineseName: true,
  languages: true,
  specialty: true,
  phone: true,
  hours: true,
  plans: true,
  photo: true,
  bio: true,
  education: true,
  price: true,
}

describe('completenessOf', () => {
  it('is 100 percent with every part and 0 with none', () => {
    expect(completenessOf(every)).toEqual({ percent: 100, missing: [] })
    const none = Object.fromEntries(Object.keys(every).map((part) => [part, false])) as typeof every
    expect(completenessOf(none)).toEqual({ percent: 0, missing: Object.keys(every) })
  })

  it('names what is missing, what helps patients most first', () => {
    expect(completenessOf({ ...every, price: false, hours: false, photo: false })).toEqual({
      percent: 70,
      missing: ['hours', 'photo', 'price'],
    })
  })
})
