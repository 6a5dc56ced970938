import { describe, expect, it } from 'vitest'
import { withPrefix, locales } from '#app/core/i18n/locale.ts'
import type { loader as specialties } from '#app/routes/public/specialty/index.tsx'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useSeededDatabase()

/** The drawers of a page: what a link to each is called, whether it is out, and the addresses that lie inside. */
function drawersOf(html: string) {
  return [...html.matchAll(/<details class="pull"([^>]*)>(.*?)<\/details>/gs)].map(
    ([, attributes = '', inside = '']) => ({
      isOpen: /\bopen\b/.test(attributes),
      id: /<div id="([^"]+)" class="pull__inside">/.exec(inside)?.[1],
      links: [...inside.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!),
    }),
  )
}

describe('the cabinet of specialties', () => {
  it.each(locales)('is shut and holds every specialty and every complaint once, in %s', async (locale) => {
    const address = withPrefix('/specialty', locale)
    const { data } = await get<typeof specialties>(address)
    const { html } = await openPage(address)
    const drawers = drawersOf(html)
    expect(drawers.filter(({ isOpen }) => isOpen)).toEqual([])
    expect(drawers.map(({ id }) => id)).toContain('area-teeth')
    const inside = drawers.flatMap(({ links }) => links)
    const guides = inside.filter((href) => href.includes('/specialty/'))
    expect(guides.toSorted()).toEqual(
      data.specialties.map(({ slug }) => withPrefix(`/specialty/${slug}`, locale)).toSorted(),
    )
    const lists = data.symptoms.flatMap((symptom) =>
      symptom.specialties.map(({ slug }) => withPrefix(`/doctor/${slug}`, locale)),
    )
    expect(inside.filter((href) => href.includes('/doctor/')).toSorted()).toEqual(lists.toSorted())
  })

  it.each(locales)('shows what people ask about most in a tile of each part of the body, in %s', async (locale) => {
    const address = withPrefix('/specialty', locale)
    const { data } = await get<typeof specialties>(address)
    const { html } = await openPage(address)
    const [list] = /<ul class="tiles asked.*?<\/ul>/s.exec(html)!
    const tiles = list.split('<li').slice(1)
    expect(tiles.length).toBeGreaterThan(3)
    for (const tile of tiles) {
      expect(tile.match(/<img class="picture picture--wide[^>]*src="[^"]+\.svg/g)).toHaveLength(1)
      expect(tile).toMatch(/<h3>/)
    }
    const asked = data.symptoms.slice(0, 12)
    expect([...list.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name!).toSorted()).toEqual(
      asked.map(({ name }) => name).toSorted(),
    )
    const links = [...list.matchAll(/<a class="chip" href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toHaveLength(asked.reduce((sum, { specialties }) => sum + Math.min(specialties.length, 2), 0))
    expect(list.match(/<a /g)).toHaveLength(links.length)
  })

  it.each(['/specialty', '/medication'])(
    'has drawers on which names stand whole, each with its mark, on %s',
    async (path) => {
      const { html } = await openPage(path)
      const notes = [...html.matchAll(/<span class="pull__names">(.*?)<\/span><\/span>/g)].map(([, names]) => names!)
      expect(notes.length).toBeGreaterThan(3)
      for (const names of notes) expect(names).toMatch(/^<span>[^、<]+(<\/span><span>、[^、<]+)*$/)
    },
  )

  it('begins with what people ask about most, and leads to its three parts from the head', async () => {
    const { html } = await openPage('/specialty')
    const parts = [...html.matchAll(/<a href="#(helper|by-area|alphabetical)">/g)].map(([, id]) => id)
    expect(parts).toEqual(['helper', 'by-area', 'alphabetical'])
    const places = parts.map((id) => html.indexOf(` id="${id}"`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })
})
