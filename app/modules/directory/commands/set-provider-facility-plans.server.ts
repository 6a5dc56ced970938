import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { type acceptingStates, plans, providerFacilities, providerFacilityPlans } from '#drizzle/schema/index.ts'
import { changeProvider, type ProviderColumns, type ProviderEdit } from './change-provider.server.ts'

type Accepting = (typeof acceptingStates)[number]
type PlanState = (typeof providerFacilityPlans.$inferSelect)['state']

/** The provider as a whole takes new patients where any of the places does. */
export function acceptingAnywhere(states: readonly Accepting[]): Accepting {
  return (['yes', 'limited', 'no'] as const).find((state) => states.includes(state)) ?? 'unknown'
}

async function refuseForeignProviderFacility(
  tx: Transaction,
  { providerId }: ProviderEdit,
  providerFacilityId: string,
): Promise<void> {
  const [found] = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(
      and(
        eq(providerFacilities.id, providerFacilityId),
        eq(providerFacilities.providerId, providerId),
        isNull(providerFacilities.activeTo),
      ),
    )
  if (!found) throw new DomainError('not_found', 'directory.facility_not_found')
}

/** Whether new patients are taken, as of now: at the place, and of the provider as a whole. */
async function setAccepting(
  tx: Transaction,
  row: { id: string; accepting: Accepting },
  providerFacilityId: string,
  accepting: Accepting,
): Promise<ProviderColumns> {
  await tx.update(providerFacilities).set({ accepting }).where(eq(providerFacilities.id, providerFacilityId))
  const rows = await tx
    .select({ accepting: providerFacilities.accepting })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, row.id), isNull(providerFacilities.activeTo)))
    .orderBy(asc(providerFacilities.id))
  const everywhere = acceptingAnywhere(rows.map((at) => at.accepting ?? row.accepting))
  return { accepting: everywhere, acceptingVerifiedAt: everywhere === 'unknown' ? null : now() }
}

/**
 * Says which plans a provider takes at a place and whether new patients are taken there. A plan whose state changes is
 * verified now, by the provider; the others keep their date. `states` has a line for each plan to be told of; `accepting` null says nothing of new patients.
 * @throws DomainError as `changeProvider`; not_found `directory.facility_not_found`; invalid `directory.unknown_plan`
 */
export async function setProviderFacilityPlans(
  tx: Transaction,
  edit: ProviderEdit,
  {
    providerFacilityId,
    accepting,
    states,
  }: { providerFacilityId: string; accepting: Accepting | null; states: ReadonlyMap<string, PlanState> },
): Promise<void> {
  await refuseForeignProviderFacility(tx, edit, providerFacilityId)
  const ids = [...states.keys()]
  const known = ids.length === 0 ? [] : await tx.select({ id: plans.id }).from(plans).where(inArray(plans.id, ids))
  if (known.length !== ids.length) throw new DomainError('invalid', 'directory.unknown_plan')
  await changeProvider(tx, edit, {
    action: 'directory.plans_update',
    fields: accepting === null ? ['plans'] : ['plans', 'accepting'],
    writeRows: async (provider) => {
      const before = await tx
        .select()
        .from(providerFacilityPlans)
        .where(eq(providerFacilityPlans.providerFacilityId, providerFacilityId))
      for (const [planId, state] of states) {
        const row = before.find((each) => each.planId === planId)
        if ((row?.state ?? 'unknown') === state) continue
        const values = { state, verifiedAt: state === 'unknown' ? null : now(), verifiedBy: 'provider' as const }
        if (row) await tx.update(providerFacilityPlans).set(values).where(eq(providerFacilityPlans.id, row.id))
        else await tx.insert(providerFacilityPlans).values({ id: newId(), providerFacilityId, planId, ...values })
      }
      return accepting === null ? {} : setAccepting(tx, provider, providerFacilityId, accepting)
    },
  })
}

/**
 * Says that everything known of the plans at a place has been checked today: each accepted or refused plan is verified now,
 * by the provider.
 * @returns how many plans
 * @throws DomainError as `setProviderFacilityPlans`
 */
export async function verifyProviderFacilityPlans(
  tx: Transaction,
  edit: ProviderEdit,
  providerFacilityId: string,
): Promise<number> {
  await refuseForeignProviderFacility(tx, edit, providerFacilityId)
  const at = now()
  let count = 0
  await changeProvider(tx, edit, {
    action: 'directory.plans_update',
    fields: ['plans', 'accepting'],
    writeRows: async ({ accepting }) => {
      const rows = await tx
        .update(providerFacilityPlans)
        .set({ verifiedAt: at, verifiedBy: 'provider' })
        .where(
          and(
            eq(providerFacilityPlans.providerFacilityId, providerFacilityId),
            ne(providerFacilityPlans.state, 'unknown'),
          ),
        )
        .returning({ id: providerFacilityPlans.id })
      count = rows.length
      return accepting === 'unknown' ? {} : { acceptingVerifiedAt: at }
    },
  })
  return count
}

/**
 * Says of one plan what a call has said: taken at a place, or not. The others keep their state and their date.
 * @throws DomainError as `setProviderFacilityPlans`
 */
export async function hearProviderFacilityPlan(
  tx: Transaction,
  edit: ProviderEdit,
  {
    providerFacilityId,
    planId,
    state,
  }: Readonly<{ providerFacilityId: string; planId: string; state: 'accepted' | 'not_accepted' }>,
): Promise<void> {
  await refuseForeignProviderFacility(tx, edit, providerFacilityId)
  const [plan] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, planId))
  if (!plan) throw new DomainError('invalid', 'directory.unknown_plan')
  await changeProvider(tx, edit, {
    action: 'directory.plans_update',
    fields: ['plans'],
    writeRows: async () => {
      const heard = { state, verifiedAt: now(), verifiedBy: 'phone' as const }
      await tx
        .insert(providerFacilityPlans)
        .values({ id: newId(), providerFacilityId, planId, ...heard })
        .onConflictDoUpdate({
          target: [providerFacilityPlans.providerFacilityId, providerFacilityPlans.planId],
          set: heard,
        })
    },
  })
}
