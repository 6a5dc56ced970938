import { describe, expect, it } from 'vitest'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createInstance } from 'i18next'
import { i18nOptions } from '#app/core/i18n/i18n-options.ts'
import { locales, type Locale } from '#app/core/i18n/locale.ts'
import enUS from '#app/locales/en-US/directory.json'
import zhHans from '#app/locales/zh-Hans/directory.json'
import zhHant from '#app/locales/zh-Hant/directory.json'
import { renderInLocale } from '#app/ui/testing.tsx'
import { ReadParts } from './read-parts.tsx'

const texts = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, 'en-US': enUS }

const plain = { parts: [], isSentence: false, givenUp: [], isDayMissed: false, unused: [], neighbors: [] }
type Read = Parameters<typeof ReadParts>[0]['reading']

function shown(reading: Partial<Read>, locale: Locale = 'zh-Hans'): string {
  const i18n = createInstance().use(initReactI18next)
  const resources = { [locale]: { directory: texts[locale] } }
  void i18n.init({ ...i18nOptions, lng: locale, resources, initImmediate: false })
  const parts = <ReadParts reading={{ ...plain, ...reading }} count={null} to={() => '/doctor'} />
  return renderInLocale(<I18nextProvider i18n={i18n}>{parts}</I18nextProvider>, locale)
}

describe('how a text was read', () => {
  it.each(locales)('names the words that were not used, in %s', (locale) => {
    const said = { 'zh-Hans': '没用上：便宜', 'zh-Hant': '沒用上：便宜', 'en-US': 'Not used: 便宜' }
    expect(shown({ unused: ['便宜'] }, locale)).toContain(said[locale])
  })

  it('shows what was typed as text', () => {
    const html = shown({ unused: ['<img src=x onerror=alert(1)>', 'zzzz'] })
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img')
    expect(html).toContain('zzzz')
  })

  it('says of a day that nobody has time, and nothing of a complaint', () => {
    const html = shown({ givenUp: ['今天'], isDayMissed: true })
    expect(html).toContain('今天')
    expect(html).toContain('没有医生有空')
  })

  it('is nothing where nothing is to be said', () => {
    expect(shown({})).toBe('')
  })
})
