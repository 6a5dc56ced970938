import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import type { AuditAction } from '#app/modules/audit/audit-actions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { sayFields, type Trust } from '#app/modules/directory/registry/trust/commands/say-fields.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** Who changes which provider; `version` is the one that the form showed. `trust` is who said it: the practice, unless a call did. */
export type ProviderEdit = Readonly<{ providerId: string; userId: string; version: number; trust?: Trust }>

type ProviderRow = typeof providers.$inferSelect

export type ProviderColumns = Partial<
  Pick<
    ProviderRow,
    | 'preferredName'
    | 'nameHans'
    | 'nameHant'
    | 'pronunciationPinyin'
    | 'pronunciationJyutping'
    | 'title'
    | 'gender'
    | 'bio'
    | 'photoId'
    | 'userId'
    | 'status'
    | 'practicingSince'
    | 'isProfileComplete'
    | 'accepting'
    | 'acceptingVerifiedAt'
    | 'offersTelehealth'
    | 'minAge'
    | 'maxAge'
    | 'cashPriceCents'
    | 'verifiedAt'
  >
>

type Change = {
  /** Names of columns, or of rows that hang on the provider, that people have now set: no import overwrites them. */
  fields: readonly string[]
  action?: AuditAction
  columns?: ProviderColumns
  /** Writes the rows that hang on the provider; what it answers is set besides `columns`. */
  writeRows?: (row: ProviderRow) => Promise<ProviderColumns | void>
}

/**
 * Saves a change of a provider at once, in the caller's transaction: the version is checked and raised, what people set is
 * remembered, the search finds the new words, the audit log has an event. Whether the user may is the caller's to know. Call
 * it last.
 * @throws DomainError not_found `directory.provider_not_found`; conflict `directory.stale` when somebody was quicker
 */
export async function changeProvider(tx: Transaction, edit: ProviderEdit, change: Change): Promise<void> {
  const { providerId, userId, version, trust = 'provider' } = edit
  const { fields, action = 'directory.profile_update', columns = {}, writeRows } = change
  const [row] = await tx.select().from(providers).where(eq(providers.id, providerId))
  if (!row) throw new DomainError('not_found', 'directory.provider_not_found')
  // The row is taken before anything that hangs on it: of two changes of one version, one is stale.
  const taken = await tx
    .update(providers)
    .set({
      ...columns,
      editedFields: [...new Set([...row.editedFields, ...fields])],
      version: version + 1,
      updatedAt: now(),
    })
    .where(and(eq(providers.id, providerId), eq(providers.version, version)))
    .returning({ id: providers.id })
  if (taken.length === 0) throw new DomainError('conflict', 'directory.stale')
  const further = (await writeRows?.(row)) ?? {}
  if (Object.keys(further).length > 0) await tx.update(providers).set(further).where(eq(providers.id, providerId))
  await sayFields(tx, { subjectType: 'provider', subjectId: providerId, fields, trust })
  await indexProviders(tx, [providerId])
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action,
    subject: { type: 'provider', id: providerId },
    fields: [...fields],
  })
}
