import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales, localeOfPath, withPrefix } from '#app/core/i18n/locale.ts'
import { siteName, siteOrigin } from '#app/core/site.server.ts'
import { blogPosts, contentPages } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { headOf } from './page-head.ts'
import { problemsOf, readDeclarations, readRelease, releaseMissing } from './schema-vocabulary.ts'

useSeededDatabase()

/** One page of every public type in the directory, and the structured data it has. */
const directoryPages: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/doctor', ['BreadcrumbList', 'SearchResultsPage']],
  ['/doctor/family-medicine', ['BreadcrumbList', 'SearchResultsPage']],
  ['/doctor/family-medicine/meiling-zhang', ['Physician', 'FAQPage', 'BreadcrumbList']],
  ['/specialty', ['BreadcrumbList']],
  ['/specialty/dentistry', ['FAQPage', 'BreadcrumbList']],
  ['/location/all', ['BreadcrumbList', 'SearchResultsPage']],
  ['/location/flushing', ['BreadcrumbList', 'SearchResultsPage']],
  ['/location/flushing/all', ['BreadcrumbList', 'SearchResultsPage']],
  ['/location/flushing/family-medicine', ['BreadcrumbList', 'SearchResultsPage']],
]

const inEveryLocale = directoryPages.flatMap(([path, types]) =>
  locales.map((locale) => ({ address: withPrefix(path, locale), path, locale, types })),
)

const sent = async (address: string) => {
  const { status, html } = await openPage(address)
  return { status, html, ...headOf(html) }
}

function expectWholeHead(page: Awaited<ReturnType<typeof sent>>, address: string) {
  const locale = localeOfPath(address)
  const one = (name: string) => {
    expect(page.meta.get(name), `${address} ${name}`).toHaveLength(1)
    return page.meta.get(name)![0]!
  }
  expect(page.status, address).toBe(200)
  expect(page.titles, address).toHaveLength(1)
  expect([...page.titles[0]!].length, `${address}: ${page.titles[0]}`).toBeLessThanOrEqual(60)
  expect([...one('description')].length, `${address}: ${one('description')}`).toBeLessThanOrEqual(155)
  expect(one('description').trim(), address).not.toBe('')
  expect(one('robots'), address).toBe('index, follow')
  expect(one('theme-color'), address).toBe('#1f2937')
  expect(page.canonical, address).toEqual([siteOrigin + address])
  expect([one('og:title'), one('og:url')], address).toEqual([page.titles[0], siteOrigin + address])
  expect(one('og:site_name'), address).toBe(siteName(locale))
  expect([one('og:image:width'), one('og:image:height')], address).toEqual(['1200', '630'])
  expect(one('og:image').startsWith(`${siteOrigin}/`), address).toBe(true)
  expect(one('og:image'), address).toMatch(/\/share-image\/.+\.png\?v=[0-9a-f]{12}$/)
  expect(page.meta.get('og:locale:alternate'), address).toHaveLength(2)
  for (const name of [
    'og:type',
    'og:description',
    'og:image:alt',
    'og:locale',
    'author',
    'twitter:card',
    'twitter:image',
  ])
    expect(one(name), `${address} ${name}`).not.toBe('')
}

