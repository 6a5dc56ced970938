import { describe, expect, it } from 'vitest'
import { filesUnder, productFiles } from './source-files.ts'

const files = [...filesUnder(['app', 'server', 'tests']), ...filesUnder(['scripts'], /\.(?:ts|mjs)$/)]

describe('who calls', () => {
  it('is staff because policy has said so: nobody casts themselves, not even a test', () => {
    const cast = /\bas (?:unknown as )?Staff(?:Actor)\b/
    expect(files.filter(({ text }) => cast.test(text)).map(({ path }) => path)).toEqual([
      'app/modules/booking/staff-actor.ts',
    ])
  })
})

describe('what a tier allows', () => {
  it('stands in tiers: nobody else compares one with a number', () => {
    const compared = /\btier\b\s*(?:[<>]=?|[!=]==)\s*[1-4]|\b(?:[gl]te?|eq)\([\w.]*\.tier,\s*[1-4]/
    for (const line of ['row.tier >= 2', 'tier === 4 ?', 'gte(providers.tier, 2)']) expect(line).toMatch(compared)
    const comparing = productFiles().filter(
      ({ path, text }) =>
        /^app\/(?:modules|routes)\//.test(path) && !path.startsWith('app/modules/tiers/') && compared.test(text),
    )
    expect(comparing.map(({ path }) => path)).toEqual([])
  })
})
