import { expect, it } from 'vitest'
import { noCounts, storedCounts } from './counts.ts'

it('reads what a run has counted, under the name of facilities that runs had before as well', () => {
  expect(storedCounts({ read: 3, created: 2, facilities: 1 })).toEqual({
    ...noCounts(),
    ...{ read: 3, created: 2, facilities: 1 },
  })
  expect(storedCounts({ read: 3, places: 2 })).toEqual({ ...noCounts(), read: 3, facilities: 2 })
  // A run that was stopped before and went on after counts both.
  expect(storedCounts({ read: 3, places: 2, facilities: 1 })).toEqual({ ...noCounts(), read: 3, facilities: 3 })
})