describe('every public page', () => {
  it.each(inEveryLocale)('has a whole head and its structured data: $address', async ({ address, types }) => {
    const page = await sent(address)
    expectWholeHead(page, address)
    expect(page.structuredData.map((data) => data['@type'])).toEqual(types)
    for (const data of page.structuredData) expect(data['@context']).toBe('https://schema.org')
  })

  it.each(directoryPages)('names its languages, each of which names the same: %s', async (path) => {
    const heads = await Promise.all(locales.map(async (locale) => sent(withPrefix(path, locale))))
    const [first] = heads
    expect([...first!.alternates.keys()].sort()).toEqual(['en-US', 'x-default', 'zh-Hans', 'zh-Hant'])
    for (const [index, { alternates, canonical }] of heads.entries()) {
      expect(alternates).toEqual(first!.alternates)
      expect(canonical).toEqual([alternates.get(locales[index]!)])
    }
    expect(first!.alternates.get('x-default')).toBe(first!.alternates.get('zh-Hans'))
  })

  it.each(inEveryLocale)(
    'has a real image first in its body, which nobody sees or hears: $address',
    async ({ address }) => {
      const { firstImage, html } = await sent(address)
      expect(firstImage).toMatchObject({ alt: '', fetchpriority: 'low' })
      expect(Number(firstImage.width)).toBeGreaterThanOrEqual(300)
      expect(Number(firstImage.height)).toBeGreaterThanOrEqual(300)
      // Only a script can ask for it in WeChat alone.
      const isLeftToScript = /<script type="module" src="[^"]*island.*version/.test(html)
      expect(firstImage.loading).toBe(isLeftToScript ? 'lazy' : undefined)
      const box = /<body[^>]*><div (aria-hidden="true"[^>]*data-share-picture=""[^>]*)><img /.exec(html)?.[1]
      expect(box?.includes(' hidden=""')).toBe(isLeftToScript)
      expect((await openPage(firstImage.src!)).headers.get('Content-Type')).toBe('image/png')
    },
  )
})

describe.each([
  { name: `the release of schema.org${releaseMissing}`, read: readRelease, isMissing: releaseMissing !== '' },
  { name: 'the declarations of schema-dts', read: readDeclarations, isMissing: false },
])('structured data of every public page, by $name', ({ read, isMissing }) => {
  it.skipIf(isMissing)('has known types and properties only', async () => {
    const vocabulary = read()
    for (const { address } of inEveryLocale) {
      for (const data of (await sent(address)).structuredData) {
        expect(problemsOf(data, vocabulary), address).toEqual([])
      }
    }
  })
})

