import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { careCases, careDocuments } from '#drizzle/schema/index.ts'
import { careAnswers, carePatient, outsideOffice } from '#tests/factories/coordination.ts'
import {
  careLinkOf,
  hoursLater,
  lastTo,
  linkedStep,
  readOutbox,
  refusal,
  sealedFiles,
  sentDocument,
  storedCase,
  toldSince,
  writtenIds,
  useCareStage,
} from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openCase, sealCase } from './case-sealed.server.ts'
import { addDocument, addLinkedDocument } from './commands/add-document.server.ts'
import { agreeByLink, withdrawByLink } from './commands/consent.server.ts'
import { resendCase } from './commands/resend-case.server.ts'
import { changeDraft } from './commands/save-case.server.ts'
import { takeLinkedStep } from './commands/take-step.server.ts'
import { addTask, completeOwnTask, stepTask } from './commands/tasks.server.ts'
import { writeLinkedMessage, writeMessage } from './commands/write-message.server.ts'
import { consentMark } from './consent-mark.server.ts'
import type { CareLink } from './queries/care-link.server.ts'
import { readCase } from './queries/case-detail.server.ts'
import { openDocument } from './queries/case-parts.server.ts'
import { findCase } from './queries/cases.server.ts'
import { readForPatient } from './queries/linked-case.server.ts'

useDatabase()

const { home, other, doctor, create, toOther } = useCareStage()

describe('tasks and messages', () => {
  it('go to whose they are', async () => {
    const { id } = await create({ recipient: toOther })
    const task = {
      id: newId(),
      kind: 'patient_action',
      assignee: 'patient',
      dueOn: null,
      title: 'Bring the X-ray',
    } as const
    await addTask(doctor(), id, task)
    expect((await lastTo(carePatient.phone)).template).toBe('care_patient')
    await expect(addTask(doctor(other), id, { ...task, id: newId() })).rejects.toEqual(
      refusal('coordination.not_allowed'),
    )
    await expect(stepTask(doctor(other), id, { taskId: task.id, step: 'complete' })).rejects.toEqual(
      refusal('coordination.unknown'),
    )
    await completeOwnTask(await careLinkOf(id, 'patient'), task.id)
    await expect(completeOwnTask(await careLinkOf(id, 'patient'), task.id)).rejects.toEqual(
      refusal('coordination.not_now'),
    )
    const { tasks } = await readForPatient(await storedCase(id), 'en-US')
    expect(tasks).toMatchObject([{ title: 'Bring the X-ray', status: 'completed', isOpen: false }])
  })

  it('between patient and referring clinic stay between them', async () => {
    const { id } = await create({ recipient: toOther })
    await writeLinkedMessage(await careLinkOf(id, 'patient'), { body: 'Do I fast?', id: newId() })
    hoursLater(1)
    await writeMessage(doctor(), { caseId: id, thread: 'patient', body: 'No need' })
    const them = doctor(other)
    const page = await readCase(them, (await findCase(them, id))!)
    expect(page.open!.messages).toEqual([])
    expect((await readForPatient(await storedCase(id), 'en-US')).messages.map(({ body }) => body)).toEqual([
      'Do I fast?',
      'No need',
    ])
    await expect(writeMessage(them, { caseId: id, thread: 'patient', body: 'x' })).rejects.toEqual(
      refusal('coordination.not_allowed'),
    )
  })
})

