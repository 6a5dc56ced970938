import { describe, expect, it } from 'vitest'
import { locales, withPrefix, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { loader } from '#app/routes/public/doctor/list.tsx'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useSeededDatabase()

/**
 * Searches that find nobody in the demo directory: in capitals, in both scripts, with 么, with a day, in a circle. A word that nothing
 * knows leaves nobody out, so what is typed finds nobody only beside a filter, or when nothing at all is known of it.
 */
const empty = [
  'q=腰疼 王么么么&near=scarsdale',
  'q=Zzq Doctor in Brooklyn&near=scarsdale',
  'q=Gynecologist ZZQ&gender=x',
  'q=看中醫 zzq&lang=ko',
  'q=法拉盛 牙醫 Zzq Qqx&lang=ko',
  'q=ＺＺＱ　牙科&near=scarsdale',
  "q=Zzq O'Neil’s Dentistry&near=scarsdale",
  'q=zoeng1mei5ling4 zzq dentist&near=scarsdale',
  'q=牙科 計畫 zzq&near=scarsdale',
  'q=Zhang Meiling&near=scarsdale',
  'q=ZHANG meiling&near=scarsdale&lang=ko',
  'q=張美玲&gender=m&open=weekend&open=evening',
  'q=Dentist&near=scarsdale&r=1609&day=today',
  'q=皮肤科&lat=40.5&lng=-74.4&r=800&sort=distance',
  'q=&near=scarsdale&lang=hak&by=doctor&new=1&tele=1&access=1&age=3',
  'q=Cardiology&specialty=dentistry&plan=nyc-care',
  'q=zzzzqqq',
  'q=!!!',
  'q=兒科 Pediatrics 兒科 zzq&near=scarsdale',
]
/** Addresses that fix a specialty or a place, which their links cannot give up. */
const fixed = ['/doctor/dentistry?q=Zzq+Flushing&near=scarsdale', '/location/flushing/all?q=Zzq+牙醫&lang=ko']

const pages = [...empty.map((query) => `/doctor?${new URLSearchParams(query).toString()}`), ...fixed]
const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

async function links(path: string): Promise<{ href: string; label: string }[]> {
  const { html } = await openPage(path)
  const list = /<div class="empty[\s\S]*?<ul class="stack">([\s\S]*?)<\/ul>/.exec(html)?.[1]
  expect(list, path).toBeDefined()
  return [...list!.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, label]) => ({
    href: decoded(href!),
    label: decoded(label!.replace(/<[^>]*>/g, '')),
  }))
}

const linkLabel = (locale: Locale, what: string, count: number) =>
  translator(locale, 'directory')('results.empty.widen', { what, count })

describe('the ways on from an empty answer', () => {
  it.each(locales)('each lead elsewhere, to as many doctors as they say: %s', async (locale) => {
    let followed = 0
    for (const path of pages.map((each) => withPrefix(each, locale))) {
      const found = await links(path)
      expect(new Set(found.map(({ href }) => href)).size, path).toBe(found.length)
      for (const { href, label } of found) {
        expect(href, path).not.toBe(path)
        const { results, params } = (await get<typeof loader>(href)).data
        expect(results.total, `${path} → ${href}`).toBeGreaterThan(0)
        expect(label.match(/\d+/g)?.map(Number), `${path} → ${label}`).toContain(results.total)
        expect(params.page).toBe(1)
        followed++
      }
    }
    expect(followed).toBeGreaterThan(25)
  })

  it('are named in the words and the script of the visitor', async () => {
    for (const [path, locale, words] of [
      ['/zh-Hant/doctor?q=感冒+張美玲&gender=m', 'zh-Hant', '張美玲'],
      ['/zh-Hant/doctor?q=張美玲+感冒&gender=m', 'zh-Hant', '張美玲'],
      ['/doctor?q=感冒+张美玲&gender=m', 'zh-Hans', '张美玲'],
      ['/en-US/doctor?q=Flu+ZHANG+Meiling&gender=m', 'en-US', 'ZHANG Meiling'],
    ] as const) {
      const found = await links(path)
      const [start] = linkLabel(locale, words, 7).split('7')
      expect(
        found.filter(({ label }) => label.startsWith(start!)),
        path,
      ).toHaveLength(1)
    }
  })
})
