import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { careCases, careMessages, careTasks } from '#drizzle/schema/index.ts'
import { careAnswers } from '#tests/factories/coordination.ts'
import {
  careHour,
  careLinkOf,
  linkedStep,
  readOutbox,
  refusal,
  stepsOf,
  storedCase,
  useCareStage,
} from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { addToCase } from './commands/add-to-case.server.ts'
import { createCase } from './commands/save-case.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { addTask } from './commands/tasks.server.ts'
import { writeLinkedMessage, writeMessage } from './commands/write-message.server.ts'

useDatabase()

const { home, other, doctor, create, toOther } = useCareStage()

/** What a press has done the first time, and the second. */
async function twice(press: () => Promise<unknown>, count: () => Promise<unknown>) {
  await press()
  const before = [await count(), await readOutbox()]
  await press()
  expect([await count(), await readOutbox()]).toEqual(before)
}

describe('a second press of a button', () => {
  it('takes no step twice, and is told the same as the first', async () => {
    const { id } = await create()
    const steps = () => stepsOf(id)
    await twice(() => linkedStep(id, 'accept'), steps)
    await twice(() => linkedStep(id, 'schedule', { visitAt: now() + careHour }), steps)
    await twice(() => linkedStep(id, 'start'), steps)
    await twice(() => linkedStep(id, 'interim', { words: 'Stress test ordered' }), steps)
    await twice(() => linkedStep(id, 'report', { words: 'Normal' }), steps)
    await twice(() => takeStep(doctor(), { caseId: id, step: 'close' }), steps)
  })

  it('is one by the same side, in the same words', async () => {
    const { id } = await create({ recipient: toOther })
    const them = doctor(other)
    const ask = (words: string, actor = them) => takeStep(actor, { caseId: id, step: 'ask', input: { words } })
    await ask('Which drugs?')
    for (const late of [() => ask('Since when?'), () => ask('Which drugs?', doctor())])
      await expect(late()).rejects.toEqual(refusal('coordination.not_now'))
  })

  it('adds nothing twice', async () => {
    const { id } = await create()
    const { version } = await storedCase(id)
    const add = () => addToCase(doctor(), id, { version, text: 'ECG attached', urgency: 'stat' })
    await twice(add, () => stepsOf(id))
    const task = { id: newId(), kind: 'report', assignee: 'recipient', dueOn: null, title: 'By mail' } as const
    await twice(
      () => addTask(doctor(), id, task),
      () => db.$count(careTasks),
    )
    const message = { caseId: id, thread: 'clinics', body: 'Thank you', id: newId() } as const
    await twice(
      () => writeMessage(doctor(), message),
      () => db.$count(careMessages),
    )
  })
})

describe('what is written anew on a page that was gone back to', () => {
  it('is another message and another task, and the first stays', async () => {
    const { id } = await create()
    const link = await careLinkOf(id, 'patient')
    const messageId = newId()
    for (const body of ['Do I fast?', 'And drink?']) await writeLinkedMessage(link, { body, id: messageId })
    expect(await db.$count(careMessages)).toBe(2)
    const task = { id: newId(), kind: 'patient_action', assignee: 'patient', dueOn: null } as const
    for (const title of ['Bring the X-ray', 'Bring your pills']) await addTask(doctor(), id, { ...task, title })
    expect(await db.$count(careTasks)).toBe(2)
  })

  it('is another referral', async () => {
    const formId = newId()
    const first = await createCase(doctor(), formId, careAnswers(home))
    const second = await createCase(doctor(), formId, careAnswers(home, { reason: 'Knee pain' }))
    expect([first.id, second.id === formId, second.status]).toEqual([formId, false, 'sent'])
    expect(await db.$count(careCases)).toBe(2)
  })
})
