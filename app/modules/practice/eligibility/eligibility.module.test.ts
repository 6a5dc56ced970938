import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import {
  appointments,
  auditEvents,
  carriers,
  eligibilityChecks,
  eligibilityEvents,
  plans,
  providerFacilities,
  providers,
} from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { rejectionWords } from './check-words.ts'
import { runBatch } from './commands/run-batch.server.ts'
import { runEligibilityChecks } from './commands/run-checks.server.ts'
import { changeDraft, type CheckValues, copyCheck, createCheck, queueCheck } from './commands/save-check.server.ts'
import type { GatewayAnswer, PayerGateway } from './gateway/gateway.ts'
import { payerSimulator, simulatedAnswer, simulatedIds } from './gateway/simulator.ts'
import { openText } from './person.server.ts'
import { listChecks, openCheck } from './queries/checks.server.ts'
import { listEligibilityClinics } from './queries/clinics.server.ts'
import { countProblemsTomorrow, stateOfVisit } from './queries/visit-states.server.ts'
import { findVisit, listTomorrow } from './queries/visits.server.ts'
import { summaryOf } from './summary.ts'
import { summaryWords } from './summary-words.ts'
import { readAnswer } from './x12/answer.ts'
import { element, readInterchange } from './x12/interchange.ts'
import { readLevels } from './x12/levels.ts'

useDatabase()

/** 10 in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const tomorrow = '2026-10-21'
const npi = '1234567893'

let practice: Practice

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction(async (tx) => {
    const made = await insertPractice(tx, {
      provider: { tier: 3, npi },
      facility: { slug: 'harbor', timeZone: 'America/New_York' },
    })
    const none = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
    await tx.insert(carriers).values({
      ...{ id: 'healthfirst', name: tri('第一保健', '第一保健', 'Healthfirst'), aliases: none, kind: 'private' },
      ...{ payerCode: '80141', sort: 1 },
    })
    await tx.insert(plans).values({
      ...{ id: 'gold', carrierId: 'healthfirst', slug: 'gold', name: tri('金', '金', 'Gold'), aliases: none },
      ...{ line: 'commercial', counties: [], isRetired: false, sort: 1 },
    })
    return made
  })
})
afterEach(() => setClock(null))

const actor = (role: SeatRole = 'front_desk', tier = 3) =>
  actorOf({ seats: [{ facilityId: practice.facilityId, role, tier }] })
const clinicOf = async (who = actor()) => (await listEligibilityClinics(who))[0]!

/** A visit tomorrow at a time, of somebody whose card has this number; none is on record where it is null. */
async function visit(
  hour: number,
  memberId: string | null,
  given: Parameters<typeof somebody>[0] = {},
): Promise<string> {
  const startsAt = Date.parse(`${tomorrow}T${String(hour + 4).padStart(2, '0')}:00:00Z`)
  const booked = await bookAppointment(bookingInput(practice, { startsAt, patient: somebody(given) }))
  const id = booked.appointmentId
  const context = { table: 'appointments', column: 'member_id_enc', rowId: id }
  const memberIdEnc = memberId === null ? null : encryptField(memberId, context)
  await withTransaction((tx) =>
    tx.update(appointments).set({ planId: 'gold', memberIdEnc }).where(eq(appointments.id, id)),
  )
  return id
}

const values = (memberId: string, given: Partial<CheckValues> = {}): CheckValues => ({
  ...{ providerId: practice.providerId, carrierId: 'healthfirst', payerCode: '80141', serviceDate: tomorrow },
  ...{ serviceCodes: ['30'] },
  person: {
    ...{ memberId, dependent: null },
    subscriber: { firstName: 'MEI LING', lastName: 'CHEUNG', birthDate: '1950-02-03', sex: 'F' },
  },
  ...given,
})

async function make(memberId: string, given: Partial<Parameters<typeof createCheck>[1]> = {}): Promise<string> {
  const id = newId()
  await createCheck(actor(), {
    ...{ id, facilityId: practice.facilityId, appointmentId: null, copiedFromId: null, isToSend: true },
    ...{ values: values(memberId), ...given },
  })
  return id
}

