import { asc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { ShareCard } from '#app/modules/seo/share-image/card.ts'
import { findShareCard } from '#app/modules/seo/share-image/card-words.server.ts'
import { drawCard, endDrawing } from '#app/modules/seo/share-image/draw.server.ts'
import { imageKeyOf, pageNames, parseImageKey } from '#app/modules/seo/share-image/image-key.ts'
import { neighborhoods, providers, specialties } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { get } from './route-request.ts'

useSeededDatabase()
afterAll(endDrawing)

const card = (key: string, locale: (typeof locales)[number]) => findShareCard(parseImageKey(key)!, locale)

describe('/share-image', () => {
  const path = '/share-image/doctor/meiling-zhang.png'

  it('answers a PNG with a strong ETag, for good when its address bears a mark', async () => {
    const marked = await openPage(`${path}?v=0123456789ab`)
    expect(marked.status).toBe(200)
    expect(marked.headers.get('Content-Type')).toBe('image/png')
    expect(marked.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const etag = marked.headers.get('ETag')!
    expect(etag).toMatch(/^"[0-9a-f]{22}"$/)
    const known = await openPage(path, { headers: { 'If-None-Match': `W/"x", ${etag}` } })
    expect([known.status, known.html, known.headers.get('ETag')]).toEqual([304, '', etag])
    for (const bare of [path, `${path}?v=x`, `${path}?v=<script>`]) {
      expect((await openPage(bare)).headers.get('Cache-Control'), bare).toBe('public, max-age=3600')
    }
  })

  it('is another in each language and shape', async () => {
    const tags = await Promise.all(
      locales.flatMap((locale) =>
        [path, path.replace('.png', '.square.png')].map((each) => openPage(withPrefix(each, locale))),
      ),
    )
    expect(new Set(tags.map(({ headers }) => headers.get('ETag'))).size).toBe(6)
  })

  it.each([
    '/share-image/',
    '/share-image/doctor/nobody.png',
    '/share-image/doctor/meiling-zhang',
    '/share-image/doctor/meiling-zhang.jpg',
    '/share-image/text/Buy%20now.png',
    '/share-image/page/nothing.png',
    '/share-image/specialty/nothing.png',
    '/share-image/location/flushing/nothing.png',
    '/share-image/blog/99999.png',
    '/share-image/knowledge/nothing.png',
    '/share-image/doctor/..%2f..%2fetc%2fpasswd.png',
    '/share-image/doctor/a%00b.png',
  ])('draws nothing for %s', async (address) => {
    expect((await openPage(address)).status).toBe(404)
  })

  it(`draws nobody’s own text${naughtyMissing}`, async () => {
    const kinds = ['doctor', 'specialty', 'location', 'blog', 'knowledge', 'page']
    // A number names a post; a line separator is in no address that a route matches.
    const texts = naughtyStrings.filter((each) => each.length < 200 && !/^\d+$|[\u2028\u2029]/.test(each))
    for (const [position, text] of texts.entries()) {
      const kind = kinds[position % kinds.length]
      const { status } = await get<never>(`/share-image/${kind}/${encodeURIComponent(text)}.png`)
      expect(status, `${kind}/${text}`).toBe(404)
    }
  })
})

describe('the words of an image', () => {
  it('are those of the doctor', async () => {
    const of = (locale: (typeof locales)[number]) => card('doctor/meiling-zhang', locale)
    expect(await of('zh-Hans')).toMatchObject({
      brand: '中文就医指南',
      title: '张美玲 医生',
      seal: { characters: ['张', '印'] },
    })
    expect((await of('zh-Hant'))!.title).toBe('張美玲 醫生')
    expect((await of('en-US'))!.title).toMatch(/^[A-Za-z ]+, MD$/)
    expect((await of('zh-Hans'))!.plain!.characters.join('')).toMatch(/^[A-Z]{2}$/)
    expect((await of('en-US'))!.plain).toBeNull()
  })

  it('are never those of somebody who is not listed', async () => {
    const rows = await db
      .select({ slug: providers.slug })
      .from(providers)
      .where(eq(providers.status, 'suspended'))
      .orderBy(asc(providers.slug))
    expect(rows.length).toBeGreaterThan(0)
    for (const { slug } of rows) expect(await card(`doctor/${slug}`, 'zh-Hans')).toBeNull()
  })

  it('stand for every page that has its own, and differ between languages', async () => {
    for (const name of pageNames) {
      const titles = await Promise.all(locales.map(async (locale) => (await card(`page/${name}`, locale))!.title))
      expect(
        titles.every((title) => title !== '' && !title.includes('seo.')),
        name,
      ).toBe(true)
      expect(titles[2], name).not.toMatch(/\p{Script=Han}/u)
    }
    expect(imageKeyOf('/')).toBe('page/home')
  })

  it('can all be drawn: a name with a character that no face has is written in Latin letters', async () => {
    const people = await db
      .select({ slug: providers.slug })
      .from(providers)
      .where(eq(providers.status, 'listed'))
      .orderBy(asc(providers.slug))
    const fields = await db.select({ slug: specialties.slug }).from(specialties).orderBy(asc(specialties.slug))
    const rows = await db.select({ slug: neighborhoods.slug }).from(neighborhoods).orderBy(asc(neighborhoods.slug))
    const keys = [
      ...people.map(({ slug }) => `doctor/${slug}`),
      ...fields.map(({ slug }) => `specialty/${slug}`),
      ...rows.map(({ slug }) => `location/${slug}`),
      ...pageNames.map((name) => `page/${name}`),
    ]
    // All the words of a language in a few pictures: what counts is whether each character has a shape.
    for (const locale of locales) {
      const cards = (await Promise.all(keys.map((key) => card(key, locale)))).filter(
        (each): each is ShareCard => each !== null,
      )
      expect(cards.length).toBe(keys.length)
      const characters = new Set(
        cards.flatMap(({ title, second, band, seal }) => [
          ...title,
          ...(second ?? ''),
          ...band,
          ...(seal?.characters ?? []),
        ]),
      )
      const { missing } = await drawCard({ ...cards[0]!, title: [...characters].join('') }, 'wide')
      const unwritten = cards.filter(
        ({ title, plain }) => plain === null && missing.some((each) => title.includes(each)),
      )
      expect(unwritten, locale).toEqual([])
      expect(missing.length, locale).toBeLessThan(3)
    }
  })
})