describe('a link that has ended since its page was opened', () => {
  const gone = refusal('coordination.unknown')

  /** Everything that a patient does by their link. */
  const deedsOf = (link: CareLink, taskId: string) => [
    () => agreeByLink(link, consentMark(link.row)),
    () => withdrawByLink(link),
    () => writeLinkedMessage(link, { body: 'Do I fast?', id: newId() }),
    () => completeOwnTask(link, taskId),
    () => addLinkedDocument(link, sentDocument()),
    () => takeLinkedStep(link, { step: 'patient_cancel' }),
  ]

  async function refusesAll(link: CareLink, taskId: string) {
    const before = [await storedCase(link.row.id), await readOutbox(), sealedFiles()]
    for (const deed of deedsOf(link, taskId)) await expect(deed()).rejects.toEqual(gone)
    expect([await storedCase(link.row.id), await readOutbox(), sealedFiles()]).toEqual(before)
  }

  async function withTask() {
    const { id } = await create({ consent: 'link' })
    const task = { id: newId(), kind: 'patient_action', assignee: 'patient', dueOn: null, title: null } as const
    await addTask(doctor(), id, task)
    return { id, taskId: task.id, link: await careLinkOf(id, 'patient') }
  }

  const writtenTo = (phone: string) => ({ ...carePatient, phone })

  it('lets a patient do nothing who is written to elsewhere', async () => {
    const { id, taskId, link } = await withTask()
    const answers = careAnswers(home, { consent: 'link', patient: writtenTo('+12125550188') })
    await changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers })
    await refusesAll(link, taskId)
  })

  it('nor one whose contact is another, whatever the link says', async () => {
    const { id, taskId, link } = await withTask()
    const parts = { ...openCase(link.row), patient: writtenTo('+12125550188') }
    await withTransaction(async (tx) => {
      await tx
        .update(careCases)
        .set({ patientEnc: sealCase(id, parts).patientEnc })
        .where(eq(careCases.id, id))
    })
    await refusesAll(link, taskId)
  })

  it('nor one whose link has run out', async () => {
    const { taskId, link } = await withTask()
    hoursLater(91 * 24)
    await refusesAll(link, taskId)
  })

  it('nor a recipient, once another one has the referral', async () => {
    const { id } = await create()
    const link = await careLinkOf(id, 'recipient')
    await linkedStep(id, 'decline', { words: 'No time' })
    const recipient = { kind: 'outside', outside: outsideOffice, locale: 'en-US' } as const
    await resendCase(doctor(), id, { recipient, consent: 'paper' })
    const before = await storedCase(id)
    await expect(takeLinkedStep(link, { step: 'accept' })).rejects.toEqual(gone)
    await expect(writeLinkedMessage(link, { body: 'Yes', id: newId() })).rejects.toEqual(gone)
    await expect(addLinkedDocument(link, sentDocument())).rejects.toEqual(gone)
    expect(await storedCase(id)).toEqual(before)
  })

  it('and what is one party’s is not the other’s', async () => {
    const { id } = await create()
    const patients = await careLinkOf(id, 'patient')
    await expect(takeLinkedStep({ ...patients, party: 'recipient' }, { step: 'accept' })).rejects.toEqual(gone)
  })
})

describe('a document', () => {
  it('is kept once, however often its form is sent, by a link and by a clinic', async () => {
    const { id } = await create()
    const link = await careLinkOf(id, 'patient')
    const [theirs, ours, files] = [sentDocument(), sentDocument(), sealedFiles().length]
    const before = await writtenIds()
    for (let press = 0; press < 2; press++) {
      await addLinkedDocument(link, theirs)
      await addDocument(doctor(), id, ours)
    }
    expect(await db.$count(careDocuments)).toBe(2)
    expect(sealedFiles()).toHaveLength(files + 2)
    expect(await toldSince(before)).toEqual(['care_recipient', 'care_staff'])
    expect((await openDocument(id, theirs.id))!.bytes).toEqual(theirs.paper.bytes)
  })

  it('is another one where the id of its form was used for something else', async () => {
    const [one, two] = [await create(), await create()]
    const document = sentDocument()
    await addDocument(doctor(), one.id, document)
    await addDocument(doctor(), one.id, { ...document, name: 'X-ray' })
    await addDocument(doctor(), two.id, document)
    expect(await db.$count(careDocuments, eq(careDocuments.caseId, one.id))).toBe(2)
    expect(await db.$count(careDocuments, eq(careDocuments.caseId, two.id))).toBe(1)
  })
})
