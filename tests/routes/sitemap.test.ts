import { existsSync, readFileSync } from 'node:fs'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { providers } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { headOf, unescaped } from './page-head.ts'

useSeededDatabase()

type Address = { loc: string; lastmod: string | undefined; alternates: Map<string, string> }

const schemaFile = '../shared/data/sitemap/sitemap-0.9.xsd'
const schemaMissing = existsSync(schemaFile) ? '' : ` (skipped: ${schemaFile} is absent)`

const files = new Map<string, string>()
const addresses: Address[] = []

const addressOf = (loc: string) => loc.slice(siteOrigin.length) || '/'

/** The library is in force by then. */
const later = Date.parse('2026-11-21T15:00:00Z')
beforeEach(() => setClock(later))

beforeAll(async () => {
  setClock(later)
  const index = await openPage('/sitemap.xml')
  for (const [, loc] of index.html.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { html } = await openPage(addressOf(loc!))
    files.set(addressOf(loc!), html)
    for (const [, url] of html.matchAll(/<url>(.*?)<\/url>/gs)) {
      const links = [...url!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      addresses.push({
        loc: unescaped(/<loc>(.*?)<\/loc>/.exec(url!)![1]!),
        lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url!)?.[1],
        alternates: new Map(links.map(([, language, href]) => [language!, unescaped(href!)])),
      })
    }
  }
})

const paths = () => addresses.map(({ loc }) => addressOf(loc))

describe('/sitemap.xml', () => {
  it('is an index of a part a type, the same in every locale', async () => {
    const [first, ...others] = await Promise.all(locales.map((locale) => openPage(withPrefix('/sitemap.xml', locale))))
    expect(first!.status).toBe(200)
    expect(first!.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    for (const other of others) expect(other.html).toBe(first!.html)
    expect([...files.keys()]).toEqual(
      ['static', 'specialties', 'locations', 'doctors', 'blogs', 'knowledge', 'associations'].map(
        (part) => `/sitemap/${part}-1.xml`,
      ),
    )
  })

  it('has no other parts', async () => {
    for (const path of [
      '/sitemap/doctors-2.xml',
      '/sitemap/nothing-1.xml',
      '/sitemap/doctors-1',
      '/sitemap/..%2f1.xml',
    ]) {
      expect((await openPage(path)).status, path).toBe(404)
    }
  })
})

describe('every part', () => {
  it.skipIf(schemaMissing !== '')(`is valid by the schema of sitemaps.org${schemaMissing}`, async () => {
    // The schema wants elements of other namespaces declared; hreflang links are XHTML's.
    const link = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
      <xs:element name="link"><xs:complexType><xs:attribute name="rel" type="xs:token" use="required"/>
      <xs:attribute name="hreflang" type="xs:language" use="required"/><xs:attribute name="href" type="xs:anyURI" use="required"/>
      </xs:complexType></xs:element></xs:schema>`
    const both = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
      <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/></xs:schema>`
    const check = (contents: string) =>
      validateXML({
        xml: [{ fileName: 'part.xml', contents }],
        schema: [{ fileName: 'both.xsd', contents: both }],
        preload: [
          { fileName: 'sitemap.xsd', contents: readFileSync(schemaFile, 'utf8') },
          { fileName: 'xhtml.xsd', contents: link },
        ],
      })
    for (const [path, xml] of files) {
      const { valid, errors } = await check(xml)
      expect(errors, path).toEqual([])
      expect(valid, path).toBe(true)
    }
    const broken = [...files.values()][0]!.replace('<loc>', '<location>').replace('</loc>', '</location>')
    expect((await check(broken)).valid).toBe(false)
  })

  it('names every address once, and not more than 50,000', () => {
    expect(new Set(paths()).size).toBe(addresses.length)
    for (const [path, xml] of files) expect(xml.match(/<url>/g)!.length, path).toBeLessThanOrEqual(50_000)
  })

  it('names languages both ways', () => {
    const byLoc = new Map(addresses.map((address) => [address.loc, address]))
    for (const { loc, alternates } of addresses) {
      expect([...alternates.values()], loc).toContain(loc)
      expect(alternates.has('x-default'), loc).toBe(true)
      for (const href of alternates.values())
        expect(byLoc.get(href)?.alternates, `${loc} → ${href}`).toEqual(alternates)
    }
  })

  it('says when a page changed, and never in the future', () => {
    const dated = addresses.filter(({ lastmod }) => lastmod !== undefined)
    expect(dated.length).toBeGreaterThan(addresses.length * 0.9)
    for (const { loc, lastmod } of dated) expect(Date.parse(lastmod!), loc).toBeLessThanOrEqual(later)
  })

  it('names only pages that may be indexed, at their canonical address with the same languages', async () => {
    const some = addresses.filter((address, position) => position % 11 === 0 || /static/.test(address.loc))
    expect(some.length).toBeGreaterThan(20)
    for (const { loc, alternates } of some) {
      const { status, html } = await openPage(addressOf(loc))
      const head = headOf(html)
      expect(status, loc).toBe(200)
      expect(head.meta.get('robots'), loc).toEqual(['index, follow'])
      expect(head.canonical, loc).toEqual([loc])
      expect(head.alternates, loc).toEqual(alternates)
    }
  })
})

describe('the parts together', () => {
  it('name listed doctors and nobody else', async () => {
    const slugs = await db
      .select({ slug: providers.slug })
      .from(providers)
      .where(eq(providers.status, 'listed'))
      .orderBy(asc(providers.slug))
    const hidden = await db
      .select({ slug: providers.slug })
      .from(providers)
      .where(ne(providers.status, 'listed'))
      .orderBy(asc(providers.slug))
    expect(hidden.length).toBeGreaterThan(0)
    const named = new Set(paths().flatMap((path) => /^\/doctor\/[^/]+\/([^/]+)$/.exec(path)?.[1] ?? []))
    expect([...named].sort()).toEqual(slugs.map(({ slug }) => slug).sort())
    for (const { slug } of hidden) expect(named.has(slug), slug).toBe(false)
  })

  it('leave thin lists out', async () => {
    const lists = paths().filter((path) => /^\/(doctor\/[^/]+|location\/[^/]+\/[^/]+)$/.test(path))
    expect(lists).toContain('/location/flushing/family-medicine')
    expect(lists).not.toContain('/location/sunset-park/dentistry')
    for (const path of lists.filter((_, position) => position % 5 === 0)) {
      expect(headOf((await openPage(path)).html).meta.get('robots'), path).toEqual(['index, follow'])
    }
  })

  it('change with a doctor', async () => {
    const [one] = await db
      .select({ slug: providers.slug, updatedAt: providers.updatedAt })
      .from(providers)
      .where(and(eq(providers.status, 'listed'), inArray(providers.slug, ['meiling-zhang'])))
    const entry = addresses.find(({ loc }) => loc.endsWith('/meiling-zhang'))
    expect(entry?.lastmod).toBe(new Date(one!.updatedAt).toISOString())
  })
})

describe('/robots.txt', () => {
  it('is plain text that names the sitemap', async () => {
    const { status, headers, html } = await openPage('/robots.txt')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(html).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
  })
})
