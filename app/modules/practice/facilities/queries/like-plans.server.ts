import { createHash } from 'node:crypto'
import type { ProviderActor } from '#app/core/actor.ts'
import { listProviderFacilityDetails, type PlanLine } from './provider-facility-details.server.ts'

/** A plan of which somebody else's state would be taken over. */
export type PlanChange = { id: string; name: string; from: PlanLine['state']; to: 'accepted' | 'not_accepted' }

/** What taking over would change. What the other does not know stays as it is: not to know is nothing to copy. */
function changesOf(target: readonly PlanLine[], source: readonly PlanLine[]): PlanChange[] {
  return source.flatMap(({ id, name, state }) => {
    const from = target.find((plan) => plan.id === id)?.state ?? 'unknown'
    return state === 'unknown' || state === from ? [] : [{ id, name, from, to: state }]
  })
}

/** Names what a preview has shown. */
const changesSeen = (changes: readonly PlanChange[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ id, from, to }) => [id, from, to])))
    .digest('base64url')
    .slice(0, 22)

/** Whose plans can be taken over at a provider facility: the own ones elsewhere and colleagues', those at the same clinic first. */
export async function listPlanSources(actor: ProviderActor, id: string) {
  const all = await listProviderFacilityDetails(actor)
  const target = all.find((each) => each.id === id)
  if (!target) return []
  return all
    .filter((each) => each.id !== id && each.plans.some(({ state }) => state !== 'unknown'))
    .toSorted(
      (one, other) => Number(other.facilityId === target.facilityId) - Number(one.facilityId === target.facilityId),
    )
    .map(({ id: from, name, doctor, plans }) => {
      return { id: from, facility: name, doctor, accepted: plans.filter(({ state }) => state === 'accepted').length }
    })
}

export type PlanSource = Awaited<ReturnType<typeof listPlanSources>>[number]

/** What it would be to have the same plans as somebody else; null when either is not the actor's to see. */
export async function previewSamePlans(actor: ProviderActor, id: string, from: string) {
  const all = await listProviderFacilityDetails(actor)
  const [target, source] = [id, from].map((each) => all.find((one) => one.id === each))
  if (!target || !source || target === source) return null
  const changes = changesOf(target.plans, source.plans)
  return {
    from: { id: source.id, facility: source.name, doctor: source.doctor },
    version: target.version,
    changes,
    seen: changesSeen(changes),
  }
}

export type SamePlansPreview = NonNullable<Awaited<ReturnType<typeof previewSamePlans>>>
