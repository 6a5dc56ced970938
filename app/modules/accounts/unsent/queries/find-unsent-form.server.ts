import { and, eq, gt } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { type FormBody, openBody } from '../sealed-body.server.ts'

export type UnsentForm = {
  id: string
  /** Where it was sent to, and the page it stood on: root form. */
  path: string
  page: string
  body: FormBody
  /** When it was sent first, when after all, and until when it is kept. */
  keptAt: number
  usedAt: number | null
  expiresAt: number
}

/** The rows that somebody may see: their own, while they are kept. */
export function ownForm({ userId }: Pick<ProviderActor, 'userId'>, id: string) {
  return and(eq(unsentForms.id, id), eq(unsentForms.userId, userId), gt(unsentForms.expiresAt, now()))
}

/** A form that is kept for this person; null for everybody else's, as for one that nobody has. */
export async function findUnsentForm(actor: Pick<ProviderActor, 'userId'>, id: string): Promise<UnsentForm | null> {
  const [row] = await db.select().from(unsentForms).where(ownForm(actor, id))
  if (!row) return null
  const { path, page, bodyEnc, createdAt, usedAt, expiresAt } = row
  return { id, path, page, body: openBody(bodyEnc, id), keptAt: createdAt, usedAt, expiresAt }
}
