import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { searchAllowed } from '#app/modules/directory/results/queries/search-allowed.server.ts'
import { noFilters, type SearchQuery, type Understood } from '#app/modules/directory/search/search-query.ts'
import { auditEvents, providerCredentials, providers, searchChanges } from '#drizzle/schema/index.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type CredentialDecision, decideCredential } from './decide-credential.server.ts'

useDatabase()

const editor = adminActor('doctor.edit')
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error
const license = { kind: 'license', issuer: 'New York', title: 'Physician', verifyState: 'unverified' } as const

let providerId = ''
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  providerId = await withTransaction(async (tx) => {
    const id = await insertProvider(tx)
    await tx.insert(providerCredentials).values({ id: 'license', providerId: id, ...license })
    return id
  })
})
afterEach(() => setClock(null))

const stored = () => db.select().from(providerCredentials).orderBy(asc(providerCredentials.kind))
const version = async () => (await db.select().from(providers).where(eq(providers.id, providerId)))[0]!.version
const decide = async (decision: CredentialDecision, actor = editor) =>
  decideCredential(actor, { providerId, version: await version() }, decision)
const verify = { intent: 'check', credential: 'license', state: 'verified', source: 'State lookup' } as const

/** Who is found by a search for the examination, when the words alone would find everybody. */
async function foundForExam(): Promise<boolean> {
  const asked: SearchQuery[] = []
  const understood = [{ kind: 'symptom', id: 'immigration-exam' } as Understood]
  const query: SearchQuery = { text: 'I-693', filters: noFilters, sort: 'best', offset: 0, limit: 10 }
  await searchAllowed((given) => {
    asked.push(given)
    return Promise.resolve({ hits: [], total: 0, understood } as never)
  }, query)
  return asked.at(-1)!.filters.among!.has(providerId)
}

describe('a credential', () => {
  it('is verified against something on a day, and not any more', async () => {
    await decide(verify)
    const when = { verifiedBy: 'State lookup', verifiedAt: now() }
    expect(await stored()).toMatchObject([{ verifyState: 'verified', ...when }])
    await decide({ ...verify, state: 'failed', source: 'Another name' })
    expect(await stored()).toMatchObject([{ verifyState: 'failed', verifiedBy: 'Another name' }])
    await decide({ ...verify, state: 'unverified', source: 'left over' })
    expect(await stored()).toMatchObject([{ verifyState: 'unverified', verifiedBy: null, verifiedAt: null }])
  })

  it('is audited, and the search learns of the change', async () => {
    await decide(verify)
    const events = await db.select().from(auditEvents)
    const told = { action: 'directory.credentials_check', actorId: 'user-1', subjectId: providerId }
    expect(events).toMatchObject([{ ...told, fields: ['credentials'] }])
    const changes = await db.select().from(searchChanges).where(eq(searchChanges.providerId, providerId))
    expect(changes).toHaveLength(1)
  })

  it('is for who may edit doctors, never of their own, and of the profile that was shown', async () => {
    await expect(decide(verify, adminActor('doctor.read', 'doctor.approve'))).rejects.toEqual(
      refusal('review.not_allowed'),
    )
    const stale = { providerId, version: (await version()) - 1 }
    await expect(decideCredential(editor, stale, verify)).rejects.toEqual(refusal('directory.stale'))
    const other = await withTransaction((tx) => insertProvider(tx))
    await expect(decideCredential(editor, { providerId: other, version: 1 }, verify)).rejects.toEqual(
      refusal('directory.credential_not_found'),
    )
    await withTransaction((tx) =>
      tx.update(providers).set({ userId: editor.userId }).where(eq(providers.id, providerId)),
    )
    await expect(decide(verify)).rejects.toEqual(refusal('review.own_request'))
    expect(await stored()).toMatchObject([{ verifyState: 'unverified' }])
  })
})

it('a designated civil surgeon is found for the examination of immigrants, once, and no longer when it is taken away', async () => {
  expect(await foundForExam()).toBe(false)
  await decide({ intent: 'designate', source: 'USCIS' })
  await decide({ intent: 'designate', source: 'USCIS again' })
  const [surgeon, ...rest] = await stored()
  expect(surgeon).toMatchObject({ kind: 'civil_surgeon', verifyState: 'verified', verifiedBy: 'USCIS again' })
  expect(rest).toMatchObject([{ id: 'license', verifyState: 'unverified' }])
  expect(await foundForExam()).toBe(true)
  await decide({ intent: 'check', credential: surgeon!.id, state: 'failed', source: 'USCIS' })
  expect(await foundForExam()).toBe(false)
  await decide({ intent: 'check', credential: surgeon!.id, state: 'verified', source: 'USCIS' })
  expect(await foundForExam()).toBe(true)
  await decide({ intent: 'withdraw' })
  expect(await foundForExam()).toBe(false)
  expect(await stored()).toMatchObject([{ id: 'license' }])
})
