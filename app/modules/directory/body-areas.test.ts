import { expect, it } from 'vitest'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { bodyAreaPictures, pictureOfBodyArea } from './body-areas.ts'

it('every part that a specialty names has a picture, and no picture is for a part that none names', () => {
  expect(new Set(specialties.map(({ bodyArea }) => bodyArea))).toEqual(new Set(Object.keys(bodyAreaPictures)))
})

it.each([
  ['teeth', 'tooth'],
  ['other', 'drawer'],
  ['a-new-part', 'drawer'],
  ['constructor', 'drawer'],
])('the picture of %s is %s', (area, picture) => {
  expect(pictureOfBodyArea(area)).toBe(picture)
})
