import { describe, expect, it, test } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { privacyNoticeVersion } from '#app/modules/booking/form/forms.ts'
import {
  visitTypeDefaults,
  holdMinutes,
  maxMissedOffers,
  nearOfferMinutes,
  offerMinutes,
} from '#app/modules/booking/limits.ts'
import { hanCount, wordCount, wordingFaults } from './blog/chinese-wording.ts'
import type { PageEntry } from './entry.ts'
import { policies } from './policies.ts'

const keys = ['tou', 'privacy', 'medical-disclaimer']

const written = policies.flatMap((page) =>
  locales.map((locale) => [`${page.key} ${page.version} ${locale}`, page, locale] as const),
)

function present(key: string): PageEntry {
  const page = policies.findLast((each) => each.key === key)
  if (!page) throw new Error(`no present version of ${key}`)
  return page
}

describe('policies', () => {
  it('are three, each with its earlier versions', () => {
    const versions = policies.map(({ section, key, version, effectiveOn }) => [section, key, version, effectiveOn])
    const expected = keys.flatMap((key) => [
      ['policy', key, 1, '2026-01-01'],
      ['policy', key, 2, '2026-11-01'],
      ...(key === 'privacy' ? [['policy', key, 3, '2026-11-23']] : []),
      ['policy', key, key === 'privacy' ? 4 : 3, '2026-11-24'],
      ['policy', key, key === 'privacy' ? 5 : 4, '2026-11-28'],
      ...(key === 'medical-disclaimer' ? [] : [['policy', key, key === 'privacy' ? 6 : 5, '2026-11-29']]),
    ])
    expect(versions).toEqual(expected)
  })

  it('are agreed to in the version that booking records', () => {
    expect(present('privacy').effectiveOn).toBe(privacyNoticeVersion)
  })

  test.each(written)('%s is as long as it should be', (_, page, locale) => {
    const body = page.body[locale]
    const length = locale === 'en-US' ? wordCount(body) : hanCount(body)
    /** What associations keep came to it. */
    const longer = page.key === 'privacy' && page.version > 5 ? 400 : 0
    const [least, most] = page.version === 1 ? [90, 400] : locale === 'en-US' ? [400, 850] : [600, 1150]
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most + longer)
    expect([...page.title[locale]].length).toBeLessThanOrEqual(60)
    expect([...page.summary[locale]].length).toBeLessThanOrEqual(155)
  })

  test.each(written)('%s names the site and how to reach it by placeholders only', (_, page, locale) => {
    const body = page.body[locale]
    const names = new Set([...body.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name))
    expect([...names].sort()).toEqual(['siteEmail', 'siteName', 'sitePhone'])
    expect(body.replace(/\{\{\w+\}\}/gu, '')).not.toMatch(/[{}@]|<[a-z]|^# /mu)
  })

  it('have the same parts in every locale', () => {
    for (const page of policies) {
      const counts = locales.map((locale) => page.body[locale].match(/^## \S/gmu)?.length)
      expect(new Set(counts).size, `${page.key} ${page.version}`).toBe(1)
    }
  })

  it('link to https sources only', () => {
    for (const { sources } of policies) for (const { url } of sources) expect(new URL(url).protocol).toBe('https:')
  })
})

describe('what the policies say of the product', () => {
  it.each(locales)('names every cookie in %s', (locale) => {
    const { body } = present('privacy')
    for (const cookie of [
      'locale',
      'hys-v5-auth',
      'hys-v5-link',
      'hys-v5-hold',
      'toast-session',
      'elder',
      'hys-preferences',
    ]) {
      expect(body[locale]).toMatch(new RegExp(`^- ${cookie}[:：]`, 'mu'))
    }
  })

  it('says in every language what is counted, and for how long, without changing a version in force', () => {
    const [, second, third] = policies.filter(({ key }) => key === 'privacy')
    for (const locale of locales) {
      const added = third!.body[locale].replace(
        /^## (?:我们怎样计数|我們怎樣計數|What we count)\n[\s\S]*?(?=^## Cookie)/mu,
        '',
      )
      expect(added).toBe(second!.body[locale])
      expect(third!.body[locale]).toContain('25')
    }
  })

  it.each(locales)('says in %s what associations keep, and asks for no number of an insurance card', (locale) => {
    const body = present('privacy').body[locale]
    expect(body).toMatch(/^## (?:协会、活动和投票|協會、活動和投票|Associations)$/mu)
    expect(body).toContain('400')
    expect(body).not.toMatch(/保险卡号|保險卡號|insurance number/iu)
  })

  it.each(locales)('tells how to stop and resume text messages in %s', (locale) => {
    for (const word of ['STOP', 'START']) expect(present('privacy').body[locale]).toContain(word)
  })

  it.each(locales)('sends thoughts of self-harm to 988 by telephone, where there are interpreters, in %s', (locale) => {
    const { body } = present('medical-disclaimer')
    expect(body[locale]).toMatch(/988(?:，可以要中文翻[译譯]| and ask for an interpreter)/u)
    expect(body[locale]).not.toMatch(/短信到988|簡訊到988|text 988/u)
  })

  it.each(locales)('sends emergencies to 911, and thoughts of self-harm to 988, in %s', (locale) => {
    for (const key of ['tou', 'medical-disclaimer']) expect(present(key).body[locale]).toContain('911')
    for (const key of ['tou', 'medical-disclaimer']) expect(present(key).body[locale]).toContain('988')
  })

  it('has the numbers that booking goes by', () => {
    expect([holdMinutes, offerMinutes, nearOfferMinutes, maxMissedOffers]).toEqual([10, 30, 10, 3])
    expect([visitTypeDefaults.cancelNoticeMinutes, visitTypeDefaults.maxReschedules]).toEqual([4 * 60, 3])
    const english = present('tou').body['en-US']
    const told = ['ten minutes', '30 minutes, or 10 when', 'After three unanswered', 'four hours before', 'three times']
    for (const words of told) expect(english).toContain(words)
  })

  it.each(locales)('says in %s that demo people are fictional', (locale) => {
    const fictional = { 'zh-Hans': '虚构', 'zh-Hant': '虛構', 'en-US': 'fictional' }
    for (const key of keys) expect(present(key).body[locale]).toContain(fictional[locale])
  })
})

describe('the Chinese of the policies', () => {
  test.each(written.filter(([, , locale]) => locale !== 'en-US'))('%s is pure', (_, page, locale) => {
    const script = locale === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'
    const parts = [page.title, page.summary, page.body].map((text) => text[locale])
    expect([...parts, ...page.aliases[locale]].flatMap((part) => wordingFaults(script, part))).toEqual([])
  })

  it('differs between the scripts', () => {
    for (const page of policies) expect(page.body['zh-Hant']).not.toBe(page.body['zh-Hans'])
  })
})
