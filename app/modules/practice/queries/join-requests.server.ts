import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { changeRequests, facilities, providers, providerSpecialties, specialties } from '#drizzle/schema/index.ts'
import { joinField } from '../join-field.ts'

/** Requests to practice at a facility that nobody has answered, among those whose team somebody leads. */
function ledBy(actor: ProviderActor) {
  const led = facilityIdsWith(actor, 'facility.edit')
  if (led.length === 0) return null
  return and(
    eq(changeRequests.targetType, 'facility'),
    eq(changeRequests.field, joinField),
    inArray(changeRequests.targetId, led),
    inArray(changeRequests.status, ['submitted', 'in_review']),
  )
}

const asked = (after: Record<string, unknown>, name: string) => {
  const value = after[name]
  return typeof value === 'string' ? value : ''
}

/** Who wants to practice at a facility that somebody leads, the longest waiting first. Two statements. */
export async function listJoinRequests(actor: ProviderActor) {
  const isTheirs = ledBy(actor)
  if (isTheirs === null) return []
  const rows = await db
    .select({ request: changeRequests, facility: facilities })
    .from(changeRequests)
    .innerJoin(facilities, eq(facilities.id, changeRequests.targetId))
    .where(isTheirs)
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ request }) => asked(request.after, 'providerId')))]
  const people = await db.select().from(providers).where(inArray(providers.id, ids))
  return rows.flatMap(({ request, facility }) => {
    const person = people.find(({ id }) => id === asked(request.after, 'providerId'))
    if (!person || request.submitterId === actor.userId) return []
    const doctor = displayName(person, actor.locale).main
    return [{ id: request.id, doctor, facilityId: facility.id, facility: facilityName(facility, actor.locale) }]
  })
}

/** A request that the actor may answer, inside the transaction that does; null for any other. */
export async function findJoinRequest(actor: ProviderActor, id: string, reader: Reader = db) {
  const isTheirs = ledBy(actor)
  if (isTheirs === null) return null
  const [request] = await reader
    .select()
    .from(changeRequests)
    .where(and(isTheirs, eq(changeRequests.id, id)))
  // Nobody answers what they have asked for.
  if (!request || request.submitterId === actor.userId) return null
  return {
    ...request,
    facilityId: request.targetId,
    providerId: asked(request.after, 'providerId'),
    role: asked(request.after, 'role'),
  }
}

/** What a page shows of somebody who wants to practice at a facility; null for a request that is not the actor's to answer. */
export async function findJoinPage(actor: ProviderActor, id: string) {
  const request = await findJoinRequest(actor, id)
  if (!request) return null
  const [facility] = await db.select().from(facilities).where(eq(facilities.id, request.facilityId))
  const [person] = await db.select().from(providers).where(eq(providers.id, request.providerId))
  if (!facility || !person) return null
  const practiced = await db
    .select({ slug: specialties.slug, name: specialties.name })
    .from(providerSpecialties)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(eq(providerSpecialties.providerId, person.id))
    .orderBy(desc(providerSpecialties.isPrimary), asc(specialties.sort), asc(specialties.id))
  const { main, other } = displayName(person, actor.locale)
  return {
    id,
    role: request.role,
    createdAt: request.createdAt,
    facility: facilityName(facility, actor.locale),
    doctor: main,
    otherName: other,
    npi: person.npi,
    specialties: practiced.map(({ name }) => name[actor.locale]),
    profile: person.status === 'listed' && practiced[0] ? { specialty: practiced[0].slug, slug: person.slug } : null,
  }
}

export type JoinPage = NonNullable<Awaited<ReturnType<typeof findJoinPage>>>
