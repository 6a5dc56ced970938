import { describe, expect, it } from 'vitest'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import { demoFacilities, demoProviders, demoRenames } from './catalog.ts'
import { demoNpi } from './facility-rows.ts'
import { parseHours } from './hours.ts'
import { postalFacts } from './postal-facts.ts'
import { faqs, parking, priceTerms } from './wording.ts'

const listed = demoProviders.filter(({ status }) => status === undefined)
const records = [...demoProviders, ...demoFacilities]

/** Every text of the data in three locales, with the place it stands in. */
const texts = [
  ...demoProviders.flatMap(({ slug, bio }) => (bio ? [{ where: `bio of ${slug}`, text: bio }] : [])),
  ...demoFacilities.flatMap(({ slug, wayIn }) => (wayIn ? [{ where: `way in of ${slug}`, text: wayIn }] : [])),
  ...Object.entries(parking).map(([where, text]) => ({ where, text })),
  ...Object.entries(priceTerms).map(([where, text]) => ({ where, text })),
  ...Object.entries(faqs).flatMap(([where, { question, answer }]) => [
    { where, text: question },
    { where, text: answer },
  ]),
]

describe('the demo records', () => {
  it('have slugs and numbers of their own', () => {
    for (const group of [demoProviders, demoFacilities]) {
      expect(new Set(group.map(({ slug }) => slug)).size).toBe(group.length)
      expect(new Set(group.map(({ no }) => no)).size).toBe(group.length)
    }
    for (const { slug } of records) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    // A reserved word of the routes: /doctor/:specialty/appointment is the pool booking.
    expect(records.map(({ slug }) => slug)).not.toContain('appointment')
  })

  it('have NPIs that pass the check digit and begin with the stem kept for tests', () => {
    const npis = [...demoProviders.map(({ no }) => demoNpi(no)), ...demoFacilities.map(({ no }) => demoNpi(500 + no))]
    expect(new Set(npis).size).toBe(npis.length)
    for (const npi of npis) {
      expect(isValidNpi(npi)).toBe(true)
      expect(npi).toMatch(/^190000/)
    }
  })

  it('telephone only within the range reserved for fiction', () => {
    for (const { phone, fax } of demoFacilities) {
      for (const number of [phone, fax]) {
        if (number) expect(number).toMatch(/^(212|718|347|929|516|732|201)-555-01\d\d$/)
      }
    }
  })

  it('name facilities, hours and targets that exist', () => {
    const facilitySlugs = new Set(demoFacilities.map(({ slug }) => slug))
    const providerSlugs = new Set(demoProviders.map(({ slug }) => slug))
    for (const { slug, practices, mergedInto } of demoProviders) {
      for (const { at } of practices) expect(facilitySlugs, slug).toContain(at)
      if (mergedInto) expect(providerSlugs).toContain(mergedInto)
    }
    for (const { area, hours, mergedInto } of demoFacilities) {
      expect(postalFacts).toHaveProperty(area)
      if (hours) expect(parseHours(hours).length).toBeGreaterThan(0)
      if (mergedInto) expect(facilitySlugs).toContain(mergedInto)
    }
    for (const { kind, from, to } of demoRenames) {
      if (kind === 'neighborhood') continue
      const slugs = kind === 'provider' ? providerSlugs : facilitySlugs
      expect(slugs).toContain(to)
      expect(slugs).not.toContain(from)
    }
  })

  it('show no listed provider at a facility that is closed, pending or merged', () => {
    const shut = new Set(demoFacilities.filter(({ status }) => status !== undefined).map(({ slug }) => slug))
    expect(listed.flatMap(({ practices }) => practices).filter(({ at }) => shut.has(at))).toEqual([])
  })
})

describe('the names', () => {
  const han = (slug: string) => demoProviders.find((provider) => provider.slug === slug)?.han

  it('keep surnames that a character converter would change', () => {
    expect(han('chenghou-fan')).toEqual(['范承后', '范承後'])
    expect(han('lifan-chou')).toEqual(['周立范', '周立範'])
    expect(han('jing-yu')?.[1]).toBe('于靜')
    expect(han('li-yu')).toEqual(['於丽', '於麗'])
    expect(han('man-pun-yu')?.[1]).toBe('余文斌')
  })

  it('include a character outside the Basic Multilingual Plane', () => {
    expect(demoProviders.some((provider) => /[\u{20000}-\u{3ffff}]/u.test(provider.han?.[0] ?? ''))).toBe(true)
  })

  it('include a name shared by two doctors of different specialties', () => {
    const namesakes = listed.filter((provider) => provider.han?.[0] === '陈伟')
    expect(new Set(namesakes.map(({ specialties }) => specialties[0])).size).toBe(2)
  })

  it('include long, hyphenated, accented and single-script ones', () => {
    const legal = listed.map((provider) => `${provider.legal[0]} ${provider.legal[1]}`)
    expect(legal.some((name) => name.length >= 40)).toBe(true)
    expect(legal.some((name) => name.includes("'") && /\p{M}/u.test(name.normalize('NFD')))).toBe(true)
    expect(legal.some((name) => /^[A-Z][a-z]+-[A-Z]/.test(name))).toBe(true)
    expect(listed.some((provider) => !provider.han && provider.speaks.cmn)).toBe(true)
    expect(demoFacilities.some(({ name }) => [...(name[1] ?? '')].length >= 20)).toBe(true)
  })

  it('are pronounced with one syllable a character', () => {
    for (const { slug, han: name, sounds } of demoProviders) {
      if (!sounds) continue
      expect(sounds[1].split(' '), slug).toHaveLength([...name![0]].length)
      expect(sounds[1], slug).toMatch(/^([a-z]+[1-6] ?)+$/)
      expect(sounds[0], slug).toMatch(/^\p{Lu}[\p{L}\p{M}]+ \p{Lu}[\p{L}\p{M}’]+$/u)
    }
  })
})

describe('the texts', () => {
  it.each(texts)('$where stands in three locales', ({ text }) => {
    const { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en } = text
    for (const chinese of [hans, hant]) {
      expect(chinese).toMatch(/\p{Script=Han}/u)
      // Full-width punctuation, and no space between Han characters and Latin letters or digits.
      expect(chinese).not.toMatch(/[,;?!]|\p{Script=Han}[.:]|\p{Script=Han} [A-Za-z0-9$]|[A-Za-z0-9] \p{Script=Han}/u)
    }
    expect(en).not.toMatch(/\p{Script=Han}/u)
  })

  it.each(texts)('$where promises nothing', ({ text }) => {
    expect(text['en-US']).not.toMatch(/\b(best|guarantee|cure|leading|top-rated|painless|number one|expert)/i)
    expect(text['zh-Hans']).not.toMatch(/最好|第一名|保证|治愈|根治|权威|无痛|名医|专家/)
    expect(text['zh-Hant']).not.toMatch(/最好|第一名|保證|治癒|根治|權威|無痛|名醫|專家/)
  })
})
