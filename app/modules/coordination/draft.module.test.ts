import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { actionTokens, careCases, providers } from '#drizzle/schema/index.ts'
import { careAnswers, carePatient } from '#tests/factories/coordination.ts'
import {
  agree,
  careHour,
  hoursLater,
  linkTo,
  readOutbox,
  refusal,
  storedCase,
  useCareStage,
} from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { addToCase } from './commands/add-to-case.server.ts'
import { type CaseAnswers, changeDraft, createCase } from './commands/save-case.server.ts'
import { takeStep } from './commands/take-step.server.ts'

useDatabase()

const { home, other, doctor, create, toOther } = useCareStage()

describe('a draft', () => {
  it('is written anew in the version that was shown, and no more once it is sent', async () => {
    const { id, version } = await create({ isSent: false, consent: null })
    const change = (of: Partial<CaseAnswers>, seen: number) =>
      changeDraft(doctor(), { caseId: id, version: seen, answers: careAnswers(home, of) })
    await expect(change({}, version + 5)).rejects.toEqual(refusal('directory.stale'))
    await change({ reason: 'Palpitations', consent: 'paper' }, version)
    const sent = await storedCase(id)
    expect(sent).toMatchObject({ status: 'sent', consent: 'given' })
    await expect(change({}, sent.version)).rejects.toEqual(refusal('coordination.not_now'))
  })

  it('that is sent is added to, and made more urgent but not less', async () => {
    const { id } = await create({ urgency: 'routine' })
    const add = async (of: { text: string | null; urgency: 'routine' | 'urgent' | 'stat' | null }) =>
      addToCase(doctor(), id, { version: (await storedCase(id)).version, ...of })
    await add({ text: 'ECG attached', urgency: 'stat' })
    expect(await storedCase(id)).toMatchObject({ urgency: 'stat', dueAt: now() + careHour })
    await add({ text: null, urgency: 'routine' })
    expect(await storedCase(id)).toMatchObject({ urgency: 'stat' })
  })

  it('that goes to another recipient than the patient agreed to needs their consent again', async () => {
    const { id, version } = await create({ isSent: false })
    const change = async (of: Partial<CaseAnswers>) =>
      changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers: careAnswers(home, of) })
    expect(version).toBe(1)
    await change({ consent: null, isSent: false, reason: 'Palpitations' })
    expect(await storedCase(id)).toMatchObject({ consent: 'given' })
    await expect(change({ recipient: toOther, consent: null })).rejects.toEqual(refusal('coordination.no_consent'))
    await change({ recipient: toOther, consent: null, isSent: false })
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'none' })
    expect(await readOutbox()).toEqual([])
    await change({ recipient: toOther, consent: 'verbal' })
    expect(await storedCase(id)).toMatchObject({ status: 'sent', consent: 'given' })
  })

  it('that waits for consent is sent by hand, or is a draft again, once its form says so', async () => {
    const { id } = await create({ consent: 'link' })
    const change = async (of: Partial<CaseAnswers>) =>
      changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers: careAnswers(home, of) })
    await change({ consent: null, isSent: false })
    await agree(id)
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'given', isSentOnConsent: false })
    const { id: second } = await create({ consent: 'link' })
    const answers = careAnswers(home, { consent: 'verbal' })
    await changeDraft(doctor(), { caseId: second, version: (await storedCase(second)).version, answers })
    expect(await storedCase(second)).toMatchObject({ status: 'sent', consent: 'given' })
  })

  it('whose patient is written to elsewhere has a new link, and the old one opens nothing', async () => {
    const { id } = await create({ consent: 'link' })
    const first = await linkTo(carePatient.phone)
    const change = async (phone: string) => {
      const answers = careAnswers(home, { consent: 'link', patient: { ...carePatient, phone } })
      await changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers })
    }
    const stateOf = async (linkId: string) =>
      (await db.select().from(actionTokens).where(eq(actionTokens.id, linkId)))[0]!.revokedAt
    await change('+12125550188')
    expect(await stateOf(first.id)).toBe(now())
    const second = await linkTo('+12125550188')
    expect([second.state, await stateOf(second.id)]).toEqual(['valid', null])
    // Back to where it was: a link that works, not the one that was ended.
    hoursLater(1)
    await change(carePatient.phone)
    const third = await linkTo(carePatient.phone)
    expect([third.state, third.id === first.id, await stateOf(second.id)]).toEqual(['valid', false, now()])
  })

  it('whose patient has agreed by a link that went elsewhere has nobody’s consent', async () => {
    const { id } = await create({ consent: 'link' })
    const answers = (of: Partial<CaseAnswers>) => careAnswers(home, { consent: null, isSent: false, ...of })
    const change = async (of: Partial<CaseAnswers>) =>
      changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers: answers(of) })
    await change({})
    await agree(id)
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'given' })
    await change({ patient: { ...carePatient, phone: '+12125550188' } })
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'none' })
  })

  it('is not sent to a doctor who takes no referrals any more', async () => {
    const { id } = await create({ recipient: toOther, isSent: false })
    const recipientIs = (careCoordinationEnabled: boolean) =>
      withTransaction(async (tx) => {
        await tx.update(providers).set({ careCoordinationEnabled }).where(eq(providers.id, other.providerId))
      })
    await recipientIs(false)
    await expect(takeStep(doctor(), { caseId: id, step: 'send' })).rejects.toEqual(refusal('coordination.recipient'))
    await recipientIs(true)
    expect(await takeStep(doctor(), { caseId: id, step: 'send' })).toMatchObject({ status: 'sent' })
  })

  it('is written once, however often the form is sent', async () => {
    const id = newId()
    for (let press = 0; press < 2; press++) await createCase(doctor(), id, careAnswers(home))
    expect(await db.select().from(careCases)).toHaveLength(1)
  })
})
