import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { planAddress, planGroupKey } from '#app/modules/directory/plan-groups.ts'
import { countDoctors } from '#app/modules/directory/queries/area-counts.server.ts'
import { listPlanGroups } from '#app/modules/directory/queries/reference.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { findableOnce } from '#app/modules/library/search/findable-cache.ts'
import { byLetter, letterOf } from '#app/modules/library/search/letter-index.ts'
import { searchEntries } from '#app/modules/library/search/match-words.ts'
import { enrollmentPeriods, insuranceCards, insuranceTerms } from '#drizzle/schema/content.ts'
import { carriers, plans } from '#drizzle/schema/reference.ts'
import { enrollmentOn } from './enrollment.ts'

/** The cards people hold, with the number of doctors who take one of the plans they stand for. */
export async function listInsuranceCards(locale: Locale) {
  const [rows, groups, { facets }] = await Promise.all([
    db.select().from(insuranceCards).orderBy(asc(insuranceCards.sort), asc(insuranceCards.id)),
    listPlanGroups(),
    countDoctors(),
  ])
  return rows.map((row) => {
    // A card stands for the group that people know it by: the one that holds its first line.
    const group = groups.find(({ lines }) => lines.some((line) => line === row.planLines[0]))
    return {
      slug: row.slug,
      name: row.name[locale],
      nameEn: row.name['en-US'],
      nickname: row.nickname[locale],
      looks: row.looks[locale],
      colors: row.colors,
      whoFor: row.whoFor[locale],
      howToGet: row.howToGet[locale],
      note: row.note[locale],
      group: group ? { id: group.id, count: facets.plan.get(planGroupKey(group.id)) ?? 0 } : null,
      sources: row.sources,
      reviewedOn: row.reviewedOn,
      overdueSince: overdueSince('insurance-card', row),
    }
  })
}

export type InsuranceCard = Awaited<ReturnType<typeof listInsuranceCards>>[number]

type TermRow = typeof insuranceTerms.$inferSelect

/** Terms stand under the letter of their English name in every locale: letters and bills are in English. */
const englishLetter = (row: TermRow) => letterOf(row.term['en-US'], 'en-US')

/** A term as it is searched: by all its names in every locale. */
export function findableTerm(row: TermRow) {
  return findableOnce(row, () => ({
    names: locales.flatMap((locale) => [row.term[locale], ...row.aliases[locale]]),
    texts: locales.map((locale) => row.definition[locale]),
  }))
}

/** The glossary: the terms that words and a letter leave, and the letters that have any. */
export async function findGlossary({ q, letter }: { q: string; letter: string }, locale: Locale) {
  const rows = await db.select().from(insuranceTerms).orderBy(asc(insuranceTerms.slug), asc(insuranceTerms.id))
  const groups = byLetter(rows, (row) => row.term['en-US'], 'en-US')
  const chosen = groups.find((group) => group.letter === letter)?.letter ?? null
  const ordered = q === '' ? groups.flatMap(({ entries }) => entries) : searchEntries(rows, q, findableTerm)
  const shown = ordered.filter((row) => chosen === null || englishLetter(row) === chosen)
  return {
    q,
    letters: groups.map((group) => group.letter),
    chosen,
    total: rows.length,
    terms: shown.map((row) => ({
      slug: row.slug,
      term: row.term[locale],
      termEn: row.term['en-US'],
      aliases: row.aliases[locale],
      definition: row.definition[locale],
      sources: row.sources,
      reviewedOn: row.reviewedOn,
      overdueSince: overdueSince('insurance-term', row),
    })),
  }
}

export type Glossary = Awaited<ReturnType<typeof findGlossary>>

/** Periods of enrollment as they stand today in New York. */
export async function listEnrollment(locale: Locale) {
  const rows = await db.select().from(enrollmentPeriods).orderBy(asc(enrollmentPeriods.sort), asc(enrollmentPeriods.id))
  const today = todayInNewYork()
  return rows.map((row) => ({
    id: row.id,
    name: row.name[locale],
    note: row.note[locale],
    state: enrollmentOn(row, today),
    sources: row.sources,
    reviewedOn: row.reviewedOn,
    overdueSince: overdueSince('enrollment', row),
  }))
}

export type Enrollment = Awaited<ReturnType<typeof listEnrollment>>[number]

/** Plans sold today under the heads that people know, each with its carrier, hotline, counties and doctors. */
export async function listPlanPanels(locale: Locale) {
  const [rows, groups, { facets }] = await Promise.all([
    db
      .select({ plan: plans, carrier: carriers })
      .from(plans)
      .innerJoin(carriers, eq(carriers.id, plans.carrierId))
      .where(eq(plans.isRetired, false))
      .orderBy(asc(carriers.sort), asc(plans.sort), asc(plans.id)),
    listPlanGroups(),
    countDoctors(),
  ])
  const groupIds = new Set(groups.map(({ id }) => id))
  return groups
    .map((group) => ({
      id: group.id,
      name: group.name[locale],
      count: facets.plan.get(planGroupKey(group.id)) ?? 0,
      plans: rows
        .filter(({ plan }) => group.lines.includes(plan.line))
        .map(({ plan, carrier }) => ({
          slug: plan.slug,
          address: planAddress(plan.slug, groupIds),
          name: plan.name[locale],
          carrier: carrier.name[locale],
          hotline: carrier.chineseHotline,
          website: carrier.website,
          counties: plan.counties,
          count: facets.plan.get(plan.id) ?? 0,
        })),
    }))
    .filter(({ plans: own }) => own.length > 0)
}

export type PlanPanel = Awaited<ReturnType<typeof listPlanPanels>>[number]
