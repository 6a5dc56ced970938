import { describe, expect, it } from 'vitest'
import { siteOrigin } from '#app/core/site.server.ts'
import { pageHead } from '#app/modules/seo/page-head.ts'
import { withOwnAddresses } from './post-head.ts'

const origin = siteOrigin
const head = (locale: 'zh-Hans' | 'en-US', isIndexable = true) =>
  pageHead({ title: 'T', description: 'D', path: '/blogs/x', locale, origin, isIndexable })
const links = (descriptors: ReturnType<typeof pageHead>) =>
  descriptors.flatMap((each) =>
    'tagName' in each ? [`${String(each.rel)} ${String(each.hrefLang ?? '')} ${String(each.href)}`] : [],
  )

describe('the addresses of a post', () => {
  it('have the slug of each language', () => {
    const slugs = { 'zh-Hans': 'a', 'zh-Hant': 'b', 'en-US': 'c' }
    expect(links(withOwnAddresses(head('en-US'), { origin, locale: 'en-US', slugs }))).toEqual([
      `canonical  ${siteOrigin}/en-US/blogs/c`,
      `alternate zh-Hans ${siteOrigin}/blogs/a`,
      `alternate zh-Hant ${siteOrigin}/zh-Hant/blogs/b`,
      `alternate en-US ${siteOrigin}/en-US/blogs/c`,
      `alternate x-default ${siteOrigin}/blogs/a`,
    ])
  })

  it('are those of the languages it is written in, and a fallback names the original', () => {
    expect(links(withOwnAddresses(head('zh-Hans'), { origin, locale: 'en-US', slugs: { 'en-US': 'c' } }))).toEqual([
      `canonical  ${siteOrigin}/en-US/blogs/c`,
      `alternate en-US ${siteOrigin}/en-US/blogs/c`,
      `alternate x-default ${siteOrigin}/en-US/blogs/c`,
    ])
  })

  it('leave everything else as it was, and a page that is not indexed without any', () => {
    const others = (descriptors: ReturnType<typeof pageHead>) =>
      descriptors.filter((each) => !('tagName' in each && (each.rel === 'canonical' || each.rel === 'alternate')))
    const changed = withOwnAddresses(head('zh-Hans'), { origin, locale: 'zh-Hans', slugs: { 'zh-Hans': 'a' } })
    expect(others(changed)).toEqual(others(head('zh-Hans')))
    const hidden = head('zh-Hans', false)
    expect(withOwnAddresses(hidden, { origin, locale: 'zh-Hans', slugs: { 'zh-Hans': 'a' } })).toEqual(hidden)
  })
})
