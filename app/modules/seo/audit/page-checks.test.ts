import { describe, expect, it } from 'vitest'
import { scoreOf } from './finding-kinds.ts'
import { ownPage } from './own-links.ts'
import { checkPage } from './page-checks.ts'
import { readFacts } from './page-facts.ts'
import { checkSite, type ReadPage } from './site-checks.ts'
import { locationsIn, pathsInTurn } from './sitemap-paths.ts'

const origin = 'https://care.test'
const sound = {
  title: '杏林 — 法拉盛的医生',
  head: `<meta name="description" content="写给病人看的说明。"><link rel="canonical" href="${origin}/page">`,
  data: '{"@context":"https://schema.org","@type":"WebSite","name":"a","url":"https://care.test"}',
  main: `<h1>法拉盛的医生</h1><p>${'这里说得够多。'.repeat(20)}</p><img src="/a.png" alt="">`,
}
const pageOf = ({ title, head, data, main }: Partial<typeof sound> = {}) =>
  `<!DOCTYPE html><html lang="zh-Hans"><head><title>${title ?? sound.title}</title>${head ?? sound.head}` +
  `<script type="application/ld+json">${data ?? sound.data}</script></head><body><svg><title>logo</title></svg>` +
  `<main>${main ?? sound.main}</main></body></html>`
const check = (changes: Partial<typeof sound> = {}) =>
  checkPage('/page', readFacts(pageOf(changes)), (path) => origin + path).map(({ kind, detail }) => `${kind} ${detail}`)

describe('a page', () => {
  it('that is sound has no findings', () => {
    expect(check()).toEqual([])
  })

  it('is read as a browser reads it: one title, text of the main part, links, alternates', () => {
    const head = `${sound.head}<link rel="alternate" hreflang="en-US" href="${origin}/en-US/page">`
    const main = `${sound.main}<a href="/doctor">x</a><a rel="nofollow" href="/secret">y</a><script>var a = "<h1>"</script>`
    expect(readFacts(pageOf({ head, main }))).toMatchObject({
      ...{ lang: 'zh-Hans', title: sound.title, headings: 1, links: ['/doctor'], isNoindex: false },
      ...{ alternates: { 'en-US': `${origin}/en-US/page` }, unnamedImages: [], canonical: `${origin}/page` },
    })
    expect(readFacts('<title>a &amp; b</title><main>one <b>two</b></main>')).toMatchObject({
      title: 'a & b',
      textLength: 6,
    })
  })

  it.each([
    ['a title of 61 characters', { title: '长'.repeat(61) }, ['title_long 61']],
    ['a title of 60', { title: '长'.repeat(60) }, []],
    ['no title', { title: '' }, ['title_missing ']],
    ['no head at all', { head: '' }, ['description_missing ', 'canonical_wrong ']],
    ['another canonical', { head: sound.head.replace('/page', '/other') }, [`canonical_wrong ${origin}/other`]],
    ['a long description', { head: sound.head.replace('说明', '说'.repeat(160)) }, ['description_long 167']],
    ['no heading', { main: sound.main.replace(/h1/g, 'p') }, ['h1_missing ']],
    ['two headings', { main: `${sound.main}<h1>又一个</h1>` }, ['h1_many 2']],
    ['an image without a text', { main: sound.main.replace(' alt=""', '') }, ['alt_missing /a.png']],
    ['little text', { main: '<h1>短</h1>' }, ['thin_page 1']],
    ['JSON-LD that is none', { data: '{"@context":' }, ['data_invalid JSON']],
    [
      'a type without what it needs',
      { data: sound.data.replace('WebSite', 'Event') },
      ['data_incomplete Event.startDate', 'data_incomplete Event.location'],
    ],
    ['heavy HTML', { main: `${sound.main}<!--${'x'.repeat(250_000)}-->` }, ['heavy_page 250']],
  ])('with %s', (_, changes, expected) => {
    expect(check(changes).map((line) => (line.startsWith('heavy') ? line.slice(0, 14) : line))).toEqual(expected)
  })

  it('that search engines may not keep needs no description, canonical address or length', () => {
    expect(check({ head: '<meta name="robots" content="noindex, nofollow">', main: '<h1>短</h1>' })).toEqual([])
  })
})

describe('own pages', () => {
  it('are those under the configured origin, of the public area, whatever a page says', () => {
    const own = (address: string) => ownPage(address, '/en-US/page', origin)
    expect(['/doctor', `${origin}/zh-Hant/doctor`, 'doctor', '/blogs/a#b'].map(own)).toEqual([
      ...['/doctor', '/zh-Hant/doctor', '/en-US/doctor', '/blogs/a'],
    ])
    const others = [
      'https://evil.test/doctor',
      '//evil.test/',
      'http://care.test/doctor',
      'mailto:a@b.test',
      'javascript:1',
    ]
    const elsewhere = [
      '/admin',
      '/provider/4/login',
      '/api/x',
      '/doctor?q=a',
      '/share/a.png',
      '/doctor/a/b/appointment',
      'http://[',
    ]
    for (const address of [...others, ...elsewhere]) expect([address, own(address)]).toEqual([address, null])
  })

  it('of a sitemap are taken in turn, a page with its languages', () => {
    const xml = `<loc>${origin}/a</loc><loc>${origin}/zh-Hant/a</loc><loc>${origin}/en-US/a</loc><loc>${origin}/b</loc>`
    expect(pathsInTurn([locationsIn(xml), [`${origin}/c`, 'https://evil.test/d']], origin)).toEqual([
      ...['/a', '/zh-Hant/a', '/en-US/a', '/c', '/b'],
    ])
  })
})

describe('between pages', () => {
  const page = (path: string, changes: Partial<ReadPage> = {}): ReadPage => ({
    ...{ path, status: 200, title: path, isNoindex: false, alternates: {}, links: [] },
    ...changes,
  })
  const found = (...pages: ReadPage[]) => checkSite(pages).map(({ kind, path, detail }) => `${kind} ${path} ${detail}`)

  it('languages name each other', () => {
    const both = { 'zh-Hans': '/a', 'en-US': '/en-US/a' }
    expect(found(page('/a', { alternates: both }), page('/en-US/a', { alternates: both }))).toEqual([])
    expect(found(page('/a', { alternates: both }), page('/en-US/a'))).toEqual(['hreflang_unpaired /a /en-US/a'])
    expect(found(page('/a', { alternates: both }))).toEqual([])
  })

  it('titles stand once and links lead somewhere', () => {
    expect(found(page('/a', { title: 'x' }), page('/b', { title: 'x' }))).toEqual([
      'title_double /a /b',
      'title_double /b /a',
    ])
    expect(found(page('/a', { title: 'x' }), page('/b', { title: 'x', isNoindex: true }))).toEqual([])
    const broken = page('/gone', { status: 404, title: '' })
    expect(found(page('/a', { links: ['/gone', '/unread'] }), broken)).toEqual(['link_broken /a /gone'])
  })
})

it('a long title alone hardly lowers the score, a page that fails counts as lost', () => {
  expect(scoreOf(10, [])).toBe(100)
  expect(scoreOf(10, [{ kind: 'title_long', path: '/a' }])).toBe(100)
  expect(scoreOf(1, [{ kind: 'title_long', path: '/a' }])).toBe(95)
  expect(
    scoreOf(2, [
      { kind: 'page_failed', path: '/a' },
      { kind: 'title_missing', path: '/a' },
    ]),
  ).toBe(50)
  expect(scoreOf(0, [])).toBe(0)
})