describe('structured data', () => {
  const find = async (address: string, type: string) =>
    (await sent(address)).structuredData.find((data) => data['@type'] === type)!

  it('of a doctor says what the page shows', async () => {
    const doctor = await find('/doctor/family-medicine/meiling-zhang', 'Physician')
    expect(doctor).toMatchObject({
      name: '张美玲 医生',
      usNPI: expect.stringMatching(/^\d{10}$/) as string,
      availableLanguage: expect.arrayContaining(['cmn', 'yue', 'en']) as string[],
      isAcceptingNewPatients: true,
    })
    const specified =
      'name alternateName description image telephone email address medicalSpecialty memberOf hasCredential acceptsReservations paymentAccepted priceRange availableLanguage hasOfferCatalog'
    expect(Object.keys(doctor)).toEqual(expect.arrayContaining(specified.split(' ')))
  })

  it('of a list counts what the list counts and has the area’s place on the map', async () => {
    const results = await find('/en-US/location/flushing/all', 'SearchResultsPage')
    const items = (results.mainEntity as { numberOfItems: number; itemListElement: unknown[] }).itemListElement
    expect(items.length).toBeGreaterThan(2)
    expect(results).toMatchObject({
      mainEntity: { numberOfItems: expect.any(Number) as number },
      contentLocation: { name: 'Flushing', geo: { latitude: expect.closeTo(40.76, 1) as number } },
      potentialAction: { '@type': 'SearchAction', query: 'Flushing' },
    })
  })

  it.each([
    ['/en-US/doctor?q=dentist', 'dentist', 'New York City and the surrounding area'],
    ['/en-US/doctor?q=dentist&view=map', 'dentist', 'New York City and the surrounding area'],
    ['/en-US/doctor?q=cough&near=flushing&lat=40.7&lng=-73.8&view=map', 'cough Flushing', 'Flushing'],
    ['/en-US/doctor/dentistry?view=map', 'Dentistry', 'New York City and the surrounding area'],
    ['/en-US/location/flushing/dentistry?q=Lin&view=map', 'Lin Dentistry Flushing', 'Flushing'],
    ['/doctor?q=%E8%85%B0%E7%96%BC&view=map', '腰疼', '纽约市及周边地区'],
  ])(
    'of the map and of every search says what was asked, where, and how many there are: %s',
    async (address, query, location) => {
      const results = await find(address, 'SearchResultsPage')
      const { mainEntity, contentLocation, potentialAction, url } = results as unknown as {
        mainEntity: { numberOfItems: number; itemListElement: unknown[] }
        contentLocation: { name: string; geo?: { latitude: number; longitude: number } }
        potentialAction: { query: string; target: string }
        url: string
      }
      expect(potentialAction.query).toBe(query)
      expect(contentLocation.name).toBe(location)
      expect(mainEntity.numberOfItems).toBeGreaterThanOrEqual(mainEntity.itemListElement.length)
      if (mainEntity.numberOfItems > 0) expect(contentLocation.geo?.latitude).toBeCloseTo(40.7, 0)
      expect(url).toBe(potentialAction.target)
      expect(new URL(url).searchParams.get('q')).toBe(new URL(address, siteOrigin).searchParams.get('q'))
      expect(url).not.toContain('lat=')
    },
  )

  it('of a specialty answers with words that stand on the page', async () => {
    const { structuredData, html } = await sent('/specialty/dentistry')
    const faq = structuredData.find((data) => data['@type'] === 'FAQPage')!
    const questions = faq.mainEntity as { acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(3)
    for (const { acceptedAnswer } of questions) {
      for (const part of acceptedAnswer.text.split(/；|(?<=？)/)) expect(html).toContain(part)
    }
  })

  it('cannot be broken out of, whatever is searched for', async () => {
    const { html, structuredData } = await sent('/doctor?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(html).not.toContain('<script>alert')
    expect(structuredData.at(-1)).toMatchObject({
      potentialAction: { query: '</script><script>alert(1)</script>' },
    })
  })
})

describe('a page that is kept out of search engines', () => {
  it.each(['/doctor?lang=yue', '/location/sunset-park/dentistry', '/doctor/family-medicine?page=2', '/unauthorized'])(
    'gives nothing to pass on: %s',
    async (path) => {
      for (const locale of locales) {
        const page = await sent(withPrefix(path, locale))
        expect(page.meta.get('robots')).toEqual(['noindex, nofollow'])
        expect(page.canonical).toEqual([])
        expect(page.alternates.size).toBe(0)
        expect([...page.meta.keys()].filter((name) => /^(og|twitter|article)/.test(name))).toEqual([])
      }
    },
  )
})

describe('automated readers', () => {
  it.each([
    '/',
    '/doctor',
    '/doctor/family-medicine',
    '/doctor/family-medicine/meiling-zhang',
    '/location/flushing',
    '/medication',
  ])('are told what %s is about, in every locale', async (path) => {
    for (const locale of locales) {
      const { meta } = await sent(withPrefix(path, locale))
      for (const name of ['content-type', 'primary-topic', 'key-terms', 'content-summary', 'target-audience'])
        expect(meta.get(`ai-${name}`)?.[0], `${locale} ${name}`).toBeTruthy()
    }
  })

  it('are told what a specialty’s page is about', async () => {
    const { meta } = await sent('/en-US/specialty/dentistry')
    expect(meta.get('ai-content-type')).toEqual(['specialty-guide'])
    expect(meta.get('ai-primary-topic')).toEqual(['Dentistry'])
    for (const name of ['ai-key-terms', 'ai-medical-specialties', 'ai-content-summary', 'ai-target-audience']) {
      expect(meta.get(name)?.[0], name).toBeTruthy()
    }
  })
})

describe('written pages', () => {
  it('have a head in the language of their address', async () => {
    const topics = await db.select({ key: contentPages.key }).from(contentPages).orderBy(asc(contentPages.key)).limit(3)
    expect(topics.length).toBeGreaterThan(0)
    const posts = await db.select({ number: blogPosts.number }).from(blogPosts).orderBy(asc(blogPosts.number)).limit(2)
    expect(posts.length).toBeGreaterThan(0)
    for (const locale of locales satisfies readonly Locale[]) {
      for (const { number } of posts) {
        const { headers } = await openPage(withPrefix(`/blogs/${number}`, locale))
        const page = await sent(headers.get('Location')!)
        expect(page.meta.get('og:type')).toEqual(['article'])
        expect(page.meta.get('article:published_time')?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}/)
        expect(page.meta.get('article:author')?.[0]).toBeTruthy()
      }
    }
  })
})
