import { expect, it } from 'vitest'
import { slugOf } from './association-slug.ts'

it.each([
  ['Example Physicians of N.Y.', 'example-physicians-of-n-y'],
  ['  Société Médicale — New York ', 'societe-medicale-new-york'],
  ['Login', 'association-login'],
  ['SIGNUP!', 'association-signup'],
  ['同乡会', 'association'],
  ['a'.repeat(90), 'a'.repeat(60)],
])('makes of "%s" the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
