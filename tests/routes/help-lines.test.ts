import { describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import type { loader as suggestLoader } from '#app/routes/api/directory/suggest.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useSeededDatabase()

const cases = [
  ['想自杀', ['tel:988']],
  ['唔想做人', ['tel:988']],
  ['I want to kill myself', ['tel:988']],
  ['老公打我', ['tel:+18006214673', 'tel:+18007997233']],
  ['Domestic Violence', ['tel:+18006214673', 'tel:+18007997233']],
  ['誤食清潔劑', ['tel:+18002221222']],
  ['poison control', ['tel:+18002221222']],
  ['胸口像石头压着 出冷汗', ['tel:911']],
  ['佢個嘴歪咗 講嘢唔清', ['tel:911']],
  ['his face is drooping', ['tel:911']],
] as const

/** The lines that stand above everything on a page; the foot of every page has two of them as well. */
const blockOf = (html: string) => /<section class="help-lines[\s\S]*?<\/section>/.exec(html)

const at = (path: string, q: string) => `${path}?${new URLSearchParams({ q }).toString()}`

describe('words of danger in a search', () => {
  it.each(locales)('have their line above everything, and the page below it stays: %s', async (locale) => {
    for (const [text, numbers] of cases) {
      const { status, html } = await openPage(at(withPrefix('/doctor', locale), text))
      expect(status).toBe(200)
      const block = blockOf(html)
      expect(block, text).not.toBeNull()
      expect(block!.index, text).toBeLessThan(html.indexOf('<h1'))
      const called = [...block![0].matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href)
      expect(called, text).toEqual(numbers[0] === 'tel:911' ? [...numbers] : [...numbers, 'tel:911'])
      expect(html, text).toMatch(/<h1[\s\S]*class="results"/)
    }
    const { html } = await openPage(at(withPrefix('/doctor', locale), '想自杀'))
    expect(html.match(/<article[^>]*class="[^"]*doc/g)?.length ?? 0).toBeGreaterThan(0)
  })

  it('have it in lists of a specialty or a place, too', async () => {
    for (const path of [
      '/doctor/psychiatry',
      '/location/flushing/all',
      '/location/all',
      '/location/flushing/psychiatry',
    ])
      expect(blockOf((await openPage(at(path, '想自殺'))).html)?.[0], path).toContain('href="tel:988"')
  })

  it('are not seen in everyday ones', async () => {
    for (const text of ['牙医', 'poison ivy', '自杀式袭击', 'domestic flight', '妈妈打疫苗'])
      expect((await openPage(at('/doctor', text))).html, text).not.toContain('help-lines')
  })

  it.each(locales)('are answered by two numbers at the foot of every page: %s', async (locale) => {
    for (const path of ['/', '/blogs', '/doctor/psychiatry']) {
      const foot = /<footer[\s\S]*<\/footer>/.exec((await openPage(withPrefix(path, locale))).html)?.[0]
      for (const number of ['911', '988']) expect(foot, path).toContain(`href="tel:${number}"`)
    }
  })

  it('have it first among suggestions, which nobody may store', async () => {
    for (const locale of locales) {
      for (const [text, numbers] of cases) {
        const { data, headers } = await get<typeof suggestLoader>(at(withPrefix(paths.suggest(), locale), text))
        expect(data.suggestions.slice(0, numbers.length).map(({ kind, href }) => [kind, href])).toEqual(
          numbers.map((href) => ['help', href]),
        )
        expect(headers.get('Cache-Control')).toBe('private, no-store')
      }
    }
    expect((await get<typeof suggestLoader>(at(paths.suggest(), '牙'))).headers.get('Cache-Control')).toBe(
      'private, max-age=60',
    )
  })
})
