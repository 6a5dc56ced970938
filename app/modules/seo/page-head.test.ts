import { describe, expect, it } from 'vitest'
import { metaOf, pageHead, type PageHead } from './page-head.ts'

const head: PageHead = {
  title: '找医生 - 中文就医指南',
  description: '…',
  path: '/doctor?q=a',
  locale: 'zh-Hant',
  origin: 'https://care.example',
  isIndexable: true,
}

const links = (descriptors: ReturnType<typeof pageHead>) =>
  descriptors.filter((each) => 'tagName' in each) as unknown as { rel: string; hrefLang?: string; href: string }[]

describe('pageHead', () => {
  it('names the canonical address in the page’s own locale', () => {
    expect(links(pageHead(head)).find(({ rel }) => rel === 'canonical')?.href).toBe(
      'https://care.example/zh-Hant/doctor?q=a',
    )
  })

  it('names the same page in three languages and a default', () => {
    const alternates = links(pageHead(head)).filter(({ rel }) => rel === 'alternate')
    expect(alternates.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['zh-Hans', 'https://care.example/doctor?q=a'],
      ['zh-Hant', 'https://care.example/zh-Hant/doctor?q=a'],
      ['en-US', 'https://care.example/en-US/doctor?q=a'],
      ['x-default', 'https://care.example/doctor?q=a'],
    ])
  })

  it('asks search engines to leave thin and unknown pages alone', () => {
    const thin = pageHead({ ...head, isIndexable: false })
    expect(thin).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
    expect(links(thin)).toEqual([])
    expect(metaOf({ data: undefined })).toEqual([{ name: 'robots', content: 'noindex, nofollow' }])
  })
})