const stored = async (id: string) => (await db.select().from(eligibilityChecks).where(eq(eligibilityChecks.id, id)))[0]!
const all = () =>
  db.select().from(eligibilityChecks).orderBy(asc(eligibilityChecks.createdAt), asc(eligibilityChecks.id))
const stepsOf = async (id: string) => {
  const rows = await db
    .select()
    .from(eligibilityEvents)
    .where(eq(eligibilityEvents.checkId, id))
    .orderBy(asc(eligibilityEvents.seq))
  return rows.map(({ step }) => step)
}
const later = (ms: number) => setClock(start + ms)
const runBatchNow = async () => runBatch(actor(), await clinicOf(), await listTomorrow(await clinicOf()))

describe('story 6: the batch of tomorrow', () => {
  it('asks for five patients, says of each how it stands in Chinese, and asks again where it was put off', async () => {
    const ids = {
      active: await visit(9, simulatedIds.active),
      inactive: await visit(10, simulatedIds.inactive),
      birthDate: await visit(11, simulatedIds.birthDate),
      unknown: await visit(13, simulatedIds.unknown),
      later: await visit(14, simulatedIds.later),
    }
    expect(await runBatchNow()).toEqual({ queued: 5, broken: 0 })
    expect((await all()).map(({ status }) => status)).toEqual(Array(5).fill('queued'))
    expect(await runEligibilityChecks()).toBe(5)
    const stateOf = async (name: keyof typeof ids) => (await stateOfVisit(ids[name]))!.status
    expect(await stateOf('active')).toBe('answered_active')
    expect(await stateOf('inactive')).toBe('answered_inactive')
    expect([await stateOf('birthDate'), await stateOf('unknown'), await stateOf('later')]).toEqual(
      Array(3).fill('rejected'),
    )

    // Every question is right by itself.
    const checks = await all()
    for (const check of checks) {
      const { faults, groups } = readInterchange(openText(check.id, 'request_enc', check.requestEnc!))
      const [set] = groups[0]!.sets
      const of = (id: string) => set!.segments.filter((segment) => segment.id === id)
      expect([faults, readLevels(set!).faults]).toEqual([[], []])
      expect(element(of('SE')[0]!, 1)).toBe(String(set!.segments.length))
      expect(of('DTP').map(({ elements }) => elements)).toEqual([['291', 'D8', '20261021']])
      const provider = of('NM1').find((segment) => element(segment, 1) === '1P')!
      expect([element(provider, 8), element(provider, 9)]).toEqual(['XX', npi])
    }

    // In Chinese.
    const t = translator('zh-Hans', 'eligibility')
    const byVisit = new Map(checks.map((check) => [check.appointmentId, check]))
    const active = byVisit.get(ids.active)!
    const summary = summaryOf(readAnswer(openText(active.id, 'answer_enc', active.answerEnc!)), active)
    const at = { serviceCodes: active.serviceCodes, answeredAt: active.answeredAt!, timeZone: 'America/New_York' }
    const words = summaryWords(summary, at, { t, locale: 'zh-Hans' })
    expect([words.headline, words.copay]).toEqual(['保险有效', '看诊定额手续费（copay，挂号费）：$15'])
    expect(byVisit.get(ids.birthDate)!.rejections).toEqual(['71'])
    expect(rejectionWords('71', t).text).toContain('有这位会员')
    expect(byVisit.get(ids.unknown)!.rejections).toEqual(['75'])
    expect(rejectionWords('75', t).next).toContain('核对会员号')

    // Put off is asked again by itself after thirty seconds, and not before.
    expect(await countProblemsTomorrow(actor(), 'harbor')).toBe(3)
    later(29_000)
    expect(await runEligibilityChecks()).toBe(0)
    later(31_000)
    expect(await runEligibilityChecks()).toBe(1)
    expect(await stateOf('later')).toBe('answered_active')
    expect(await stepsOf(byVisit.get(ids.later)!.id)).toEqual([
      'create',
      'queue',
      'send',
      'reject',
      'send',
      'answer_active',
    ])
  })

  it('goes on where one never answers, where one cannot be read, and where one lacks something', async () => {
    const silent = await visit(9, simulatedIds.timeout)
    const good = await visit(10, simulatedIds.active)
    const broken = await visit(11, simulatedIds.active)
    const lacking = await visit(13, null)
    await runBatchNow()
    const row = (await all()).find(({ appointmentId }) => appointmentId === broken)!
    await withTransaction((tx) =>
      tx.update(eligibilityChecks).set({ personEnc: 'v1.x' }).where(eq(eligibilityChecks.id, row.id)),
    )
    await runEligibilityChecks()
    expect((await stateOfVisit(silent))!.status).toBe('timeout')
    expect((await stateOfVisit(good))!.status).toBe('answered_active')
    expect(await stored(row.id)).toMatchObject({ status: 'failed', problem: 'unreadable' })
    expect(await stateOfVisit(lacking)).toBeNull()
    // The list names everybody else, and the visits are what they were.
    const listed = await listChecks(await clinicOf(), { filter: 'all', since: 0, locale: 'en-US' })
    expect(listed.map(({ patient }) => patient === null).filter(Boolean)).toHaveLength(1)
    expect(listed).toHaveLength(3)
    const booked = await db.select({ status: appointments.status }).from(appointments)
    expect(new Set(booked.map(({ status }) => status))).toEqual(new Set(['booked']))
    expect((await listTomorrow(await clinicOf())).map(({ lacks }) => lacks)).toEqual([[], [], [], ['memberId']])
  })

  it('asks once, however often it is pressed, and anew where a visit was moved', async () => {
    const id = await visit(9, simulatedIds.active)
    const clinic = await clinicOf()
    const visits = await listTomorrow(clinic)
    await Promise.all([runBatch(actor(), clinic, visits), runBatch(actor(), clinic, visits)])
    await runBatchNow()
    expect(await all()).toHaveLength(1)
    await runEligibilityChecks()
    await runBatchNow()
    expect(await all()).toHaveLength(1)
    await withTransaction((tx) => tx.update(eligibilityChecks).set({ serviceDate: '2026-10-22' }))
    expect(await stateOfVisit(id)).toBeNull()
    await runBatchNow()
    expect((await all()).map(({ serviceDate }) => serviceDate)).toEqual(['2026-10-22', tomorrow])
  })

  it('takes what was put right from the last check of the patient', async () => {
    const id = await visit(9, null, { nameEn: 'Cheung Mei Ling' })
    await make(simulatedIds.active, { appointmentId: id, isToSend: false })
    const [only] = await listTomorrow(await clinicOf())
    expect(only!.draft).toMatchObject({ memberId: simulatedIds.active, firstName: 'MEI LING', lastName: 'CHEUNG' })
  })
})

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

