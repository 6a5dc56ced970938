import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'
import type { planLines } from '#drizzle/schema/reference.ts'
import type { EnrollmentEntry, InsuranceCardEntry, InsuranceTermEntry } from '#drizzle/seed/library/entry.ts'

export const reviewedOn = '2026-11-02'
export const reviewDueOn = '2027-11-02'

export type PlanLine = (typeof planLines)[number]

export const term = (entry: Omit<InsuranceTermEntry, 'reviewedOn'>): InsuranceTermEntry => ({ ...entry, reviewedOn })

/** A card; its lines are held to those that plans have. */
export const card = (
  entry: Omit<InsuranceCardEntry, 'reviewedOn' | 'planLines'> & { planLines: PlanLine[] },
): InsuranceCardEntry => ({ ...entry, reviewedOn })

export const period = (entry: Omit<EnrollmentEntry, 'reviewedOn'>): EnrollmentEntry => ({ ...entry, reviewedOn })

/** Other words in Simplified Chinese, Traditional Chinese and English. */
export function lists(hans: string[], hant: string[], en: string[]): LocalizedList {
  return { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en }
}

/** Text in paragraphs and list lines, without the indentation that the source gives them. */
export function markdown(texts: Localized): Localized {
  const plain = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
  return { 'zh-Hans': plain(texts['zh-Hans']), 'zh-Hant': plain(texts['zh-Hant']), 'en-US': plain(texts['en-US']) }
}

function publisher(name: string, origin: string) {
  return (title: string, path: string): Source => ({ publisher: name, title, url: `${origin}${path}` })
}

export const cms = publisher('CMS', 'https://www.cms.gov/')
export const financialServices = publisher('New York State Department of Financial Services', 'https://www.dfs.ny.gov/')
/** The federal glossary of insurance words. */
export const glossary = publisher('HealthCare.gov', 'https://www.healthcare.gov/glossary/')
export const laborDepartment = publisher('U.S. Department of Labor', 'https://www.dol.gov/')
export const marketplace = publisher('NY State of Health', 'https://nystateofhealth.ny.gov/')
export const marketplaceInfo = publisher('NY State of Health', 'https://info.nystateofhealth.ny.gov/')
export const medicareGov = publisher('Medicare.gov', 'https://www.medicare.gov/')
export const stateHealth = publisher('New York State Department of Health', 'https://www.health.ny.gov/')
const cityInsurance = publisher('NYC Office of Citywide Health Insurance Access', 'https://www.nyc.gov/site/ochia/')

export const cityMarketplace = cityInsurance('NY State of Health', 'coverage-care/ny-state-of-health.page')
/** 45 CFR 155.410(e): from the plan year 2027 on, open enrollment of every marketplace ends by December 31. */
export const enrollmentRule: Source = {
  publisher: 'Centers for Medicare & Medicaid Services (Federal Register)',
  title: 'Marketplace Integrity and Affordability Final Rule, June 25, 2025',
  url: 'https://www.govinfo.gov/content/pkg/FR-2025-06-25/html/2025-11606.htm',
}
export const medicaidPage = stateHealth('New York State Medicaid', 'health_care/medicaid/')
export const nycCare: Source = { publisher: 'NYC Care', title: 'NYC Care', url: 'https://www.nyccare.nyc/' }
export const startMedicare = medicareGov('Get started with Medicare', 'basics/get-started-with-medicare')
export const joinPlan = medicareGov(
  'Joining a plan',
  'basics/get-started-with-medicare/get-more-coverage/joining-a-plan',
)
