import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import type { ItemAnswers } from '../forms.ts'
import type { ComplianceKind } from '../kinds.ts'
import { type ComplianceItem, openNumber } from '../queries/clinic.server.ts'
import type { Subject } from '../queries/subjects.server.ts'
import { alertOf } from '../standing.ts'

/** Where an item stands, as the page found it; `seen` is the version it showed, 0 where nothing was entered. */
export type ShownItem = Readonly<{
  facilityId: string
  subject: Subject
  kind: ComplianceKind
  item: ComplianceItem | null
  seen: number | null
}>

const stale = () => new DomainError('conflict', 'directory.stale')

/** @throws DomainError forbidden `practice.read_only` for who does not lead the clinic, conflict `directory.stale` */
function requireShown(actor: ProviderActor, { facilityId, item, seen }: ShownItem): void {
  if (!allows(actor, 'compliance.manage', { facilityId })) throw new DomainError('forbidden', 'practice.read_only')
  if ((item?.version ?? 0) !== seen) throw stale()
}

const sealed = (rowId: string, number: string | null) =>
  number === null ? null : encryptField(number, { table: 'compliance_items', column: 'number_enc', rowId })

const plainFields = ['issued', 'expires', 'isWaived', 'waivedReason', 'note'] as const

const nothing = { issued: null, expires: null, isWaived: false, waivedReason: null, note: null } as const

/** What alerts have gone by when a date is entered: whoever enters it sees that. */
const toldAlready = (expires: LocalDate | null, today: LocalDate) => (expires === null ? null : alertOf(expires, today))

async function insert(tx: Transaction, shown: ShownItem, columns: Partial<ComplianceItem>): Promise<void> {
  const { facilityId, kind, subject } = shown
  const { providerId } = subject
  const row = { ...nothing, numberEnc: null, toldDays: null, remindedOn: null, ...columns }
  const owner = { providerId, userId: providerId === null ? subject.userId : null }
  const made = await tx
    .insert(complianceItems)
    .values({ id: newId(), ...row, ...owner, facilityId, kind, version: 1, createdAt: now(), updatedAt: now() })
    .onConflictDoNothing()
    .returning({ id: complianceItems.id })
  if (made.length === 0) throw stale()
}

async function update(tx: Transaction, { id, version }: ComplianceItem, columns: Partial<ComplianceItem>) {
  const changed = await tx
    .update(complianceItems)
    .set({ ...columns, version: sql`${complianceItems.version} + 1`, updatedAt: now() })
    .where(and(eq(complianceItems.id, id), eq(complianceItems.version, version)))
    .returning({ id: complianceItems.id })
  if (changed.length === 0) throw stale()
}

/**
 * Enters or changes what somebody at a clinic must keep valid. The same again changes nothing. Subject and item are those that the
 * clinic's own page has found.
 * @returns whether anything changed
 * @throws DomainError forbidden `practice.read_only`, conflict `directory.stale`
 */
export function saveItem(
  actor: ProviderActor,
  shown: ShownItem & Readonly<{ today: LocalDate; answers: ItemAnswers }>,
): Promise<boolean> {
  const { item, answers, today, facilityId } = shown
  return withTransaction(async (tx) => {
    requireShown(actor, shown)
    const before = item ?? nothing
    const changed: string[] = plainFields.filter((field) => before[field] !== answers[field])
    const isNewNumber = answers.number !== (item && openNumber(item))
    if (item !== null && changed.length === 0 && !isNewNumber) return false
    const id = item?.id ?? newId()
    const columns = {
      ...Object.fromEntries(plainFields.map((field) => [field, answers[field]])),
      ...(isNewNumber && { numberEnc: sealed(id, answers.number) }),
      ...(changed.includes('expires') && { toldDays: toldAlready(answers.expires, today) }),
    }
    if (item === null) await insert(tx, shown, { ...columns, id })
    else await update(tx, item, columns)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'practice.compliance_save' },
      subject: { type: 'facility', id: facilityId },
      fields: [shown.kind, ...changed, ...(isNewNumber ? ['number'] : [])],
    })
    return true
  })
}

/** Takes away what was entered. @throws DomainError forbidden `practice.read_only`, conflict `directory.stale` */
export async function removeItem(actor: ProviderActor, shown: ShownItem): Promise<void> {
  const { item, facilityId, kind } = shown
  await withTransaction(async (tx) => {
    requireShown(actor, shown)
    if (item === null) return
    const gone = await tx
      .delete(complianceItems)
      .where(and(eq(complianceItems.id, item.id), eq(complianceItems.version, item.version)))
      .returning({ id: complianceItems.id })
    if (gone.length === 0) throw stale()
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'practice.compliance_remove' },
      ...{ subject: { type: 'facility', id: facilityId }, fields: [kind] },
    })
  })
}
