import { expect, it } from 'vitest'
import { pictureNames } from '#app/ui/pictures/picture-names.ts'
import { filesUnder, isTest } from './source-files.ts'

it('every drawn object stands somewhere: a page or the data of a module names it', () => {
  const naming = filesUnder(['app/modules', 'app/routes']).filter(({ path }) => !isTest(path))
  const isNamed = (name: string) =>
    naming.some(
      ({ path, text }) =>
        text.includes(`picture="${name}"`) ||
        (/picture|body-areas|lab-categories/.test(path) && text.includes(`'${name}'`)),
    )
  expect(pictureNames.filter((name) => !isNamed(name))).toEqual([])
})
