import { describe, expect, it } from 'vitest'
import { siteName } from '#app/core/site.server.ts'
import { locales } from './locale.ts'
import { i18nOf, translator } from './resources.server.ts'

describe('translator', () => {
  it('speaks the language it was asked for and fills in the name of the site', () => {
    const titles = locales.map((locale) => translator(locale)('title.page', { page: 'X' }))
    expect(new Set(titles).size).toBe(3)
    locales.forEach((locale, index) => expect(titles[index]).toContain(siteName(locale)))
  })

  it('never falls back to another language', () => {
    for (const locale of locales) {
      expect(i18nOf[locale].language).toBe(locale)
      expect(i18nOf[locale].exists('no.such.text')).toBe(false)
    }
  })

  it('leaves escaping to React', () => {
    const t = translator('en-US', 'directory')
    expect(t('results.titleFor', { text: '<b>"&' })).toContain('<b>"&')
  })

  it('counts in English as one and many', () => {
    const t = translator('en-US', 'directory')
    expect(t('specialty.all', { count: 1 })).toBe('See the one listed')
    expect(t('specialty.all', { count: 2 })).toBe('See all 2')
  })
})
