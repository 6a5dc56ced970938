import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { fieldTrust, type trusts } from '#drizzle/schema/sync.ts'

export type Trust = (typeof trusts)[number]

type Said = Readonly<{
  subjectType: 'provider' | 'facility'
  subjectId: string
  fields: readonly string[]
  trust: Trust
}>

/** Keeps who said fields, as of now. What the practice itself has said, no telephone call makes less trusted. */
export async function sayFields(tx: Transaction, { subjectType, subjectId, fields, trust }: Said): Promise<void> {
  if (fields.length === 0) return
  const wanted = [...new Set(fields)]
  const ofSubject = and(eq(fieldTrust.subjectType, subjectType), eq(fieldTrust.subjectId, subjectId))
  const known = await tx
    .select({ field: fieldTrust.field, trust: fieldTrust.trust })
    .from(fieldTrust)
    .where(and(ofSubject, inArray(fieldTrust.field, wanted)))
  const more = new Set(
    known.filter((row) => row.trust === 'provider' && trust !== 'provider').map(({ field }) => field),
  )
  for (const field of wanted.filter((each) => !more.has(each))) {
    await tx
      .insert(fieldTrust)
      .values({ id: newId(), subjectType, subjectId, field, trust, saidAt: now() })
      .onConflictDoUpdate({
        target: [fieldTrust.subjectType, fieldTrust.subjectId, fieldTrust.field],
        set: { trust, saidAt: now() },
      })
  }
}
