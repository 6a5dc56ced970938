import { describe, expect, it } from 'vitest'
import { locales, withoutPrefix, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader } from '#app/routes/api/directory/suggest.ts'
import { paths } from '#app/paths.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { get } from './route-request.ts'

useSeededDatabase()

const ask = async (text: string, locale = locales[0] as (typeof locales)[number], clientAddress = '192.0.2.1') =>
  get<typeof loader>(withPrefix(`${paths.suggest()}?${new URLSearchParams({ q: text }).toString()}`, locale), {
    clientAddress,
  })

describe('suggestions', () => {
  it('name the same doctor in the language of the address and lead to the page in that language', async () => {
    for (const [locale, label] of [
      ['zh-Hans', '张美玲'],
      ['zh-Hant', '張美玲'],
      ['en-US', 'Mei Ling Cheung, MD'],
    ] as const) {
      const { status, data, headers } = await ask('zhangmeil', locale)
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, max-age=60')
      expect(data.suggestions[0]).toMatchObject({
        kind: 'provider',
        label,
        href: withPrefix('/doctor/family-medicine/meiling-zhang', locale),
      })
      expect(Object.keys(data.suggestions[0]!).toSorted()).toEqual(['detail', 'href', 'kind', 'label'])
    }
  })

  it('lead to pages that answer', async () => {
    const kinds = new Set<string>()
    for (const locale of locales) {
      for (const text of ['zhang', '牙', '头痛', '法拉', '白卡', 'Healthfirst', 'peony', 'dent', '诊所']) {
        const { suggestions } = (await ask(text, locale)).data
        expect(suggestions.length).toBeLessThanOrEqual(8)
        for (const { kind, href } of suggestions) {
          kinds.add(kind)
          expect(href).toBe(withPrefix(withoutPrefix(href), locale))
          expect((await get<never>(href)).status, href).toBe(200)
        }
      }
    }
    for (const kind of ['provider', 'specialty', 'symptom', 'neighborhood', 'facility', 'plan']) {
      expect([...kinds]).toContain(kind)
    }
  })

  it('are none for nothing', async () => {
    for (const text of ['', ' ', '!!!', '\0']) expect((await ask(text)).data).toEqual({ suggestions: [] })
    expect((await get<typeof loader>(paths.suggest())).data).toEqual({ suggestions: [] })
  })

  it.skipIf(naughtyMissing !== '')(`take every naughty string as words${naughtyMissing}`, async () => {
    for (const [index, text] of naughtyStrings.entries()) {
      expect((await ask(text, 'zh-Hans', `198.51.100.${index % 250}`)).status, JSON.stringify(text)).toBe(200)
    }
  })

  it('are refused for a while to whoever asks without end', async () => {
    const answers = []
    for (let count = 0; count <= 300; count++) answers.push(await ask('', 'zh-Hans', '192.0.2.78'))
    expect(answers[299]!.status).toBe(200)
    expect(answers[300]!.status).toBe(429)
    expect(Number(answers[300]!.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask('', 'zh-Hans', '192.0.2.79')).status).toBe(200)
  })
})
