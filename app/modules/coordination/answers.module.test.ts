import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { actionTokens, careConsents, careTasks } from '#drizzle/schema/index.ts'
import { outsideOffice } from '#tests/factories/coordination.ts'
import {
  careHour,
  careLinkOf,
  hoursLater,
  linkedStep,
  linkTo,
  refusal,
  sentDocument,
  stepsOf,
  storedCase,
  toldSince,
  writtenIds,
  useCareStage,
} from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { addDocument, addLinkedDocument } from './commands/add-document.server.ts'
import { addToCase } from './commands/add-to-case.server.ts'
import { runCareChores } from './commands/care-chores.server.ts'
import { resendCase } from './commands/resend-case.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { addTask } from './commands/tasks.server.ts'
import { writeLinkedMessage, writeMessage } from './commands/write-message.server.ts'
import { readCase } from './queries/case-detail.server.ts'
import { findCase } from './queries/cases.server.ts'
import { readForRecipient } from './queries/linked-case.server.ts'

useDatabase()

const { other, doctor, create, toOther } = useCareStage()

describe('time', () => {
  it('escalates what nobody has answered, once', async () => {
    const { id } = await create()
    hoursLater(4)
    const before = await writtenIds()
    expect(await runCareChores()).toBe(1)
    expect(await runCareChores()).toBe(0)
    expect(await storedCase(id)).toMatchObject({ status: 'sent', overdueAt: now() })
    expect(await db.select().from(careTasks)).toMatchObject([{ kind: 'escalation', assignee: 'requester' }])
    expect(await toldSince(before)).toEqual(['care_recipient', 'care_staff'])
    await linkedStep(id, 'accept')
    expect(await storedCase(id)).toMatchObject({ overdueAt: null, dueAt: null })
  })

  it('cancels after five days what the recipient has not confirmed', async () => {
    const { id } = await create()
    await takeStep(doctor(), { caseId: id, step: 'ask_cancel', input: { words: 'Patient moved' } })
    hoursLater(5 * 24 - 1)
    await runCareChores()
    expect(await storedCase(id)).toMatchObject({ status: 'cancel_requested' })
    hoursLater(1)
    await runCareChores()
    expect(await storedCase(id)).toMatchObject({ status: 'canceled', closedAt: now() })
    expect((await stepsOf(id)).at(-1)).toBe('confirm_cancel')
  })
})

describe('a recipient who declines', () => {
  it('has no link any more once it goes to another', async () => {
    const { id } = await create()
    const first = await linkTo(outsideOffice.email)
    await linkedStep(id, 'decline', { words: 'No new patients' })
    hoursLater(1)
    const recipient = { kind: 'outside', outside: outsideOffice, locale: 'en-US' } as const
    await resendCase(doctor(), id, { recipient, consent: 'paper' })
    const second = await linkTo(outsideOffice.email)
    expect(second.id).not.toBe(first.id)
    const [kept] = await db.select().from(actionTokens).where(eq(actionTokens.id, first.id))
    expect([kept!.revokedAt, second.state]).toEqual([now(), 'valid'])
    expect(await storedCase(id)).toMatchObject({ status: 'sent', consent: 'given' })
    // To the one who has it now the patient has agreed as well.
    const agreed = await db.select().from(careConsents).orderBy(asc(careConsents.givenAt))
    expect(agreed.map(({ method }) => method)).toEqual(['verbal', 'paper'])
    expect((await stepsOf(id)).slice(-3)).toEqual(['consent_ended', 'consent_given', 'resend'])
  })

  it('says why', async () => {
    const { id } = await create()
    await expect(linkedStep(id, 'decline')).rejects.toEqual(refusal('coordination.no_words'))
  })

  it('reads nothing more of the record by the link, is told nothing more and may say nothing more', async () => {
    const { id } = await create()
    await addDocument(doctor(), id, sentDocument())
    const link = await careLinkOf(id, 'recipient')
    expect((await readForRecipient(await storedCase(id), 'en-US')).open!.documents).toHaveLength(1)
    await linkedStep(id, 'decline', { words: 'No time' })
    const shown = await readForRecipient(await storedCase(id), 'en-US')
    const { reference } = await storedCase(id)
    expect(shown).toMatchObject({ reference, shut: 'declined', open: null })
    expect(JSON.stringify(shown)).not.toMatch(/FANG|方|Chest|Blood/)
    const late = refusal('coordination.not_now')
    await expect(writeLinkedMessage(link, { body: 'Sorry', id: newId() })).rejects.toEqual(late)
    await expect(addLinkedDocument(link, sentDocument())).rejects.toEqual(late)
    await expect(writeMessage(doctor(), { caseId: id, thread: 'clinics', body: 'Why?' })).rejects.toEqual(late)
    const task = { id: newId(), kind: 'report', assignee: 'recipient', dueOn: null, title: null } as const
    await expect(addTask(doctor(), id, task)).rejects.toEqual(late)
    const before = await writtenIds()
    await addDocument(doctor(), id, sentDocument())
    await addToCase(doctor(), id, { version: (await storedCase(id)).version, text: 'ECG', urgency: null })
    await takeStep(doctor(), { caseId: id, step: 'close_unfilled' })
    expect(await toldSince(before)).toEqual(['care_patient'])
    expect(await readForRecipient(await storedCase(id), 'en-US')).toMatchObject({ shut: 'declined', open: null })
  })
})

describe('a recipient without an account', () => {
  it('reads a referral that is over for thirty days, and then what became of it', async () => {
    const closed = await create()
    await linkedStep(closed.id, 'accept')
    await linkedStep(closed.id, 'schedule', { visitAt: now() + careHour })
    await linkedStep(closed.id, 'start')
    await linkedStep(closed.id, 'report', { words: 'Normal' })
    await takeStep(doctor(), { caseId: closed.id, step: 'close' })
    const canceled = await create()
    await takeStep(doctor(), { caseId: canceled.id, step: 'ask_cancel', input: { words: 'Moved' } })
    await linkedStep(canceled.id, 'confirm_cancel')
    const shown = async () =>
      Promise.all(
        [closed, canceled].map(async ({ id }) => {
          const { open, shut } = await readForRecipient(await storedCase(id), 'en-US')
          return [open?.reason ?? null, shut]
        }),
      )
    hoursLater(30 * 24 - 1)
    expect(await shown()).toEqual([
      ['Chest pain on stairs', null],
      ['Chest pain on stairs', null],
    ])
    hoursLater(1)
    expect(await shown()).toEqual([
      [null, 'closed'],
      [null, 'canceled'],
    ])
  })

  it('is who reads less: a clinic with an account keeps what it was sent', async () => {
    const { id } = await create({ recipient: toOther })
    const them = doctor(other)
    await takeStep(them, { caseId: id, step: 'decline', input: { words: 'No time' } })
    expect((await readCase(them, (await findCase(them, id))!)).open).toMatchObject({ reason: 'Chest pain on stairs' })
  })
})
