import type { ProviderActor } from '#app/core/actor.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { LegalAnswers } from '../forms.ts'
import { openTaxId } from '../queries/facility-account.server.ts'
import { readShownAccount, type ShownAccount, writeAccount } from './write-account.server.ts'

const plainFields = ['legalName', 'billingName', 'billingEmail', 'billingPhone'] as const

const sealed = (rowId: string, taxId: string | null) =>
  taxId === null ? null : encryptField(taxId, { table: 'facility_accounts', column: 'tax_id_enc', rowId })

/**
 * Says who is behind a facility by law, its tax id, and whom to write to about money. The facility is one that the actor leads.
 * @throws DomainError conflict `directory.stale`
 */
export async function saveLegalEntity(
  actor: ProviderActor,
  { answers, ...shown }: ShownAccount & Readonly<{ answers: LegalAnswers }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const account = await readShownAccount(tx, shown)
    const { row } = account
    const { taxId } = answers
    const changed = plainFields.filter((field) => row[field] !== answers[field])
    const isNewTaxId = taxId !== undefined && taxId !== openTaxId(row)
    if (changed.length === 0 && !isNewTaxId) return
    await writeAccount(tx, account, {
      ...Object.fromEntries(changed.map((field) => [field, answers[field]])),
      ...(isNewTaxId && { taxIdEnc: sealed(row.id, taxId) }),
    })
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'practice.account_save' },
      ...{
        subject: { type: 'facility', id: shown.facilityId },
        fields: [...changed, ...(isNewTaxId ? ['taxId'] : [])],
      },
    })
  })
}
