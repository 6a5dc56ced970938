import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { appointments, eligibilityChecks, providerFacilities } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, somebody } from '#tests/factories/booking.ts'
import {
  actor,
  all,
  clinicOf,
  later,
  make,
  npi,
  practice,
  runBatchNow,
  stepsOf,
  stored,
  tomorrow,
  useInsuredPractice,
  values,
  visit,
} from '#tests/factories/eligibility.ts'
import { rejectionWords } from './check-words.ts'
import { runBatch } from './commands/run-batch.server.ts'
import { runEligibilityChecks } from './commands/run-checks.server.ts'
import { createCheck, queueCheck } from './commands/save-check.server.ts'
import { simulatedIds } from './gateway/simulator.ts'
import { openText } from './person.server.ts'
import { listChecks, openCheck } from './queries/checks.server.ts'
import { countProblemsTomorrow, stateOfVisit } from './queries/visit-states.server.ts'
import { findVisit, listTomorrow } from './queries/visits.server.ts'
import { summaryOf } from './summary.ts'
import { summaryWords } from './summary-words.ts'
import { readAnswer } from './x12/answer.ts'
import { element, readInterchange } from './x12/interchange.ts'
import { readLevels } from './x12/levels.ts'

useInsuredPractice()

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
