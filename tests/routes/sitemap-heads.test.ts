import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { type Locale, localeOfPath, locales } from '#app/core/i18n/locale.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage, readHead } from './document-request.ts'
import { unescaped } from './page-head.ts'

useSeededDatabase()

/** The library is in force by then. */
const later = Date.parse('2026-11-21T15:00:00Z')
beforeEach(() => setClock(later))

type Head = { path: string; locale: Locale; title: string; description: string }
const heads: Head[] = []

const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => unescaped(loc!))
const pathOf = (loc: string) => new URL(loc).pathname + new URL(loc).search

beforeAll(async () => {
  setClock(later)
  for (const part of locsOf((await openPage('/sitemap.xml')).html)) {
    for (const loc of locsOf((await openPage(pathOf(part))).html)) {
      const path = pathOf(loc)
      const { title, description } = await readHead(path)
      heads.push({ path, locale: localeOfPath(path), title, description })
    }
  }
})

const lengthOf = (text: string) => [...text].length

/** What several pages of one language share, with their paths. */
function shared(by: (head: Head) => string): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const head of heads) {
    const key = `${head.locale}: ${by(head)}`
    groups.set(key, [...(groups.get(key) ?? []), head.path])
  }
  return [...groups].filter(([, paths]) => paths.length > 1)
}

describe('every address of the sitemap', () => {
  it('is read, in three languages', () => {
    expect(heads.length).toBeGreaterThan(900)
    for (const locale of locales) expect(heads.filter((head) => head.locale === locale).length).toBeGreaterThan(250)
  })

  it('has a title of at most 60 characters', () => {
    expect(heads.filter(({ title }) => title === '' || lengthOf(title) > 60).map(({ title }) => title)).toEqual([])
  })

  it('has a description of at most 155 characters', () => {
    const wrong = heads.filter(({ description }) => description === '' || lengthOf(description) > 155)
    expect(wrong.map(({ description }) => description)).toEqual([])
  })

  it('has a title of its own', () => expect(shared(({ title }) => title)).toEqual([]))

  it('has a description of its own', () => expect(shared(({ description }) => description)).toEqual([]))
})
