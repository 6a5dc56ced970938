import { describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as suggestLoader } from '#app/routes/api/directory/suggest.ts'
import type { loader } from '#app/routes/public/doctor/list.tsx'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useSeededDatabase()

const at = (path: string, q: string) => `${path}?${new URLSearchParams({ q }).toString()}`
const sentence = '请问小便泡沫多好几个月了应该看哪个科，法拉盛，最好女医生'

describe('a sentence', () => {
  it.each(locales)('is read back as parts, each of which can be taken off: %s', async (locale) => {
    const t = translator(locale, 'directory')
    const path = at(withPrefix('/doctor', locale), sentence)
    const { reading, total } = (await get<typeof loader>(path)).data.results
    expect(total).toBeGreaterThan(0)
    expect(reading!.isSentence).toBe(true)
    const [complaint, ...wishes] = reading!.parts
    expect(complaint!.label).toMatch(/(泡.*→ *[肾腎泌])|(foam.*→ *(Nephrology|Internal|Urology))/i)
    expect(wishes.map(({ label }) => label)).toContain(t('filter.genderF'))
    for (const { label, without } of reading!.parts) {
      expect(without.q, label).not.toBe(sentence)
      expect(without.q.length, label).toBeLessThan(sentence.length)
    }
    const { html } = await openPage(path)
    expect(html).toContain(t('results.noDiagnosis'))
    expect(html.match(/class="chip chip--on"/g)!.length).toBeGreaterThanOrEqual(reading!.parts.length)
  })

  it('with a word that nothing knows is answered without it, and nothing is said to be known of nonsense', async () => {
    expect((await get<typeof loader>(at('/doctor', '牙医 zzqqx'))).data.results.total).toBeGreaterThan(0)
    expect((await get<typeof loader>(at('/doctor', 'zzzzqqq'))).data.results).toMatchObject({ total: 0, reading: null })
  })

  it('is understood while it is typed, with a link to all of it', async () => {
    for (const locale of locales) {
      const { data } = await get<typeof suggestLoader>(at(withPrefix(paths.suggest(), locale), '小便泡沫多好几个月'))
      expect(data.suggestions[0]).toMatchObject({ kind: 'symptom' })
      expect(new URL(data.suggestions[0]!.href, 'http://any').searchParams.get('q')).toBe('小便泡沫多好几个月')
      expect(data.suggestions[0]!.detail).not.toBe('')
    }
  })
})
