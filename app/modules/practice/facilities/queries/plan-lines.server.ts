import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { carriers, plans } from '#drizzle/schema/reference.ts'
import { familiesOf, type SharedFamily, sharedFamilies } from '../plan-families.ts'
import type { PlanLine, ProviderFacilityDetails } from './provider-facility-details.server.ts'

/** A plan under its head: a carrier with its name, or a shared head, which is named in the texts. */
export type SoldPlan = PlanLine & { family: string; carrier: string | null }

const readSold = () =>
  db
    .select({ plan: plans, carrier: carriers })
    .from(plans)
    .innerJoin(carriers, eq(carriers.id, plans.carrierId))
    .where(eq(plans.isRetired, false))
    .orderBy(asc(plans.sort), asc(plans.id))

type Sold = Awaited<ReturnType<typeof readSold>>

const familiesIn = (rows: Sold) =>
  familiesOf(
    rows.map(({ plan: { id, carrierId, line }, carrier }) => ({ id, carrierId, line, carrierKind: carrier.kind })),
  )

/** Under which head each plan that is sold stands. */
export async function findPlanFamilies(): Promise<Map<string, string>> {
  return familiesIn(await readSold())
}

const isShared = (family: string): family is SharedFamily => sharedFamilies.some((each) => each === family)

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The heads with a plan or a carrier of that name, in any language and as people call them. */
function foundFamilies(rows: Sold, families: ReadonlyMap<string, string>, words: string): Set<string> {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  const found = rows.filter(({ plan, carrier }) => {
    const names = [plan, carrier].flatMap(({ name, aliases }) => [
      ...Object.values(name),
      ...Object.values(aliases).flat(),
    ])
    const text = folded(names.join('\n'))
    return wanted.every((word) => text.includes(word))
  })
  return new Set(found.map(({ plan }) => families.get(plan.id)!))
}

/** Every plan that is sold, with what is known of it at a provider facility; with words, the heads where they are found. */
export async function listPlanLines(
  providerFacility: Pick<ProviderFacilityDetails, 'plans'>,
  locale: Locale,
  words = '',
): Promise<SoldPlan[]> {
  const rows = await readSold()
  const families = familiesIn(rows)
  const found = words.trim() === '' ? null : foundFamilies(rows, families, words)
  return rows.flatMap(({ plan: { id, name }, carrier }) => {
    const family = families.get(id)!
    if (found && !found.has(family)) return []
    const line =
      providerFacility.plans.find((plan) => plan.id === id) ??
      ({ id, name: name[locale], state: 'unknown', verifiedAt: null, isOld: false } as const)
    return [{ ...line, family, carrier: isShared(family) ? null : carrier.name[locale] }]
  })
}
