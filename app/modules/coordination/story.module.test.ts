import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { revealsHealth } from '#app/modules/notifications/neutral-words.ts'
import { auditEvents, careCases, careConsents, careEvents, careMessages } from '#drizzle/schema/index.ts'
import { careActor, carePatient } from '#tests/factories/coordination.ts'
import {
  agree,
  careHour,
  careLinkOf,
  linkedStep,
  linkTo,
  readOutbox,
  refusal,
  stepsOf,
  storedCase,
  toldSince,
  withdraw,
  writtenIds,
  useCareStage,
} from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { recordConsent } from './commands/consent.server.ts'
import { enterCareCode, sendCareCode } from './commands/link-code.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { writeLinkedMessage, writeMessage } from './commands/write-message.server.ts'
import type { CaseStep } from './case-steps.ts'
import { consentMark } from './consent-mark.server.ts'
import { readCase } from './queries/case-detail.server.ts'
import { closureOf, findCase, listCases } from './queries/cases.server.ts'
import { readForPatient, readForRecipient } from './queries/linked-case.server.ts'

useDatabase()

const { home, other, doctor, create, toOther } = useCareStage()

async function enterFresh(caseId: string) {
  const link = await careLinkOf(caseId, 'recipient')
  await sendCareCode(link, 'en-US')
  const sent = (await readOutbox()).findLast(({ template }) => template === 'one_time_code')!
  return enterCareCode(link, sent.vars.code!)
}

