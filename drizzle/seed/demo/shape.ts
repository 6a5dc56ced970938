import type { Localized } from '#app/core/i18n/locale.ts'
import type {
  facilities,
  facilityLanguages,
  providerCredentials,
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providers,
  providerSearchNames,
} from '#drizzle/schema/directory.ts'
import type { PlanBundle } from './plan-bundles.ts'
import type { DemoNeighborhood } from './postal-facts.ts'
import type { FaqTopic, ParkingKind, PriceTerm } from './wording.ts'

type Provider = typeof providers.$inferSelect
type Facility = typeof facilities.$inferSelect

/** Whole days before the moment of seeding; null is "never checked". */
export type DaysAgo = number | null

/** What one provider accepts at one facility, as of one check. */
interface PlanFacts {
  bundles: PlanBundle[]
  state: (typeof providerFacilityPlans.$inferSelect)['state']
  checked: DaysAgo
  by: (typeof providerFacilityPlans.$inferSelect)['verifiedBy']
  note?: string
}

export interface DemoPractice {
  /** Facility slug. */
  at: string
  role: (typeof providerFacilities.$inferSelect)['role']
  plans?: PlanFacts[]
  accepting?: Provider['accepting']
  isBookable?: boolean
  ext?: string
}

type Level = (typeof providerLanguages.$inferSelect)['level']
type CredentialKind = (typeof providerCredentials.$inferSelect)['kind']

export interface DemoProvider {
  /** Fixes the NPI and the masked license number; never reused, so rows may be added and removed anywhere. */
  no: number
  slug: string
  /** Legal name as on the license: given, family, and middle where there is one. */
  legal: [first: string, last: string, middle?: string]
  /** Chinese name: Simplified, Traditional. */
  han?: [hans: string, hant: string]
  preferred?: string
  /** Pinyin with tone marks, Jyutping with tone digits. */
  sounds?: [pinyin: string, jyutping: string]
  title?: string
  gender: Provider['gender']
  since?: number
  /** The first is the principal one. */
  specialties: string[]
  speaks: Record<string, Level>
  practices: DemoPractice[]
  accepting?: [Provider['accepting'], DaysAgo]
  /** Days since the whole profile was last checked. */
  checked?: DaysAgo
  telehealth?: boolean
  ages?: [min: number | null, max: number | null]
  cash?: [dollars: number, term: PriceTerm]
  faq?: FaqTopic[]
  bio?: Localized
  tier?: 1 | 2 | 3 | 4
  aliases?: [form: (typeof providerSearchNames.$inferSelect)['form'], value: string][]
  credentials?: CredentialKind[]
  /** Left out means listed. */
  status?: Provider['status']
  mergedInto?: string
}

type Helper = (typeof facilityLanguages.$inferSelect)['who']

export interface DemoFacility {
  no: number
  slug: string
  name: [en: string, hans?: string, hant?: string]
  type: Facility['type']
  area: DemoNeighborhood
  /** Lines of the street address, on streets that do not exist. */
  street: string[]
  /** Only where the area has more than one ZIP code and this is not its first. */
  zip?: string
  /** Meters east and north of the neighborhood's center; null has no coordinates. */
  offset: [east: number, north: number] | null
  accuracy?: Facility['geocodeAccuracy']
  /** `NXX-555-01XX`: the range reserved for fiction. */
  phone?: string
  fax?: string
  /** "1-5 09:00-17:30; 6 09:00-12:30 14:00-16:00", ISO weekdays. */
  hours?: string
  wayIn?: Localized
  parking?: ParkingKind
  access?: ('wheelchair' | 'elevator' | 'walk-in')[]
  /** Language id → who speaks it. */
  speaks?: Record<string, Helper[]>
  website?: boolean
  email?: boolean
  wechat?: string
  addressVerified?: Facility['addressVerified']
  status?: Facility['status']
  mergedInto?: string
}

/** Accepted and checked 20 days ago: shown with its date. */
export const fresh = (...bundles: PlanBundle[]): PlanFacts => accepted(bundles, 20, 'provider')
/** Accepted, checked 120 days ago: shown as not recently verified, still in the filter. */
export const aging = (...bundles: PlanBundle[]): PlanFacts => accepted(bundles, 120, 'phone')
/** Accepted, checked 200 days ago: out of the filter. */
export const stale = (...bundles: PlanBundle[]): PlanFacts => accepted(bundles, 200, 'sync')
/** Accepted according to a report that nobody has dated. */
export const undated = (...bundles: PlanBundle[]): PlanFacts => accepted(bundles, null, 'patient_report')
/** Known not to be accepted. */
export const refused = (...bundles: PlanBundle[]): PlanFacts => ({
  bundles,
  state: 'not_accepted',
  checked: 20,
  by: 'phone',
})
/** Asked, without an answer. */
export const unanswered = (...bundles: PlanBundle[]): PlanFacts => ({
  bundles,
  state: 'unknown',
  checked: 45,
  by: 'phone',
})

function accepted(bundles: PlanBundle[], checked: DaysAgo, by: PlanFacts['by']): PlanFacts {
  return { bundles, state: 'accepted', checked, by }
}
