import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { type FormBody, sealBody } from '../sealed-body.server.ts'

const keptFor = 60 * 60_000
/** Of one person; a new one takes the place of the oldest. */
const mostForms = 5

/** A form as it was sent: to which path, from which page (root form), and what it held. */
type LateForm = Readonly<{ path: string; page: string; body: FormBody }>

/** Keeps what somebody sent after their session time had ended. @returns its id */
export async function keepForm(
  { userId }: Pick<ProviderActor, 'userId'>,
  { path, page, body }: LateForm,
): Promise<string> {
  const id = newId()
  const at = now()
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
  return id
}
