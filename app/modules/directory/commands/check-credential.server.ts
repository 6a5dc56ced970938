import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { providerCredentials } from '#drizzle/schema/directory.ts'
import { changeProvider, type ProviderEdit } from './change-provider.server.ts'

/** What somebody of the house has found out about a credential; `source` is what it was checked against. */
export type CredentialCheck = { state: 'verified' | 'unverified' | 'failed'; source: string | null }

const action = 'directory.credentials_check'
const fields = ['credentials']

const checked = ({ state, source }: CredentialCheck) => ({
  verifyState: state,
  verifiedBy: state === 'unverified' ? null : source,
  verifiedAt: state === 'unverified' ? null : now(),
})

/**
 * Says whether a credential of a provider was verified, against what and when.
 * @throws DomainError as `changeProvider`; not_found `directory.credential_not_found`
 */
export async function checkCredential(
  tx: Transaction,
  edit: ProviderEdit,
  credentialId: string,
  check: CredentialCheck,
): Promise<void> {
  await changeProvider(tx, edit, {
    ...{ action, fields },
    writeRows: async ({ id: providerId }) => {
      const rows = await tx
        .update(providerCredentials)
        .set(checked(check))
        .where(and(eq(providerCredentials.id, credentialId), eq(providerCredentials.providerId, providerId)))
        .returning({ id: providerCredentials.id })
      if (rows.length === 0) throw new DomainError('not_found', 'directory.credential_not_found')
    },
  })
}

/** A designation by USCIS, which a doctor has once; in English like every credential. */
const civilSurgeon = {
  kind: 'civil_surgeon',
  issuer: 'U.S. Citizenship and Immigration Services',
  title: 'Designated civil surgeon',
} as const

/**
 * Says that USCIS has designated a provider as a civil surgeon, who alone may sign Form I-693, or that it has not (any more). Only searches
 * for the examination of immigrants ask for it.
 * @param source what it was checked against; null takes the designation away
 * @throws DomainError as `changeProvider`
 */
export async function setCivilSurgeon(tx: Transaction, edit: ProviderEdit, source: string | null): Promise<void> {
  await changeProvider(tx, edit, {
    ...{ action, fields },
    writeRows: async ({ id: providerId }) => {
      await tx
        .delete(providerCredentials)
        .where(and(eq(providerCredentials.providerId, providerId), eq(providerCredentials.kind, 'civil_surgeon')))
      if (source === null) return
      const row = { id: newId(), providerId, ...civilSurgeon, ...checked({ state: 'verified', source }) }
      await tx.insert(providerCredentials).values(row)
    },
  })
}
