import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { insertCase } from '#app/modules/practice/i693/commands/create-case.server.ts'
import type { CaseStatus } from '#app/modules/practice/i693/case-steps.ts'
import type { CasePerson } from '#app/modules/practice/i693/person.ts'
import { i693Rules } from '#drizzle/schema/content.ts'
import { providerCredentials } from '#drizzle/schema/directory.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { i693RuleEntries } from '#drizzle/seed/library/i693.ts'

/** Makes a provider a civil surgeon whose designation has been checked. */
export async function insertSurgeon(tx: Transaction, providerId: string): Promise<void> {
  const said = { kind: 'civil_surgeon', issuer: 'USCIS', title: 'Civil surgeon', verifyState: 'verified' } as const
  await tx.insert(providerCredentials).values({ id: newId(), providerId, ...said })
}

/** The rules of the library. */
export async function insertI693Rules(tx: Transaction): Promise<void> {
  const rows = i693RuleEntries.map((entry, sort) => ({ ...entry, id: `rule-${sort}`, sort, updatedAt: 1 }))
  await tx.insert(i693Rules).values(rows).onConflictDoNothing()
}

const somebody: CasePerson = {
  ...{ nameEn: 'Dashan Lin', nameZh: '林大山', birthDate: '1968-03-02', sex: 'm' },
  ...{ phone: null, aNumber: null, isPregnant: null },
}

type GivenCase = Readonly<{
  facilityId: string
  surgeonId: string
  person?: Partial<CasePerson>
  status?: CaseStatus
  columns?: Partial<typeof i693Cases.$inferInsert>
}>

/** A case in any status; answers its id. */
export function insertI693Case({ person = {}, status = 'intake', columns = {}, ...at }: GivenCase): Promise<string> {
  const id = newId()
  return withTransaction(async (tx) => {
    const values = { locale: 'zh-Hans', examOn: '2026-11-10', priceCents: 26_000 } as const
    const given = { id, ...at, ...values, person: { ...somebody, ...person }, appointmentId: null, replacesId: null }
    await insertCase(tx, given)
    await tx
      .update(i693Cases)
      .set({ status, ...columns })
      .where(eq(i693Cases.id, id))
    return id
  })
}
