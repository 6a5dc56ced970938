import { dayMs } from '#app/core/calendar/durations.ts'
import { locales, type Localized } from '#app/core/i18n/locale.ts'
import type {
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providers,
  providerSearchNames,
  providerSpecialties,
} from '#drizzle/schema/directory.ts'
import { demoNpi } from './facility-rows.ts'
import { planBundles } from './plan-bundles.ts'
import { type DaysAgo, type DemoPractice, type DemoProvider, fresh } from './shape.ts'
import { faqs, priceTerms } from './wording.ts'

export function providerRow(provider: DemoProvider, at: number): typeof providers.$inferInsert {
  const { slug, legal, practices, bio, tier = 1 } = provider
  const [accepting, acceptingChecked] = provider.accepting ?? ['unknown', null]
  const isComplete = Boolean(bio && provider.title && practices.length > 0)
  return {
    id: `demo-${slug}`,
    npi: demoNpi(provider.no),
    slug,
    status: provider.status ?? 'listed',
    mergedIntoId: provider.mergedInto ? `demo-${provider.mergedInto}` : null,
    legalFirst: legal[0],
    legalLast: legal[1],
    legalMiddle: legal[2] ?? null,
    preferredName: provider.preferred ?? null,
    nameHans: provider.han?.[0] ?? null,
    nameHant: provider.han?.[1] ?? null,
    pronunciationPinyin: provider.sounds?.[0] ?? null,
    pronunciationJyutping: provider.sounds?.[1] ?? null,
    title: provider.title ?? null,
    gender: provider.gender,
    bio: bio ?? null,
    practicingSince: provider.since ?? null,
    tier,
    careCoordinationEnabled: tier === 4,
    careCoordinationRole: tier === 4 ? 'cc_admin' : null,
    isProfileComplete: isComplete,
    accepting,
    acceptingVerifiedAt: checkedAt(acceptingChecked, at),
    offersTelehealth: provider.telehealth ?? false,
    minAge: provider.ages?.[0] ?? null,
    maxAge: provider.ages?.[1] ?? null,
    cashPriceNote: cashNote(provider),
    cashPriceCents: provider.cash ? provider.cash[0] * 100 : null,
    faq: provider.faq?.map((topic) => faqs[topic]) ?? null,
    source: 'demo',
    isDemo: true,
    editedFields: [],
    verifiedAt: checkedAt(provider.checked === undefined ? acceptingChecked : provider.checked, at),
    qualityScore: qualityOf(provider),
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

export function searchNameRows({ slug, aliases = [] }: DemoProvider): (typeof providerSearchNames.$inferInsert)[] {
  return aliases.map(([form, value], index) => ({
    id: `demo-${slug}-name-${index + 1}`,
    providerId: `demo-${slug}`,
    form,
    value,
  }))
}

export function specialtyRows(provider: DemoProvider): (typeof providerSpecialties.$inferInsert)[] {
  return provider.specialties.map((specialtyId, index) => ({
    id: `demo-${provider.slug}-${specialtyId}`,
    providerId: `demo-${provider.slug}`,
    specialtyId,
    isPrimary: index === 0,
    isBoardCertified: index === 0 && (provider.credentials ?? []).includes('board'),
  }))
}

export function languageRows({ slug, speaks }: DemoProvider): (typeof providerLanguages.$inferInsert)[] {
  return Object.entries(speaks).map(([languageId, level]) => ({
    id: `demo-${slug}-${languageId}`,
    providerId: `demo-${slug}`,
    languageId,
    level,
  }))
}

export function practiceRows({ slug, practices, since }: DemoProvider): (typeof providerFacilities.$inferInsert)[] {
  return practices.map((practice, index) => ({
    id: practiceId(slug, practice),
    providerId: `demo-${slug}`,
    facilityId: `demo-${practice.at}`,
    role: practice.role,
    activeFrom: since ? `${since}-09-01` : null,
    phoneExt: practice.ext ?? null,
    accepting: practice.accepting ?? null,
    isBookable: practice.isBookable ?? false,
    isPrimary: index === 0,
  }))
}

/** One row for each plan at each facility; where bundles overlap, the fact that the data names first holds. */
export function planRows(provider: DemoProvider, at: number): (typeof providerFacilityPlans.$inferInsert)[] {
  return provider.practices.flatMap((practice) => {
    const id = practiceId(provider.slug, practice)
    const rows = new Map<string, typeof providerFacilityPlans.$inferInsert>()
    const facts = [...(practice.plans ?? []), ...(provider.cash ? [fresh('self-pay')] : [])]
    for (const { bundles, state, checked, by, note } of facts) {
      for (const planId of bundles.flatMap((bundle): readonly string[] => planBundles[bundle])) {
        if (rows.has(planId)) continue
        rows.set(planId, {
          id: `${id}-${planId}`,
          providerFacilityId: id,
          planId,
          state,
          verifiedAt: checkedAt(checked, at),
          verifiedBy: by,
          note: note ?? null,
        })
      }
    }
    return [...rows.values()]
  })
}

/** Whole days back from the moment of seeding, so that a check keeps its distance on whichever day it is made. */
function checkedAt(daysAgo: DaysAgo, at: number): number | null {
  return daysAgo === null ? null : at - daysAgo * dayMs
}

function practiceId(slug: string, { at }: DemoPractice): string {
  return `demo-${slug}-at-${at}`
}

function cashNote({ cash }: DemoProvider): Localized | null {
  if (!cash) return null
  const [dollars, term] = cash
  const entries = locales.map((locale) => [locale, priceTerms[term][locale].replace('{price}', `$${dollars}`)])
  return Object.fromEntries(entries) as Localized
}

/** 0–100: how much of a profile a patient would want to read is there. */
function qualityOf({ bio, han, since, practices, faq, accepting, credentials }: DemoProvider): number {
  const hasPlans = practices.some(({ plans }) => plans && plans.length > 0)
  const parts: [present: boolean, points: number][] = [
    [Boolean(bio), 25],
    [Boolean(han), 10],
    [Boolean(since), 10],
    [practices.length > 0, 15],
    [hasPlans, 15],
    [Boolean(faq), 10],
    [accepting?.[1] !== undefined && accepting[1] !== null && accepting[1] <= 90, 10],
    [Boolean(credentials), 5],
  ]
  return parts.reduce((score, [present, points]) => score + (present ? points : 0), 0)
}
