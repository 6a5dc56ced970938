import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminActor, ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { publishRegistry } from '#app/modules/directory/registry/commands/publish-registry.server.ts'
import { finishOnboarding } from '#app/modules/practice/onboarding/commands/finish-onboarding.server.ts'
import { loadWizard } from '#app/modules/practice/onboarding/queries/wizard-page.server.ts'
import { savePart } from '#app/modules/practice/profile/commands/save-part.server.ts'
import { auditEvents, changeRequests, messageOutbox, providers, searchChanges } from '#drizzle/schema/index.ts'
import {
  deactivation,
  everything,
  importRows,
  insertReference,
  practitioner,
  temporaryFolder,
} from '#tests/bench/import/registry-rows.ts'
import { actorOf, insertUser } from '#tests/factories/accounts.ts'
import { insertLanguage } from '#tests/factories/directory.ts'
import { insertReviewer, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { findEvidence } from '../queries/registration-evidence.server.ts'
import { findRequestDetails } from '../queries/request-details.server.ts'
import { findStanding, seenMark } from '../queries/standing-values.server.ts'
import { approveRequest, refuseRequest } from './decide-request.server.ts'

useDatabase()
const folder = temporaryFolder()

let reviewer: AdminActor
let owner: ProviderActor

/** An unlisted record of the registry whose claim was approved, up to the last step of setting it up. */
beforeEach(async () => {
  await insertReviewReference()
  reviewer = await insertReviewer()
  await withTransaction(insertReference)
  await importRows(folder, [practitioner(1)])
  const providerId = (await profile()).id
  const userId = await withTransaction(async (tx) => {
    await insertLanguage(tx, { id: 'yue' })
    const id = await insertUser(tx, { locale: 'en-US' })
    await tx.update(providers).set({ userId: id })
    return id
  })
  owner = actorOf({ userId, providerId, seats: [], isProfileComplete: false, locale: 'en-US' })
  const languages = [{ languageId: 'yue', level: 'native' as const }]
  await savePart(owner, { part: 'languages', values: languages }, (await profile()).version)
})

const profile = async () => (await db.select().from(providers))[0]!
const finish = async () => {
  await finishOnboarding(owner, (await profile()).version)
  return (await db.select().from(changeRequests).where(eq(changeRequests.status, 'submitted')))[0]!.id
}
const seen = async (id: string) => {
  const row = await openRequest(db, reviewer, id)
  return seenMark(row, (await findStanding(db, row))!)
}
const wizard = () => loadWizard(owner, null, new URLSearchParams())
const publish = () => publishRegistry({ neighborhoods: ['flushing'], specialty: null, limit: null, isDryRun: false })
const bio = { 'zh-Hans': '看成人内科，也看老人。', 'zh-Hant': '看成人內科，也看長者。', 'en-US': 'I treat adults.' }

describe('a profile that its owner has set up', () => {
  it('is listed by the approval, with the places where it practices, and its owner is told', async () => {
    const id = await finish()
    expect(await profile()).toMatchObject({ status: 'unlisted', isProfileComplete: true })
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect(await profile()).toMatchObject({ status: 'listed', isProfileComplete: true, verifiedAt: null })
    expect((await everything()).facilities).toMatchObject([{ status: 'active' }])
    expect(await db.select().from(messageOutbox)).toMatchObject([{ template: 'request_approved', locale: 'en-US' }])
    expect((await db.select().from(searchChanges)).map(({ providerId }) => providerId)).toContain(owner.providerId)
    const audited = (await db.select().from(auditEvents)).filter(({ fields }) => fields?.includes('status'))
    expect(audited.map(({ action, actorId }) => [action, actorId]).toSorted()).toEqual([
      ['directory.place_update', reviewer.userId],
      ['directory.profile_update', reviewer.userId],
    ])
  })

  it('is shown to the reviewer as it stands, and is not disputed by being its owner’s', async () => {
    await savePart(owner, { part: 'bio', values: bio }, (await profile()).version)
    const id = await finish()
    const row = await openRequest(db, reviewer, id)
    expect(await findEvidence(row, 'en-US')).toMatchObject({
      isDisputed: false,
      record: { isOwned: false, isOwn: true },
    })
    const { lines, leadable } = await findRequestDetails(reviewer, row, 'en-US')
    expect(lines.find(({ field }) => field === 'en-US')).toMatchObject({ from: '', to: 'I treat adults.' })
    expect(leadable).toMatchObject([{ id: (await everything()).facilities[0]!.id }])
  })

  it('that was rewritten since it was read is shown again', async () => {
    const id = await finish()
    const early = await seen(id)
    await savePart(owner, { part: 'bio', values: bio }, (await profile()).version)
    await expect(approveRequest(reviewer, id, { seen: early })).rejects.toMatchObject({ code: 'review.changed' })
    expect(await profile()).toMatchObject({ status: 'unlisted' })
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect(await profile()).toMatchObject({ status: 'listed' })
  })

  it('is not listed for somebody who does not own it, nor after it was suspended', async () => {
    const id = await finish()
    const decide = async () => approveRequest(reviewer, id, { seen: await seen(id) })
    await withTransaction((tx) => tx.update(providers).set({ status: 'suspended' }))
    await expect(decide()).rejects.toMatchObject({ code: 'review.not_applicable' })
    await withTransaction((tx) => tx.update(providers).set({ status: 'unlisted', userId: null }))
    await expect(decide()).rejects.toMatchObject({ code: 'review.owned' })
    expect(await profile()).toMatchObject({ status: 'unlisted' })
  })
})

describe('a profile that was not listed', () => {
  it.each(['return', 'reject'] as const)('(%s) is its owner’s to mend and to send again', async (decision) => {
    const id = await finish()
    expect(await wizard()).toBeNull()
    const row = await openRequest(db, reviewer, id)
    const { reasons } = await findRequestDetails(reviewer, row, 'en-US')
    const reason = reasons.find((each) => each.decision === decision)!.id
    await refuseRequest(reviewer, id, { seen: await seen(id), decision, reason, note: 'Line 2.' })
    expect((await wizard())!.listingAnswer).toMatch(/Line 2\.$/)
    const again = await finish()
    await approveRequest(reviewer, again, { seen: await seen(again) })
    expect(await profile()).toMatchObject({ status: 'listed' })
  })

  it('is not listed by publishing records of the registry once it was turned down', async () => {
    const id = await finish()
    const row = await openRequest(db, reviewer, id)
    const { reasons } = await findRequestDetails(reviewer, row, 'en-US')
    const reason = reasons.find((each) => each.decision === 'reject')!.id
    await refuseRequest(reviewer, id, { seen: await seen(id), decision: 'reject', reason, note: null })
    expect(await publish()).toEqual({ providers: 0, facilities: 0 })
    expect(await profile()).toMatchObject({ status: 'unlisted' })
  })
})

describe('a later file of the registry', () => {
  it('leaves what the owner has gone through, and what a reviewer has listed', async () => {
    const id = await finish()
    await approveRequest(reviewer, id, { seen: await seen(id) })
    const before = await everything()
    setClock(Date.parse('2026-11-20T12:00:00Z'))
    const moved = { code: '207Q00000X', line1: '9 OTHER ST', on: '08/09/2021' }
    await importRows(folder, [practitioner(1, moved), deactivation(1, '01/02/2022')])
    const { links, specialties } = await everything()
    expect([links, specialties]).toEqual([before.links, before.specialties])
    expect(await profile()).toMatchObject({ status: 'listed', source: 'registry' })
  })
})