describe('the referral loop', () => {
  it('runs from a consent by link over a no-show to the report, and is closed', async () => {
    const { id } = await create({ consent: 'link' })
    expect(await storedCase(id)).toMatchObject({
      status: 'draft',
      consent: 'asked',
      isSentOnConsent: true,
      sentAt: null,
    })
    expect(await readOutbox()).toMatchObject([
      { template: 'care_consent', locale: 'zh-Hans', channel: 'sms', to: carePatient.phone },
    ])
    const asked = await linkTo(carePatient.phone)
    expect([asked.kind, asked.subjectType, asked.isOtpRequired]).toEqual(['cc_access', 'care_patient', true])
    await agree(id)
    expect(await storedCase(id)).toMatchObject({ status: 'sent', consent: 'given', dueAt: now() + 4 * careHour })
    // A recipient without an account: the link, then a code to the address on file.
    expect((await enterFresh(id)).isRight).toBe(true)
    expect(await storedCase(id)).toMatchObject({ status: 'received', dueAt: now() + 4 * careHour })
    const linked = (step: CaseStep, input = {}) => linkedStep(id, step, input)
    await linked('accept')
    await linked('schedule', { visitAt: now() + 48 * careHour })
    const before = await writtenIds()
    await linked('no_show')
    expect(await storedCase(id)).toMatchObject({ status: 'accepted', visitAt: null })
    expect(await toldSince(before)).toEqual(['care_patient', 'care_staff'])
    await linked('schedule', { visitAt: now() + 96 * careHour })
    await linked('start')
    await linked('interim', { words: 'Stress test ordered' })
    await linked('report', { words: 'Normal stress test' })
    const actor = doctor()
    expect(closureOf(await listCases(actor, 'out'))).toEqual({ closed: 0, sent: 1 })
    await takeStep(actor, { caseId: id, step: 'close' })
    expect(closureOf(await listCases(actor, 'out'))).toEqual({ closed: 1, sent: 1 })
    expect(await stepsOf(id)).toEqual([
      ...['create', 'consent_asked', 'consent_given', 'send', 'receive', 'accept', 'schedule', 'no_show', 'schedule'],
      ...['start', 'interim', 'report', 'close'],
    ])
    const page = await readCase(actor, (await findCase(actor, id))!)
    expect(page.open).toMatchObject({ outcome: 'Normal stress test', steps: [] })
  })

  it('tells nobody a reason, a specialty or a name', async () => {
    const { id } = await create({ reason: 'Depression', plain: 'Talk to somebody' })
    await linkedStep(id, 'decline', { words: 'No time' })
    for (const { vars } of await readOutbox()) {
      expect(Object.keys(vars).filter((name) => !['link', 'code', 'minutes'].includes(name))).toEqual([])
      expect(
        revealsHealth(
          Object.values(vars)
            .join(' ')
            .replace(/https?:\S+/g, ''),
        ),
      ).toBe(false)
    }
  })

  it('is frozen when the patient takes the consent back, and the recipient sees no more than that', async () => {
    const { id } = await create({ recipient: toOther })
    const them = doctor(other)
    expect((await readCase(them, (await findCase(them, id))!)).open).not.toBeNull()
    const before = await writtenIds()
    await withdraw(id)
    expect(await storedCase(id)).toMatchObject({ status: 'frozen', consent: 'withdrawn', resumeStatus: 'sent' })
    expect(await toldSince(before)).toEqual(['care_staff', 'care_staff'])
    const shut = await readCase(them, (await findCase(them, id))!)
    expect([shut.open, shut.head.status]).toEqual([null, 'frozen'])
    expect(JSON.stringify(shut)).not.toMatch(/FANG|Chest pain|方/)
    await expect(takeStep(them, { caseId: id, step: 'accept' })).rejects.toEqual(refusal('coordination.not_now'))
    await expect(writeMessage(doctor(), { caseId: id, thread: 'clinics', body: 'x' })).rejects.toEqual(
      refusal('coordination.not_now'),
    )
    // Only who coordinates reads it still.
    const author = careActor(home.facilityId, 'referrer', { userId: home.userId })
    expect((await readCase(author, (await findCase(author, id))!)).open).toBeNull()
    await recordConsent(doctor(), id, { deed: 'verbal', mark: consentMark(await storedCase(id)) })
    expect(await storedCase(id)).toMatchObject({ status: 'sent', consent: 'given', resumeStatus: null })
    expect(await db.select().from(careConsents)).toHaveLength(2)
  })

  it('shows a recipient by link only that it is frozen', async () => {
    const { id } = await create()
    expect((await readForRecipient(await storedCase(id), 'en-US')).open).toMatchObject({
      reason: 'Chest pain on stairs',
    })
    await withdraw(id)
    const shown = await readForRecipient(await storedCase(id), 'en-US')
    expect(shown.open).toBeNull()
    expect(JSON.stringify(shown)).not.toMatch(/FANG|Chest/)
    const patients = await readForPatient(await storedCase(id), 'zh-Hans')
    expect([patients.isFrozen, patients.consent]).toEqual([true, 'withdrawn'])
    expect(JSON.stringify(patients)).not.toContain('Chest pain')
  })
})

describe('what is kept', () => {
  it('names nobody in plain, and its events are never changed', async () => {
    const { id } = await create({ reason: 'Chest pain', questions: 'Stent?', plain: 'Bring pills' })
    await writeLinkedMessage(await careLinkOf(id, 'patient'), { body: 'Canary words', id: newId() })
    const text = JSON.stringify([await db.select().from(careCases), await db.select().from(careMessages)])
    expect(text).not.toMatch(/FANG|方杞年|Chest|Stent|Bring|Canary|harbor\.example|5550177/)
    await expect(
      withTransaction(async (tx) => {
        await tx.update(careEvents).set({ step: 'close' }).where(eq(careEvents.caseId, id))
      }),
    ).rejects.toThrow()
    await expect(
      withTransaction(async (tx) => {
        await tx.delete(careEvents).where(eq(careEvents.caseId, id))
      }),
    ).rejects.toThrow()
  })

  it('is recorded with every step, by who took it', async () => {
    const { id } = await create()
    await linkedStep(id, 'accept')
    const events = (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).filter(
      ({ subjectId, action }) => subjectId === id && action === 'coordination.case_step',
    )
    expect(events.map(({ actorType, fields }) => [actorType, fields])).toEqual([
      ['user', ['send']],
      ['anonymous', ['accept']],
    ])
  })
})
