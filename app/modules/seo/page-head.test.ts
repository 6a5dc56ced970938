import { describe, expect, it } from 'vitest'
import { siteOrigin } from '#app/core/site.server.ts'
import { metaOf, pageHead, type PageHead } from './page-head.ts'

const head: PageHead = {
  title: '找医生 - 中文就医指南',
  description: '…',
  path: '/doctor?q=a',
  locale: 'zh-Hant',
  origin: siteOrigin,
  isIndexable: true,
}

const links = (descriptors: ReturnType<typeof pageHead>) =>
  descriptors.filter((each) => 'tagName' in each) as unknown as { rel: string; hrefLang?: string; href: string }[]

describe('pageHead', () => {
  it('names the canonical address in the page’s own locale', () => {
    expect(links(pageHead(head)).find(({ rel }) => rel === 'canonical')?.href).toBe(`${siteOrigin}/zh-Hant/doctor?q=a`)
  })

  it('names the same page in three languages and a default', () => {
    const alternates = links(pageHead(head)).filter(({ rel }) => rel === 'alternate')
    expect(alternates.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['zh-Hans', `${siteOrigin}/doctor?q=a`],
      ['zh-Hant', `${siteOrigin}/zh-Hant/doctor?q=a`],
      ['en-US', `${siteOrigin}/en-US/doctor?q=a`],
      ['x-default', `${siteOrigin}/doctor?q=a`],
    ])
  })

  it('asks search engines to leave thin and unknown pages alone', () => {
    const thin = pageHead({ ...head, isIndexable: false })
    expect(thin).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
    expect(links(thin)).toEqual([])
    expect(metaOf({ data: undefined })).toEqual([{ name: 'robots', content: 'noindex, nofollow' }])
  })

  const named = (descriptors: ReturnType<typeof pageHead>, name: string) =>
    (descriptors as { name?: string; property?: string; content: string }[])
      .filter((each) => (each.name ?? each.property) === name)
      .map(({ content }) => content)

  it('may be indexed and followed unless it says otherwise', () => {
    expect(named(pageHead(head), 'robots')).toEqual(['index, follow'])
  })

  it('tells chats what to show: names, languages, address and image', () => {
    const image = { url: `${siteOrigin}/i.png`, width: 1200, height: 630, alt: '找医生', square: '/s.png' }
    const tags = pageHead({ ...head, siteName: '中文就醫指南', image })
    expect(named(tags, 'og:type')).toEqual(['website'])
    expect(named(tags, 'og:site_name')).toEqual(['中文就醫指南'])
    expect(named(tags, 'og:locale')).toEqual(['zh_TW'])
    expect(named(tags, 'og:locale:alternate')).toEqual(['zh_CN', 'en_US'])
    expect(named(tags, 'og:url')).toEqual([`${siteOrigin}/zh-Hant/doctor?q=a`])
    expect(named(tags, 'og:image')).toEqual([image.url])
    expect([named(tags, 'og:image:width'), named(tags, 'og:image:height')]).toEqual([['1200'], ['630']])
    expect(named(tags, 'og:image:alt')).toEqual(['找医生'])
    expect(named(tags, 'twitter:card')).toEqual(['summary_large_image'])
    expect(named(pageHead(head), 'twitter:card')).toEqual(['summary'])
  })

  it('tells of an article when and by whom it was written', () => {
    const article = { publishedOn: '2026-09-01', modifiedOn: '2026-10-01', author: '林编辑', section: '保险' }
    const tags = pageHead({ ...head, article, keywords: ['白卡', '红蓝卡'] })
    expect(named(tags, 'og:type')).toEqual(['article'])
    expect(named(tags, 'article:published_time')).toEqual(['2026-09-01'])
    expect(named(tags, 'article:modified_time')).toEqual(['2026-10-01'])
    expect(named(tags, 'article:author')).toEqual(['林编辑'])
    expect(named(tags, 'article:section')).toEqual(['保险'])
    expect(named(tags, 'author')).toEqual(['林编辑'])
    expect(named(tags, 'keywords')).toEqual(['白卡, 红蓝卡'])
  })

  it('has structured data and tags for automated readers, also where it is not indexed', () => {
    const data = { structuredData: ['{"@type":"Thing"}'], contentTags: [{ name: 'ai-content-type', content: 'x' }] }
    expect(pageHead({ ...head, ...data })).toContainEqual({ 'script:ld+json': { '@type': 'Thing' } })
    expect(pageHead({ ...head, ...data })).toContainEqual(data.contentTags[0])
    expect(pageHead({ ...head, ...data, isIndexable: false })).toHaveLength(5)
  })
})
