import { describe, expect, it } from 'vitest'
import { siteOrigin } from '#app/core/site.server.ts'
import { indexDocument, partDocument } from './document.server.ts'
import { latest } from './entry.ts'
import { pagesPerFile, parsePart } from './parts.ts'

const origin = siteOrigin
const changedAt = Date.parse('2026-10-01T12:00:00Z')

describe('partDocument', () => {
  it('names a page in every language, each with all of them and the default', async () => {
    const xml = await partDocument([{ path: '/medication?name=a&b', changedAt }], origin)
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      `${origin}/medication?name=a&amp;b`,
      `${origin}/zh-Hant/medication?name=a&amp;b`,
      `${origin}/en-US/medication?name=a&amp;b`,
    ])
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(3)
    expect(xml.match(/hreflang="zh-Hant"/g)).toHaveLength(3)
    expect(xml.match(/<lastmod>2026-10-01T12:00:00.000Z<\/lastmod>/g)).toHaveLength(3)
  })

  it('names only the languages that a post is written in', async () => {
    const xml = await partDocument([{ path: { 'en-US': '/blogs/cards' }, changedAt: null }], origin)
    expect(xml.match(/<url>/g)).toHaveLength(1)
    expect(xml).toContain(`hreflang="x-default" href="${origin}/en-US/blogs/cards"`)
    expect(xml).not.toContain('lastmod')
    expect(xml).not.toContain('zh-Hans')
  })

  it('holds no more than 50,000 addresses a file', () => {
    expect(pagesPerFile * 3).toBeLessThanOrEqual(50_000)
  })
})

describe('indexDocument', () => {
  it('names files and when they changed', async () => {
    const xml = await indexDocument([{ path: '/sitemap/doctors-1.xml', changedAt }], origin)
    expect(xml).toContain(
      `<sitemap><loc>${origin}/sitemap/doctors-1.xml</loc><lastmod>2026-10-01T12:00:00.000Z</lastmod></sitemap>`,
    )
  })
})

describe('parsePart', () => {
  it('reads type and number', () => {
    expect(parsePart('doctors-12.xml')).toEqual({ part: 'doctors', page: 12 })
  })

  it.each(['doctors.xml', 'doctors-0.xml', 'doctors-01.xml', 'nothing-1.xml', 'doctors-1', 'doctors-9999999.xml', ''])(
    'refuses %j',
    (segment) => expect(parsePart(segment)).toBeNull(),
  )
})

describe('latest', () => {
  it('is the newest that is known', () => {
    expect(latest([1, null, 3, undefined, 2])).toBe(3)
    expect(latest([null])).toBeNull()
  })
})
