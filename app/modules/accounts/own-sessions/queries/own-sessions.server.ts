import { and, desc, eq, or } from 'drizzle-orm'
import type { SessionScope, SignedInActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { sessionHolds } from '#app/core/session/session.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { type Device, deviceOf } from '../device.ts'

/** A sign-in as its person is shown it: neither its token nor what its browser says of itself. */
export type OwnSession = Readonly<{
  id: string
  device: Device
  areas: readonly SessionScope[]
  signedInAt: number
  activeAt: number
  /** It is the one that asks. */
  isThis: boolean
}>

/** Whose a session is: an account's here, or somebody's whom another backend knows. The two are never compared with each other. */
function ofSamePerson(own: Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'remoteActorId'>) {
  if (own.userId !== null) return eq(sessions.userId, own.userId)
  const byPerson = own.remoteActorId === null ? [] : [eq(sessions.remoteActorId, own.remoteActorId)]
  return or(eq(sessions.id, own.id), ...byPerson)
}

/** All sign-ins of somebody that hold, in whichever area: the one that asks first, then by when something was last done there. */
export async function listOwnSessions({ sessionId }: Pick<SignedInActor, 'sessionId'>): Promise<OwnSession[]> {
  const [own] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
  if (!own) return []
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ofSamePerson(own), sessionHolds()))
    .orderBy(desc(sessions.activeAt), desc(sessions.id))
  const shown = rows.map(({ id, userAgent, scope, alsoScope, createdAt, activeAt }) => ({
    ...{ id, device: deviceOf(userAgent), signedInAt: createdAt, activeAt, isThis: id === sessionId },
    areas: alsoScope === null ? [scope] : [scope, alsoScope],
  }))
  return shown.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}
