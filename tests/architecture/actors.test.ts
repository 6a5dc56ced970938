import { describe, expect, it } from 'vitest'
import { filesUnder } from './source-files.ts'

const files = [...filesUnder(['app', 'server', 'tests']), ...filesUnder(['scripts'], /\.(?:ts|mjs)$/)]

describe('who calls', () => {
  it('is staff because policy has said so: nobody casts themselves, not even a test', () => {
    const cast = /\bas (?:unknown as )?Staff(?:Actor)\b/
    expect(files.filter(({ text }) => cast.test(text)).map(({ path }) => path)).toEqual([
      'app/modules/booking/staff-actor.ts',
    ])
  })
})
