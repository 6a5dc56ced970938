import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { careCases, careConsents, providers } from '#drizzle/schema/index.ts'
import { careActor, careAnswers, carePatient } from '#tests/factories/coordination.ts'
import {
  agree,
  careLinkOf,
  readOutbox,
  refusal,
  storedCase,
  toldSince,
  writtenIds,
  useCareStage,
} from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { agreeByLink, recordConsent, withdrawByLink } from './commands/consent.server.ts'
import { changeDraft } from './commands/save-case.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { findCase } from './queries/cases.server.ts'
import { readForPatient } from './queries/linked-case.server.ts'

useDatabase()

const { home, other, doctor, create, toOther } = useCareStage()

describe('consent', () => {
  it('comes before anything reaches a recipient', async () => {
    await expect(create({ consent: null })).rejects.toEqual(refusal('coordination.no_consent'))
    expect(await db.select().from(careCases)).toEqual([])
    const { id } = await create({ consent: null, isSent: false })
    await expect(takeStep(doctor(), { caseId: id, step: 'send' })).rejects.toEqual(refusal('coordination.no_consent'))
    expect(await findCase(doctor(other), id)).toBeNull()
    expect(await readOutbox()).toEqual([])
  })

  it('cannot be asked for where the patient has neither telephone nor address', async () => {
    const patient = { ...carePatient, phone: null }
    await expect(create({ consent: 'link', patient })).rejects.toEqual(refusal('coordination.no_contact'))
  })

  it('is not written down by who may only look', async () => {
    const { id } = await create()
    const viewer = careActor(home.facilityId, 'viewer')
    await expect(recordConsent(viewer, id, { deed: 'withdraw', mark: '' })).rejects.toEqual(
      refusal('coordination.not_allowed'),
    )
  })

  it('is given to the clinics that the page named, and taken back whomever it named', async () => {
    const { id } = await create({ consent: 'link' })
    const link = await careLinkOf(id, 'patient')
    const { consentMark: mark } = await readForPatient(link.row, 'zh-Hans')
    const answers = careAnswers(home, { consent: 'link', recipient: toOther })
    await changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers })
    const changed = refusal('coordination.recipient_changed')
    await expect(agreeByLink(link, mark)).rejects.toEqual(changed)
    await expect(agreeByLink(link, '')).rejects.toEqual(changed)
    await expect(recordConsent(doctor(), id, { deed: 'verbal', mark })).rejects.toEqual(changed)
    expect(await db.select().from(careConsents)).toEqual([])
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'asked', isSentOnConsent: true })
    await withdrawByLink(link)
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'withdrawn', isSentOnConsent: false })
    await agree(id)
    expect(await db.select().from(careConsents)).toMatchObject([{ method: 'link', withdrawnAt: null }])
  })

  it('sends nothing to a doctor who takes no referrals any more, and the clinic that refers is told', async () => {
    const { id } = await create({ consent: 'link', recipient: toOther })
    await withTransaction(async (tx) => {
      await tx.update(providers).set({ careCoordinationEnabled: false }).where(eq(providers.id, other.providerId))
    })
    const before = await writtenIds()
    await agree(id)
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'given', isSentOnConsent: false })
    expect(await toldSince(before)).toEqual(['care_staff'])
  })
})