describe('a visit', () => {
  it('that has moved to another clinic is asked about there, and what the first one knows stays there', async () => {
    const id = await visit(9, simulatedIds.inactive)
    await runBatchNow()
    await runEligibilityChecks()
    expect((await stateOfVisit(id))!.status).toBe('answered_inactive')
    const other = await withTransaction((tx) =>
      insertPractice(tx, {
        provider: { tier: 3, npi: '1679576722' },
        facility: { slug: 'far', timeZone: 'America/New_York' },
      }),
    )
    const { providerFacilityId, providerId, visitTypeId } = other
    await withTransaction((tx) =>
      tx.update(appointments).set({ providerFacilityId, providerId, visitTypeId }).where(eq(appointments.id, id)),
    )
    expect(await stateOfVisit(id)).toBeNull()
    const there = actorOf({ seats: [{ facilityId: other.facilityId, role: 'front_desk', tier: 3 }] })
    const clinic = await clinicOf(there)
    expect(await runBatch(there, clinic, await listTomorrow(clinic))).toEqual({ queued: 1, broken: 0 })
    await runEligibilityChecks()
    expect((await all()).map(({ facilityId }) => facilityId).toSorted()).toEqual(
      [practice.facilityId, other.facilityId].toSorted(),
    )
    expect((await stateOfVisit(id))!.status).toBe('answered_inactive')
  })

  it('has what it says itself, where the payer has rejected what an earlier check said', async () => {
    const id = await visit(9, simulatedIds.active)
    await make(simulatedIds.unknown, { appointmentId: id })
    await runEligibilityChecks()
    const [only] = await listTomorrow(await clinicOf())
    expect(only!.draft.memberId).toBe(simulatedIds.active)
  })

  it('is listed without the text of any answer', async () => {
    const id = await visit(9, simulatedIds.active)
    await runBatchNow()
    await runEligibilityChecks()
    const { check } = (await listTomorrow(await clinicOf()))[0]!
    expect([check!.appointmentId, 'answerEnc' in check!, 'requestEnc' in check!]).toEqual([id, false, false])
  })

  it('of a doctor who leaves later is checked until then', async () => {
    const id = await visit(9, simulatedIds.active)
    const leaving = (activeTo: string) => withTransaction((tx) => tx.update(providerFacilities).set({ activeTo }))
    await leaving('2026-10-31')
    expect((await listTomorrow(await clinicOf())).map((each) => each.id)).toEqual([id])
    expect((await findVisit(actor(), id))?.visit.id).toBe(id)
    await leaving('2026-10-19')
    expect((await clinicOf()).doctors).toEqual([])
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

describe('who may', () => {
  it('check: owner, manager, front desk and biller of the third level, and a doctor for the own patients', async () => {
    const id = await make(simulatedIds.active)
    for (const role of ['owner', 'manager', 'front_desk', 'biller'] as const)
      expect((await openCheck(actor(role), id))?.check.id, role).toBe(id)
    for (const who of [actor('viewer'), actor('clinician'), actor('manager', 2), actorOf({ seats: [] })])
      expect(await openCheck(who, id)).toBeNull()
    const own = actorOf({ providerId: practice.providerId, tier: 3, seats: [] })
    expect((await openCheck(own, id))?.check.id).toBe(id)
    expect((await clinicOf(own)).mayReadRaw).toBe(false)
    expect([(await clinicOf(actor('biller'))).mayReadRaw, (await clinicOf()).mayReadRaw]).toEqual([true, false])
    expect(await clinicOf(actor('manager', 2))).toMatchObject({ mayCheck: false })
  })

  it('write: nobody for another practice, its doctors or its visits', async () => {
    const other = await withTransaction((tx) =>
      insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'far' } }),
    )
    const startsAt = Date.parse(`${tomorrow}T13:00:00Z`)
    const { appointmentId } = await bookAppointment(bookingInput(other, { startsAt, patient: somebody() }))
    const id = newId()
    const one = { id, facilityId: practice.facilityId, appointmentId: null, copiedFromId: null, isToSend: true }
    for (const wrong of [
      { ...one, facilityId: other.facilityId, values: values('AB1') },
      { ...one, values: values('AB1', { providerId: other.providerId }) },
      { ...one, appointmentId, values: values('AB1') },
    ])
      await expect(createCheck(actor(), wrong)).rejects.toMatchObject({ code: 'eligibility.unknown' })
    expect(await findVisit(actor(), appointmentId)).toBeNull()
    expect(await all()).toEqual([])
    const mine = await make('AB1', { isToSend: false })
    const stranger = actorOf({ seats: [{ facilityId: other.facilityId, role: 'owner', tier: 3 }] })
    await expect(queueCheck(stranger, { id: mine, version: 1 })).rejects.toMatchObject({ code: 'eligibility.unknown' })
    await expect(queueCheck(actor(), { id: mine, version: 9 })).rejects.toMatchObject({ code: 'directory.stale' })
  })
})
