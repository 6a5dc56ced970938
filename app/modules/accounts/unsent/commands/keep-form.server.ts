import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { paths } from '#app/paths.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { isUnsentFormPath, ownPathOf, returnPathOf } from '#app/modules/accounts/guards/return-path.server.ts'
import { readFormBody, sealBody } from '../form-body.server.ts'

const keptFor = 60 * 60_000
/** Of one person; a new one takes the place of the oldest. */
const mostForms = 5

/**
 * Keeps what a refused request carries, for the person whose session time has ended. Reads the request's body: only for a request that
 * goes no further.
 * @returns the page at which its owner finds it; null when there is nothing to keep, see `readFormBody`.
 */
export async function keepForm({ userId }: Pick<ProviderActor, 'userId'>, request: Request): Promise<string | null> {
  if (request.method !== 'POST') return null
  const path = ownPathOf(request)
  if (path === null || isUnsentFormPath(path)) return null
  const body = await readFormBody(request)
  if (body === null) return null
  const id = newId()
  const at = now()
  const from = returnPathOf(request)
  const page = from === null || isUnsentFormPath(from) ? path : from
  await withTransaction(async (tx) => {
    const form = { id, userId, path, page, bodyEnc: sealBody(body, id), expiresAt: at + keptFor, createdAt: at }
    await tx.insert(unsentForms).values(form)
    const isEarlier = and(eq(unsentForms.userId, userId), ne(unsentForms.id, id))
    const earlier = tx.select({ id: unsentForms.id }).from(unsentForms).where(isEarlier)
    const newestFirst = await earlier.orderBy(desc(unsentForms.createdAt), desc(unsentForms.id))
    const over = newestFirst.slice(mostForms - 1).map((row) => row.id)
    if (over.length > 0) await tx.delete(unsentForms).where(inArray(unsentForms.id, over))
    const actor = { type: 'user', id: userId } as const
    await recordAudit(tx, { actor, action: 'accounts.form_keep', subject: { type: 'unsent_form', id } })
  })
  return paths.unsentForm(id)
}
