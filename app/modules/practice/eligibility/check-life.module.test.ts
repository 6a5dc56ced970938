import { asc } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { auditEvents, eligibilityChecks, providers } from '#drizzle/schema/index.ts'
import {
  actor,
  all,
  later,
  make,
  practice,
  start,
  stepsOf,
  stored,
  tomorrow,
  useInsuredPractice,
  values,
} from '#tests/factories/eligibility.ts'
import { runEligibilityChecks } from './commands/run-checks.server.ts'
import { changeDraft, copyCheck, createCheck, queueCheck } from './commands/save-check.server.ts'
import type { GatewayAnswer, PayerGateway } from './gateway/gateway.ts'
import { payerSimulator, simulatedAnswer, simulatedIds } from './gateway/simulator.ts'
import { openText } from './person.server.ts'
import { readAnswer } from './x12/answer.ts'

useInsuredPractice()

/** A gateway that answers what it is told to, in turn. */
function scripted(...answers: (GatewayAnswer | Error)[]): PayerGateway {
  return {
    ...payerSimulator,
    ask: () => {
      const next = answers.shift() ?? new Error('asked too often')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
  }
}

describe('a check', () => {
  it('that nobody answers is sent three times and then given up, and once more by hand', async () => {
    const id = await make(simulatedIds.timeout)
    await runEligibilityChecks()
    expect(await stored(id)).toMatchObject({
      status: 'timeout',
      attempts: 1,
      dueAt: start + 30_000,
      problem: 'time_limit',
    })
    later(30_000)
    await runEligibilityChecks()
    expect(await stored(id)).toMatchObject({ status: 'timeout', attempts: 2, dueAt: start + 330_000 })
    later(330_000)
    await runEligibilityChecks()
    expect(await stored(id)).toMatchObject({ status: 'failed', attempts: 3, dueAt: null })
    later(3_600_000)
    expect(await runEligibilityChecks()).toBe(0)
    await queueCheck(actor(), { id, version: (await stored(id)).version })
    expect(await stored(id)).toMatchObject({ status: 'queued', attempts: 0, problem: null })
  })

  it('that is put off for ever is given up too', async () => {
    const id = await make('DEMO80')
    const off: GatewayAnswer[] = []
    vi.spyOn(payerSimulator, 'ask').mockImplementation(({ x12 }) => {
      off.push({ kind: 'answered', x12: simulatedAnswer(x12, 1) })
      return Promise.resolve(off.at(-1)!)
    })
    for (const at of [0, 30_000, 330_000, 900_000]) {
      later(at)
      await runEligibilityChecks()
    }
    expect(off).toHaveLength(3)
    expect(await stored(id)).toMatchObject({ status: 'failed', rejections: ['80'], dueAt: null })
    expect((await stepsOf(id)).at(-1)).toBe('give_up')
  })

  it('fails where its answer is about somebody else, is not whole, or is none', async () => {
    const request = async (id: string) => openText(id, 'request_enc', (await stored(id)).requestEnc!)
    const first = await make(simulatedIds.active)
    await runEligibilityChecks()
    const foreign = simulatedAnswer(await request(first), 1)
    for (const [x12, problem] of [
      [foreign, 'other_trace'],
      [foreign.replace(/EB\*B[^~]*~/, ''), 'se_count'],
      [foreign.slice(0, -5), 'truncated'],
      ['<html>', 'not_x12'],
    ] as const) {
      const id = await make(simulatedIds.active)
      await runEligibilityChecks(scripted({ kind: 'answered', x12 }))
      expect(await stored(id)).toMatchObject({ status: 'failed', problem })
    }
  })

  it('fails alone where the gateway breaks or refuses', async () => {
    const ids = [await make(simulatedIds.active), await make(simulatedIds.active), await make(simulatedIds.active)]
    await runEligibilityChecks(
      scripted(new Error('boom'), { kind: 'refused', code: 'refused' }, { kind: 'none', code: 'busy' }),
    )
    const problems = await Promise.all(ids.map(async (id) => (await stored(id)).problem))
    expect(problems.toSorted()).toEqual(['busy', 'gateway', 'refused'])
  })

  it('that was sent by a process which has died is taken up again', async () => {
    const id = await make(simulatedIds.active)
    await withTransaction((tx) =>
      tx.update(eligibilityChecks).set({ status: 'sent', sentAt: start, dueAt: null, attempts: 1 }),
    )
    later(60_000)
    await runEligibilityChecks()
    expect((await stored(id)).status).toBe('sent')
    later(60_001)
    await runEligibilityChecks()
    expect(await stored(id)).toMatchObject({ status: 'timeout', problem: 'lost', dueAt: start + 90_001 })
  })

  it('is sent by one process where two are at work', async () => {
    const id = await make(simulatedIds.active)
    await Promise.all([runEligibilityChecks(), runEligibilityChecks()])
    expect(await stepsOf(id)).toEqual(['create', 'queue', 'send', 'answer_active'])
  })

  it('is asked in the name of the practice where the doctor has no NPI, and of nobody where there is none', async () => {
    await withTransaction((tx) => tx.update(providers).set({ npi: null }))
    const id = await make(simulatedIds.active)
    await runEligibilityChecks()
    expect(await stored(id)).toMatchObject({ status: 'failed', problem: 'no_npi' })
  })

  it('of a dependent is asked and answered about the dependent', async () => {
    const dependent = {
      firstName: 'ANNA',
      lastName: 'CHEUNG',
      birthDate: '2015-06-07',
      sex: 'F',
      relation: 'child',
    } as const
    const person = { ...values(simulatedIds.active).person, dependent }
    const id = await make(simulatedIds.active, { values: values(simulatedIds.active, { person }) })
    await runEligibilityChecks()
    const check = await stored(id)
    expect(check.status).toBe('answered_active')
    expect(openText(id, 'request_enc', check.requestEnc!)).toContain('HL*4*3*23*0~TRN*1*')
    expect(readAnswer(openText(id, 'answer_enc', check.answerEnc!)).member).toMatchObject({ firstName: 'ANNA' })
  })

  it('keeps nothing about a person in plain, and every run of it is in the audit', async () => {
    const id = await make(simulatedIds.active)
    await runEligibilityChecks()
    const text = JSON.stringify(await all())
    for (const plain of ['CHEUNG', '1950-02-03', simulatedIds.active, 'DEMO GOLD', 'ISA*'])
      expect(text).not.toContain(plain)
    const events = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    expect(events.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
      ...['practice.eligibility_save', 'practice.eligibility_queue'],
      ...['practice.eligibility_send', 'practice.eligibility_settle'],
    ])
  })

  it('written twice is written once', async () => {
    const id = newId()
    const one = { id, facilityId: practice.facilityId, appointmentId: null, copiedFromId: null, isToSend: true }
    expect(await createCheck(actor(), { ...one, values: values('AB1') })).toBe(true)
    expect(await createCheck(actor(), { ...one, values: values('AB2') })).toBe(false)
    expect(await stepsOf(id)).toEqual(['create', 'queue'])
  })
})

