import { describe, expect, it } from 'vitest'
import type { loader } from '#app/routes/public/doctor/list.tsx'
import { dialect } from '#drizzle/dialect.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { get } from './route-request.ts'

useSeededDatabase()

// The in-process PostgreSQL is ten times slower; reports and suggestions put every string through it.
const strings = dialect === 'sqlite' ? naughtyStrings : naughtyStrings.filter((_, index) => index % 4 === 3)

describe.skipIf(naughtyMissing !== '')(`naughty strings in addresses${naughtyMissing}`, () => {
  it('are words when one searches for them', async () => {
    for (const text of strings) {
      const { status, data } = await get<typeof loader>(`/doctor?${new URLSearchParams({ q: text }).toString()}`)
      expect(status, JSON.stringify(text)).toBe(200)
      expect(data.params.q).toBe(text.trim())
      expect(data.results.cards.length > 0 || data.results.total === 0 || data.results.nearest.length > 0).toBe(true)
    }
  })

  it('are choices that nobody offers, or numbers out of range', async () => {
    const names = [
      'near',
      'lat',
      'lng',
      'r',
      'specialty',
      'plan',
      'lang',
      'by',
      'gender',
      'open',
      'new',
      'age',
      'sort',
      'view',
      'page',
    ]
    for (const text of strings) {
      const search = new URLSearchParams(names.map((name) => [name, text])).toString()
      const { status, data } = await get<typeof loader>(`/doctor?${search}`)
      expect(status, JSON.stringify(text)).toBe(200)
      expect(data.params.page).toBeGreaterThanOrEqual(1)
      expect(data.params.page).toBeLessThanOrEqual(5000)
    }
  })

  it('are places and specialties that do not exist, or another spelling of one that does', async () => {
    // A path cannot hold these: the address itself gives them another meaning.
    const segments = strings.filter((text) => !['', '.', '..'].includes(text) && text.length <= 300)
    for (const text of segments) {
      const segment = encodeURIComponent(text)
      const addresses = [`/doctor/${segment}`, `/doctor/x/${segment}`, `/specialty/${segment}`, `/location/${segment}`]
      for (const address of [...addresses, `/location/${segment}/${segment}`, `/location/${segment}/all`]) {
        expect([301, 404], address).toContain((await get<never>(address)).status)
      }
    }
  })
})
