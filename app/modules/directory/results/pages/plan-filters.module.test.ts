import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { locales, type Locale } from '#app/core/i18n/locale.ts'
import { staleDays } from '#app/modules/directory/freshness.ts'
import { parseSearchParams } from '#app/modules/directory/results/search-params.ts'
import {
  facilities,
  planGroups,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providers,
} from '#drizzle/schema/index.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { findResults } from './results-page.server.ts'

useSeededDatabase()

type Fact = { providerId: string; planId: string; line: string }
let facts: Fact[]

/** Who takes what, read from the tables without any of the search's own code. */
beforeAll(async () => {
  const today = new Date(now()).toISOString().slice(0, 10)
  const since = Date.parse(today) - staleDays * 86_400_000
  facts = await db
    .selectDistinct({ providerId: providers.id, planId: plans.id, line: plans.line })
    .from(providerFacilityPlans)
    .innerJoin(plans, eq(plans.id, providerFacilityPlans.planId))
    .innerJoin(providerFacilities, eq(providerFacilities.id, providerFacilityPlans.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        eq(providerFacilityPlans.state, 'accepted'),
        gte(providerFacilityPlans.verifiedAt, since),
        eq(providers.status, 'listed'),
        eq(facilities.status, 'active'),
        or(isNull(providerFacilities.activeFrom), lte(providerFacilities.activeFrom, today)),
        or(isNull(providerFacilities.activeTo), gte(providerFacilities.activeTo, today)),
      ),
    )
    .orderBy(providers.id, plans.id)
})

const takersOf = (fits: (fact: Fact) => boolean) =>
  [...new Set(facts.filter(fits).map(({ providerId }) => providerId))].toSorted()

const find = (query: Record<string, string>, locale: Locale) =>
  findResults(parseSearchParams(new URLSearchParams(query)), locale)

async function everybody(query: Record<string, string>, locale: Locale): Promise<string[]> {
  const first = await find(query, locale)
  const ids = first.cards.map(({ id }) => id)
  for (let page = 2; page <= first.pageCount; page++)
    ids.push(...(await find({ ...query, page: String(page) }, locale)).cards.map(({ id }) => id))
  return ids.toSorted()
}

/** Every plan and card that the filters offer, with those who take it. */
async function offered(locale: Locale) {
  const { options } = await find({}, locale)
  const rows = await db.select().from(plans).orderBy(plans.id)
  const groups = await db.select().from(planGroups).orderBy(planGroups.id)
  return [
    ...options.planGroup.map((option) => {
      const lines: string[] = groups.find(({ name }) => name[locale] === option.label)!.lines
      return { ...option, takers: takersOf(({ line }) => lines.includes(line)) }
    }),
    ...options.plan.map((option) => {
      const ids = rows.filter(({ name }) => name[locale] === option.label).map(({ id }) => id)
      expect(ids, option.label).toHaveLength(1)
      return { ...option, takers: takersOf(({ planId }) => ids.includes(planId)) }
    }),
  ]
}

const typed = async (text: string) => {
  const { hits, total } = await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 100 })
  expect(hits).toHaveLength(total)
  return hits.map(({ providerId }) => providerId).toSorted()
}

describe('a plan in the filters', () => {
  it('and a card each find exactly who takes them, and no two share a value', async () => {
    const all = await offered('en-US')
    expect(all.length).toBeGreaterThan(50)
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length)
    const wrong: string[] = []
    for (const { value, count, takers } of all) {
      const found = await everybody({ plan: value }, 'en-US')
      if (count !== takers.length || found.join() !== takers.join()) wrong.push(value)
    }
    expect(wrong).toEqual([])
  })

  it('means the card in an address of before, and can be chosen beside it', async () => {
    const card = await find({ plan: 'medicare' }, 'zh-Hans')
    const exact = card.options.plan.find(({ label }) => label === '红蓝卡（传统Medicare）')!
    expect(card.options.planGroup.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['medicare'])
    expect(exact.isChosen).toBe(false)
    const chosen = await find({ plan: exact.value }, 'zh-Hans')
    expect(chosen.options.planGroup.some(({ isChosen }) => isChosen)).toBe(false)
    expect(chosen.options.plan.filter(({ isChosen }) => isChosen)).toEqual([{ ...exact, isChosen: true }])
    expect(chosen.total).toBeLessThan(card.total)
  })

  it.each(locales)('is found by its label in %s, with its brackets wide, narrow or left away', async (locale) => {
    const wrong: string[] = []
    for (const { label, takers } of await offered(locale)) {
      for (const text of [label, label.normalize('NFKC'), label.replaceAll(/[（）()]/g, ' ').trim()]) {
        const found = await typed(text)
        if (found.join() !== takers.join()) wrong.push(`${text}: ${found.length} for ${takers.length}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is found by the halves of its label, whichever language they are in', async () => {
    const byLabel = new Map((await offered('zh-Hans')).map(({ label, takers }) => [label, takers]))
    for (const [text, label] of [
      ['传统Medicare', '红蓝卡（传统Medicare）'],
      ['傳統medicare', '红蓝卡（传统Medicare）'],
      ['第一保健红蓝卡优势计划', '第一保健红蓝卡优势计划（Healthfirst Medicare Advantage）'],
      ['Healthfirst Medicare Advantage', '第一保健红蓝卡优势计划（Healthfirst Medicare Advantage）'],
    ] as const) {
      expect(await typed(text), text).toEqual(byLabel.get(label))
    }
  })
})
