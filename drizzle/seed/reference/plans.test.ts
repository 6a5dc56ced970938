import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { planLines } from '#drizzle/schema/reference.ts'
import { carriers } from './carriers.ts'
import { everyCounty } from './counties.ts'
import { planGroup, planGroups } from './plan-groups.ts'
import { plans } from './plans.ts'

const found = (locale: (typeof locales)[number], word: string) =>
  plans
    .filter(({ name, aliases }) => name[locale].includes(word) || aliases[locale].includes(word))
    .map((plan) => plan.id)

describe('carriers', () => {
  it('have unique ids and an https website or none', () => {
    expect(new Set(carriers.map((carrier) => carrier.id)).size).toBe(carriers.length)
    for (const { id, website } of carriers) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      if (website !== null) expect(new URL(website).protocol, id).toBe('https:')
    }
  })

  it('carry no telephone number that nobody has confirmed', () => {
    expect(carriers.filter((carrier) => carrier.chineseHotline !== null)).toEqual([])
  })

  it('each sell a plan', () => {
    const selling = new Set(plans.map((plan) => plan.carrierId))
    expect(carriers.filter((carrier) => !selling.has(carrier.id)).map((carrier) => carrier.id)).toEqual([])
  })

  it('show the English name, which is on the card, in every locale', () => {
    for (const { id, name } of carriers) for (const locale of locales) expect(name[locale], id).toContain(name['en-US'])
  })
})

describe('plans', () => {
  it('belong to known carriers, counties and lines', () => {
    const carrierIds = carriers.map((carrier) => carrier.id)
    for (const plan of plans) {
      expect(carrierIds, plan.id).toContain(plan.carrierId)
      expect(planLines, plan.id).toContain(plan.line)
      expect(plan.counties.length, plan.id).toBeGreaterThan(0)
      for (const county of plan.counties) expect(everyCounty, plan.id).toContain(county)
    }
  })

  it('have unique kebab-case slugs, which are their ids, and unique names', () => {
    for (const { id, slug } of plans) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id).toBe(slug)
    }
    expect(new Set(plans.map((plan) => plan.slug)).size).toBe(plans.length)
    for (const locale of locales) {
      expect(new Set(plans.map((plan) => plan.name[locale])).size).toBe(plans.length)
    }
  })

  it('say nothing twice: neither "Dental Dental" in a name nor an alias two times', () => {
    for (const { id, name, aliases } of plans) {
      for (const locale of locales) {
        expect(name[locale], id).not.toMatch(/\b(\w+) \1\b/)
        expect(new Set(aliases[locale]).size, id).toBe(aliases[locale].length)
      }
    }
  })

  it('cover every line there is', () => {
    const lines = new Set(plans.map((plan) => plan.line))
    expect(planLines.filter((line) => !lines.has(line))).toEqual([])
  })

  it('state no effective date, because none is confirmed', () => {
    expect(plans.filter((plan) => plan.effectiveFrom !== null || plan.effectiveTo !== null || plan.isRetired)).toEqual(
      [],
    )
  })

  it.each([
    ['zh-Hans', '白卡', 'fidelis-care-medicaid'],
    ['zh-Hant', '白卡', 'new-york-medicaid'],
    ['zh-Hans', '第一保健', 'healthfirst-essential-plan'],
    ['zh-Hans', '红蓝卡', 'medicare'],
    ['zh-Hant', '紅藍卡', 'humana-medicare-advantage'],
    ['zh-Hans', '红蓝白卡', 'wellcare-dual'],
    ['zh-Hant', '長期護理', 'vns-health-mltc'],
    ['en-US', 'Medicaid', 'metroplushealth-medicaid'],
    ['en-US', 'Healthfirst', 'healthfirst-medicaid'],
    ['zh-Hans', '蓝十字', 'anthem-ppo'],
    ['zh-Hans', '蓝十字', 'horizon-ppo'],
    ['zh-Hans', '工伤', 'workers-compensation'],
    ['zh-Hant', '車禍', 'no-fault'],
    ['en-US', 'UnitedHealthcare Community Plan', 'unitedhealthcare-medicaid'],
  ] as const)('%s %s finds %s', (locale, word, id) => {
    expect(found(locale, word)).toContain(id)
  })

  it('do not answer to the word for another kind of card', () => {
    for (const plan of plans) {
      const foreign = planGroups
        .filter((group) => group !== planGroup(plan.line))
        .flatMap((group) => group.aliases['zh-Hans'])
      const claimed = plan.aliases['zh-Hans'].filter((alias) => foreign.includes(alias))
      expect(claimed, plan.id).toEqual([])
    }
  })
})

describe('plan groups', () => {
  it('cover every line once', () => {
    expect(planGroups.flatMap((group) => group.lines).sort()).toEqual([...planLines].sort())
  })

  it.each([
    ['medicaid', 'medicaid'],
    ['medicare_ffs', 'medicare'],
    ['medicare_adv', 'medicare'],
    ['map', 'dual'],
    ['qhp', 'commercial'],
    ['cash_program', 'cash'],
  ] as const)('%s stands under %s', (line, id) => {
    expect(planGroup(line).id).toBe(id)
  })
})
