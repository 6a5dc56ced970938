import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/core/i18n/locale.ts'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { professionOf } from './professions.ts'

const of = (slug: string, locale: Locale) => {
  const found = specialties.find((specialty) => specialty.slug === slug)
  if (!found) throw new Error(`no specialty ${slug}`)
  return professionOf({ slug, name: found.name[locale] }, locale)
}

describe('what those are called who practice a specialty', () => {
  it('is a noun of their own for each specialty that we seed', () => {
    for (const { slug, name } of specialties) {
      const { one, many } = professionOf({ slug, name: name['en-US'] }, 'en-US')
      expect(one, slug).not.toMatch(/ of /)
      expect(one, slug).toMatch(/^an? \S/)
      expect(many, slug).not.toMatch(/^an? /)
    }
  })

  it('has the article that is spoken', () => {
    expect(of('obstetrics-and-gynecology', 'en-US').one).toBe('an OB-GYN')
    expect(of('urology', 'en-US').one).toBe('a urologist')
    expect(of('internal-medicine', 'en-US').one).toBe('an internist')
  })

  it('begins a sentence with a capital', () => {
    expect(of('nurse-practitioner', 'en-US')).toEqual({
      one: 'a nurse practitioner',
      many: 'nurse practitioners',
      Many: 'Nurse practitioners',
    })
  })

  it.each([
    ['nurse-practitioner', '专科护理师', '專科護理師'],
    ['midwifery', '助产士', '助產士'],
    ['physician-assistant', '医师助理', '醫師助理'],
    ['nutrition', '营养师', '營養師'],
    ['clinical-social-work', '临床社工', '臨床社工師'],
    ['psychiatry', '精神科医生', '精神科醫生'],
    ['dentistry', '牙科医生', '牙科醫生'],
  ])('of %s is %s and %s', (slug, hans, hant) => {
    expect(of(slug, 'zh-Hans').many).toBe(hans)
    expect(of(slug, 'zh-Hant').many).toBe(hant)
  })

  it('calls nobody a doctor twice, nor a therapist one', () => {
    for (const locale of ['zh-Hans', 'zh-Hant'] as const) {
      const nouns = specialties.map(({ slug, name }) => professionOf({ slug, name: name[locale] }, locale).many)
      expect(nouns.filter((noun) => /(?:医生|醫生|师|師|士)[医醫]生$/u.test(noun))).toEqual([])
      expect(nouns.filter((noun) => /治[疗療][医醫]生$/u.test(noun) && !/根管/u.test(noun))).toEqual([])
    }
  })

  it('is the name of a specialty that somebody added', () => {
    const added = { slug: 'added-here', name: '中西医结合' }
    expect(professionOf(added, 'zh-Hans').many).toBe('中西医结合医生')
    expect(professionOf({ slug: 'constructor', name: 'Hospice' }, 'en-US').many).toBe('doctors of Hospice')
  })
})
