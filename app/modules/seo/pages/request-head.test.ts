import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '#app/core/log/log.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { type PageWords, requestHead } from './request-head.server.ts'
import { organizationData } from '../structured-data/organization.ts'

const request = new Request('https://care.test/zh-Hant/doctor')
/** Every test has a path of its own: a page's mistake is logged once. */
let page: PageWords
let serial = 0
const lines: [level: string, code: string][] = []

beforeEach(() => {
  page = { title: '找醫生', description: '依專科找講中文的醫生。', path: `/page-${(serial += 1)}` }
  lines.length = 0
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation(((fields: { code: string }) => {
      lines.push([level, fields.code])
    }) as never)
  }
})
afterEach(() => vi.restoreAllMocks())

describe('requestHead', () => {
  it('adds the name of the site and says nothing in the log', () => {
    expect(requestHead(request, page)).toMatchObject({
      title: '找醫生 - 中文就醫指南',
      siteName: '中文就醫指南',
      locale: 'zh-Hant',
      origin: siteOrigin,
      isIndexable: true,
    })
    expect(lines).toEqual([])
  })

  it('serves a page without title or description with the words of the site', () => {
    const head = requestHead(request, { ...page, title: ' ', description: '' })
    expect(head.title).toBe('中文就醫指南')
    expect(head.description).toContain('紐約')
    expect(lines).toEqual([['error', 'MISSING_TITLE']])
    requestHead(request, { ...page, path: `${page.path}/x`, description: ' ' })
    expect(lines).toEqual([
      ['error', 'MISSING_TITLE'],
      ['error', 'MISSING_DESCRIPTION'],
    ])
  })

  it('only warns of long words and of keywords that are no list', () => {
    const head = requestHead(request, {
      ...page,
      title: '長'.repeat(61),
      description: '長'.repeat(156),
      keywords: '牙科' as never,
    })
    expect(head.title).toContain('長'.repeat(61))
    expect(head.keywords).toBeUndefined()
    expect(lines).toEqual([
      ['warn', 'LONG_TITLE'],
      ['warn', 'LONG_DESCRIPTION'],
      ['warn', 'KEYWORDS_NOT_A_LIST'],
    ])
  })

  it('adds the name of the site where there is room for both', () => {
    const titleOf = (title: string) => requestHead(request, { ...page, title }).title
    expect(titleOf('長'.repeat(40))).toBe(`${'長'.repeat(40)} - 中文就醫指南`)
    expect(titleOf('長'.repeat(51))).toBe(`${'長'.repeat(51)} - 中文就醫指南`)
    expect(titleOf('長'.repeat(52))).toBe('長'.repeat(52))
  })

  it('logs a mistake once, however often the page is asked for', () => {
    for (let turn = 0; turn < 3; turn += 1) requestHead(request, { ...page, title: '' })
    expect(lines).toEqual([['error', 'MISSING_TITLE']])
  })

  it('leaves out structured data that cannot be made, and logs which', () => {
    const site = { origin: siteOrigin, locale: 'zh-Hant', name: ' ' } as const
    const head = requestHead(request, {
      ...page,
      structuredData: [
        { '@type': 'Thing', name: 'kept' },
        () => {
          throw new TypeError('no name')
        },
        () => organizationData({ description: 'x' } as never, site),
        () => null,
        'https://schema.org/Thing' as never,
      ],
    })
    expect(head.structuredData).toEqual(['{"@context":"https://schema.org","@type":"Thing","name":"kept"}'])
    expect(lines).toEqual([
      ['error', 'STRUCTURED_DATA_ERROR'],
      ['error', 'ORG_STRUCTURED_DATA_ERROR'],
    ])
  })

  it('skips content meta that is unusable with a warning', () => {
    const contentMeta = { contentType: 'topic', primaryTopic: '乙肝', keyTerms: [] }
    expect(requestHead(request, { ...page, contentMeta }).contentTags).toBeUndefined()
    expect(lines).toEqual([['warn', 'NO_KEY_TERMS']])
    expect(
      requestHead(request, { ...page, contentMeta: { ...contentMeta, keyTerms: ['肝'] } }).contentTags,
    ).toHaveLength(3)
  })

  it('gives the image an address that changes with the words of the page', () => {
    const imageOf = (words: Partial<PageWords>) =>
      requestHead(request, { ...page, path: '/doctor/dentistry/mei-lin', ...words }).image!
    const first = imageOf({})
    expect(first.url.slice(0, siteOrigin.length)).toBe(siteOrigin)
    expect(first.url.slice(siteOrigin.length)).toMatch(/^\/zh-Hant\/share-image\/doctor\/mei-lin\.png\?v=[0-9a-f]{12}$/)
    expect(first.square).toMatch(/^\/zh-Hant\/share-image\/doctor\/mei-lin\.square\.png\?v=[0-9a-f]{12}$/)
    expect(imageOf({}).url).toBe(first.url)
    expect(imageOf({ title: '別的' }).url).not.toBe(first.url)
    expect(imageOf({ image: 'blog/12' }).url).toContain('/share-image/blog/12.png')
  })

  it('gives every search the one image of its list', () => {
    const search = (title: string) => requestHead(request, { ...page, title, path: '/doctor', isIndexable: false })
    expect(search('甲').image!.url).toBe(search('乙').image!.url)
    expect(search('甲').image!.url).toContain('/share-image/page/doctors.png')
  })
})
