import { expect, it } from 'vitest'
import { hopsOf } from '#scripts/house/hops.ts'
import { productFiles } from './source-files.ts'

it.each(hopsOf(productFiles()))('$what: at most $most', ({ hops, most, way }) => {
  expect(hops, way.join(' → ')).toBeLessThanOrEqual(most)
})