describe('a send', () => {
  it('has a key of its own each time, also when somebody asks once more by hand', async () => {
    const keys: string[] = []
    const silent: PayerGateway = {
      ...payerSimulator,
      ask: ({ key, attempt }) => {
        keys.push(`${key}-${attempt}`)
        return Promise.resolve({ kind: 'refused', code: 'refused' })
      },
    }
    const id = await make(simulatedIds.active)
    await runEligibilityChecks(silent)
    await queueCheck(actor(), { id, version: (await stored(id)).version })
    await runEligibilityChecks(silent)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  it('that another process has in hand is no error', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const id = await make(simulatedIds.active)
    const gateway: PayerGateway = {
      ...payerSimulator,
      // Its answer comes when the check has been given up as lost.
      ask: async (question) => {
        await withTransaction((tx) => tx.update(eligibilityChecks).set({ version: 99 }))
        return payerSimulator.ask(question)
      },
    }
    await runEligibilityChecks(gateway)
    expect([(await stored(id)).status, logged.mock.calls]).toEqual(['sent', []])
    logged.mockRestore()
  })
})

describe('a rejected check', () => {
  it('has one copy at a time, however often it is asked for', async () => {
    const id = await make(simulatedIds.birthDate)
    await runEligibilityChecks()
    const shown = { id, version: (await stored(id)).version }
    const [first, second] = await Promise.all([copyCheck(actor(), shown), copyCheck(actor(), shown)])
    expect([second, await copyCheck(actor(), shown)]).toEqual([first, first])
    await queueCheck(actor(), { id: first, version: 1 })
    await runEligibilityChecks()
    expect(await copyCheck(actor(), shown)).not.toBe(first)
    expect(await all()).toHaveLength(3)
  })

  it('is put right in a copy and stays as it is', async () => {
    const id = await make(simulatedIds.birthDate)
    await runEligibilityChecks()
    const { version } = await stored(id)
    const copy = await copyCheck(actor(), { id, version })
    expect(await stored(copy)).toMatchObject({ status: 'draft', copiedFromId: id, serviceDate: tomorrow })
    await changeDraft(actor(), { id: copy, version: 1, values: values(simulatedIds.active), isToSend: true })
    await runEligibilityChecks()
    expect((await stored(copy)).status).toBe('answered_active')
    expect(await stored(id)).toMatchObject({ status: 'rejected', version })
  })

  it('that no correction helps has no copy, nor has one that is asked again by itself', async () => {
    for (const memberId of ['DEMO50', simulatedIds.later]) {
      const id = await make(memberId)
      await runEligibilityChecks()
      const copy = copyCheck(actor(), { id, version: (await stored(id)).version })
      await expect(copy).rejects.toMatchObject({ code: 'eligibility.step' })
    }
  })
})
