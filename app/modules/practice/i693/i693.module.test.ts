import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { auditEvents, i693Cases, i693Events, i693Rules, i693Tests, i693Vaccines } from '#drizzle/schema/index.ts'
import { providerCredentials, providerFacilities } from '#drizzle/schema/directory.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import { insertI693Rules, insertSurgeon } from '#tests/factories/i693.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type CaseStatus, caseStatuses, type DeskStep, isEditable, openStatuses, statusAfter } from './case-steps.ts'
import { changeCase, createCase, type CaseValues } from './commands/create-case.server.ts'
import { runI693Chores } from './commands/lapse-cases.server.ts'
import { pickUpI693 } from './commands/pick-up-i693.server.ts'
import { addDoses, savePregnancy, saveTest, saveVaccine } from './commands/save-findings.server.ts'
import { encloseCase, sealCase } from './commands/seal-case.server.ts'
import { signCase, voidCase } from './commands/sign-case.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { noTest } from './exam-tests.ts'
import { listCaseEvents } from './queries/case-events.server.ts'
import { findCase } from './queries/find-case.server.ts'
import { listI693Clinics } from './queries/i693-clinics.server.ts'
import { listCases, searchCases } from './queries/list-cases.server.ts'
import { openPickUpCode, scannedText } from './sealed-case.server.ts'
import { noVaccine, type VaccineRecord } from './vaccines.ts'

useDatabase()

const start = Date.parse('2026-11-10T15:00:00Z')
const examOn = '2026-11-10'
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

type At = { facilityId: string; surgeonId: string }
let here: At
let there: At

async function clinic(): Promise<At> {
  return withTransaction(async (tx) => {
    const { facilityId, providerId } = await insertPractice(tx, { provider: { tier: 3 } })
    await insertSurgeon(tx, providerId)
    return { facilityId, surgeonId: providerId }
  })
}

const seat = (role: SeatRole, userId: string, at = here, tier = 3): ProviderActor =>
  actorOf({ userId, seats: [{ facilityId: at.facilityId, role, tier }] })
const desk = () => seat('front_desk', 'desk-1')
const second = () => seat('front_desk', 'desk-2')
const surgeon = (): ProviderActor => ({ ...seat('owner', 'surgeon-1'), providerId: here.surgeonId })

beforeEach(async () => {
  setClock(start)
  here = await clinic()
  there = await clinic()
  await withTransaction(insertI693Rules)
})
afterEach(() => setClock(null))

const father: CaseValues['person'] = {
  ...{ nameEn: 'Dashan Lin', nameZh: '林大山', birthDate: '1968-03-02', sex: 'm' },
  ...{ phone: '+19175550142', aNumber: 'A123456789', isPregnant: null },
}
const values = (person: Partial<CaseValues['person']> = {}): CaseValues => ({
  ...{ surgeonId: here.surgeonId, locale: 'zh-Hans', examOn, priceCents: 26_000 },
  person: { ...father, ...person },
})
const open = (person: Partial<CaseValues['person']> = {}, actor = desk()) =>
  createCase(actor, { facilityId: here.facilityId, id: newId(), values: values(person), appointmentId: null })

const found = async (caseId: string, actor = desk()) => (await findCase(actor, caseId))!
const shown = async (caseId: string) => ({ caseId, version: (await found(caseId)).row.version })
const step = async (caseId: string, name: DeskStep, reason: string | null = null, actor = desk()) =>
  takeStep(actor, { ...(await shown(caseId)), step: name, reason })
const steps = async (caseId: string, ...names: DeskStep[]) => {
  for (const name of names) await step(caseId, name)
}
const statusOf = async (caseId: string) => (await found(caseId)).row.status
const vaccinate = async (caseId: string, code: string, record: Partial<VaccineRecord>, actor = desk()) =>
  saveVaccine(actor, { ...(await shown(caseId)), code, record: { ...noVaccine, ...record } })
const test = async (caseId: string, record: Partial<typeof noTest>, kind: 'igra' | 'cxr' = 'igra') =>
  saveTest(desk(), { ...(await shown(caseId)), kind, record: { ...noTest, orderedOn: examOn, ...record } })

/** Settles everything that the worksheet asks for. */
async function settle(caseId: string): Promise<void> {
  const { assessment } = await found(caseId)
  for (const code of assessment.missing.vaccines) await vaccinate(caseId, code, { givenOn: examOn, lot: 'DEMO-1' })
  if (assessment.missing.tests.some(({ kind }) => kind === 'igra')) await test(caseId, { result: 'negative' })
  if (assessment.missing.pregnancy) await savePregnancy(desk(), { ...(await shown(caseId)), isPregnant: false })
}
async function ready(person: Partial<CaseValues['person']> = {}): Promise<string> {
  const caseId = await open(person)
  await steps(caseId, 'schedule', 'examine', 'await_results')
  await settle(caseId)
  await step(caseId, 'make_ready')
  return caseId
}
async function signed(): Promise<string> {
  const caseId = await ready()
  await signCase(surgeon(), await shown(caseId))
  return caseId
}
async function sealed(): Promise<{ caseId: string; code: string }> {
  const caseId = await signed()
  await encloseCase(desk(), { ...(await shown(caseId)), envelopeNumber: 'E-1001' })
  await sealCase(second(), { ...(await shown(caseId)), envelopeNumber: 'E-1001' })
  return { caseId, code: openPickUpCode((await found(caseId)).row)! }
}

describe('the family of story 7', () => {
  it('from intake to pick-up, by the rules of the database', async () => {
    const family = {
      father,
      mother: { nameEn: 'Xiuying Lin', birthDate: '1980-05-20', sex: 'f' },
      son: { nameEn: 'Jiahao Lin', birthDate: '2010-02-14' },
      baby: { nameEn: 'Anna Lin', birthDate: '2025-09-05', sex: 'f' },
    } as const
    const asked = async (person: Partial<CaseValues['person']>) => {
      const { assessment } = await found(await open(person))
      const codes = assessment.vaccines.filter(({ isRequired }) => isRequired).map(({ code }) => code)
      const kinds = assessment.tests.filter(({ isNeeded }) => isNeeded).map(({ kind }) => kind)
      return [...codes, ...kinds]
    }
    expect(await asked(family.father)).toEqual(expect.arrayContaining(['hepatitis-b', 'mmr', 'igra', 'influenza']))
    expect(await asked(family.father)).not.toContain('syphilis_nontrep')
    expect(await asked(family.mother)).toEqual(expect.arrayContaining(['polio-adults', 'igra', 'influenza']))
    expect(await asked(family.mother)).not.toContain('syphilis_nontrep')
    expect(await asked(family.son)).toEqual(expect.arrayContaining(['menacwy', 'hepatitis-a', 'igra', 'influenza']))
    const baby = await asked(family.baby)
    expect(baby).toEqual(expect.arrayContaining(['mmr', 'varicella', 'influenza']))
    for (const code of ['igra', 'rotavirus', 'covid-19']) expect(baby).not.toContain(code)

    const { caseId, code } = await sealed()
    await pickUpI693({ code: scannedText(code), actor: second(), isIdSeen: true })
    expect(await statusOf(caseId)).toBe('picked_up')
    expect(
      (await listCaseEvents(caseId, 'en-US')).map(({ action }) => action).filter((action) => action !== 'vaccine'),
    ).toEqual([
      ...['pick_up', 'seal', 'enclose', 'sign', 'make_ready', 'test'],
      ...['await_results', 'examine', 'schedule', 'create'],
    ])
  })

  it('a booklet adds its doses to the vaccine, and settles nothing by itself', async () => {
    const caseId = await open({ birthDate: '2010-02-14' })
    const line = { code: 'mmr', dates: ['2011-03-01', '2014-03-01'] }
    expect(await addDoses(desk(), { ...(await shown(caseId)), ...line })).toBe(true)
    expect(await addDoses(desk(), { ...(await shown(caseId)), ...line, dates: ['2011-03-01'] })).toBe(false)
    const mmr = (await found(caseId)).assessment.vaccines.find(({ code }) => code === 'mmr')!
    expect([mmr.record.history, mmr.outcome]).toEqual([line.dates, 'missing'])
  })
})

describe('the board of a clinic', () => {
  it('is found by a name in either script and by the reference, and shows no other clinic', async () => {
    const caseId = await open()
    const [place] = await listI693Clinics(desk())
    const { reference } = (await found(caseId)).row
    for (const text of ['Lin Dashan', '林大山', 'lin', `${reference.slice(0, 4)}-${reference.slice(4)}`])
      expect([text, (await searchCases(desk(), place!, text)).map(({ id }) => id)]).toEqual([text, [caseId]])
    expect(await searchCases(desk(), place!, 'Chen')).toEqual([])
    expect((await listCases(desk(), place!, null)).map(({ nameEn }) => nameEn)).toEqual(['Dashan Lin'])
    const [other] = await listI693Clinics(seat('owner', 'user-9', there))
    expect(await listCases(seat('owner', 'user-9', there), other!, null)).toEqual([])
  })

  it('shows the others where a row does not open, which is found by its reference', async () => {
    const caseId = await open()
    const broken = await open({ nameEn: 'Meihua Chen' })
    const { reference } = (await found(broken)).row
    await withTransaction((tx) => tx.update(i693Cases).set({ personEnc: 'gone' }).where(eq(i693Cases.id, broken)))
    const [place] = await listI693Clinics(desk())
    const cards = await listCases(desk(), place!, null)
    expect(cards.map(({ id, nameEn }) => [id, nameEn]).toSorted()).toEqual(
      [
        [caseId, 'Dashan Lin'],
        [broken, null],
      ].toSorted(),
    )
    expect((await searchCases(desk(), place!, 'Lin')).map(({ id }) => id)).toEqual([caseId])
    expect((await searchCases(desk(), place!, reference)).map(({ nameEn }) => nameEn)).toEqual([null])
  })

  it('finds a case by its reference behind any number of later ones', async () => {
    const caseId = await open()
    const { row } = await found(caseId)
    const later = Array.from({ length: 600 }, (_, index) => ({
      ...{ ...row, id: newId(), reference: `LATER${index}`, updatedAt: start + 1 },
    }))
    await withTransaction((tx) => tx.insert(i693Cases).values(later))
    const [place] = await listI693Clinics(desk())
    expect((await searchCases(desk(), place!, row.reference)).map(({ id }) => id)).toEqual([caseId])
  })

  it('is for who keeps it: a foreign case looks like none', async () => {
    const caseId = await open()
    const version = 1
    for (const actor of [seat('owner', 'user-9', there), seat('viewer', 'user-8'), seat('owner', 'user-7', here, 2)]) {
      expect(await findCase(actor, caseId)).toBeNull()
      await expect(takeStep(actor, { caseId, version, step: 'schedule', reason: null })).rejects.toEqual(
        refusal('i693.unknown'),
      )
    }
    await expect(
      createCase(seat('owner', 'user-9', there), {
        facilityId: here.facilityId,
        id: newId(),
        values: values(),
        appointmentId: null,
      }),
    ).rejects.toEqual(refusal('i693.unknown'))
  })

  it('takes a form that is sent twice once, and only civil surgeons of the clinic', async () => {
    const id = newId()
    const given = { facilityId: here.facilityId, id, values: values(), appointmentId: null }
    expect([await createCase(desk(), given), await createCase(desk(), given)]).toEqual([id, id])
    expect(await db.select().from(i693Cases)).toHaveLength(1)
    await expect(
      createCase(desk(), { ...given, id: newId(), values: { ...values(), surgeonId: there.surgeonId } }),
    ).rejects.toEqual(refusal('i693.surgeon_unknown'))
  })
})

describe('two people at once', () => {
  it('who send the same form open one case', async () => {
    const given = { facilityId: here.facilityId, id: newId(), values: values(), appointmentId: null }
    const ids = await Promise.all([createCase(desk(), given), createCase(desk(), given)])
    expect(ids).toEqual([given.id, given.id])
    expect((await listCaseEvents(given.id, 'en-US')).map(({ action }) => action)).toEqual(['create'])
  })

  it('who take the same visit open one case', async () => {
    const practice = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
    await withTransaction((tx) => insertSurgeon(tx, practice.providerId))
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: start + 23 * 3_600_000 }))
    const at = { facilityId: practice.facilityId, surgeonId: practice.providerId }
    const given = (id: string) => ({
      ...{ facilityId: at.facilityId, id, appointmentId, values: { ...values(), surgeonId: at.surgeonId } },
    })
    const ids = await Promise.all(
      ['desk-1', 'desk-2'].map((user) => createCase(seat('front_desk', user, at), given(newId()))),
    )
    expect(await createCase(seat('front_desk', 'desk-3', at), given(newId()))).toBe(ids[0])
    expect(ids[1]).toBe(ids[0])
    expect(await db.select().from(i693Cases)).toMatchObject([{ id: ids[0], appointmentId, status: 'scheduled' }])
  })

  it('who write the same vaccine, or the same test, write one, and the other is told', async () => {
    const caseId = await open()
    const codes = (results: PromiseSettledResult<unknown>[]) =>
      results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code?: string }).code] : []))
    const vaccine = async (lot: string) => vaccinate(caseId, 'mmr', { givenOn: examOn, lot })
    expect(codes(await Promise.allSettled([vaccine('A'), vaccine('B')]))).toEqual(['directory.stale'])
    const result = async (value: string) => test(caseId, { result: 'negative', resultOn: examOn, value })
    expect(codes(await Promise.allSettled([result('0.1'), result('0.2')]))).toEqual(['directory.stale'])
    expect(await db.select().from(i693Vaccines)).toHaveLength(1)
    expect(await db.select().from(i693Tests)).toHaveLength(1)
  })
})

describe('what is written down', () => {
  it('of a test names what has changed, also what was taken away', async () => {
    const caseId = await open()
    await test(caseId, { result: 'positive', resultOn: examOn })
    const same = { ...noTest, orderedOn: examOn, result: 'positive', resultOn: examOn } as const
    expect(await saveTest(desk(), { ...(await shown(caseId)), kind: 'igra', record: same })).toBe(false)
    await test(caseId, {})
    const events = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    expect(events.filter(({ action }) => action === 'practice.i693_test').map(({ fields }) => fields)).toEqual([
      ['orderedOn', 'result', 'resultOn'],
      ['result', 'resultOn'],
    ])
  })

  it('of a pregnancy goes where it is not asked any more', async () => {
    const caseId = await open({ sex: 'f', birthDate: '1990-05-20' })
    await savePregnancy(desk(), { ...(await shown(caseId)), isPregnant: true })
    const person = { ...father, sex: 'f', birthDate: '1990-05-20', isPregnant: true } as const
    await changeCase(desk(), { ...(await shown(caseId)), values: values({ ...person, nameEn: 'Ana Lin' }) })
    expect((await found(caseId)).person.isPregnant).toBe(true)
    await changeCase(desk(), { ...(await shown(caseId)), values: values({ ...person, sex: 'm' }) })
    const { person: after, assessment } = await found(caseId)
    expect(after.isPregnant).toBeNull()
    expect(assessment.vaccines.find(({ code }) => code === 'mmr')!.state).not.toBe('not_in_pregnancy')
  })
})

describe('the day of the exam', () => {
  it('comes before anybody is examined, made ready or signed for', async () => {
    const later = (days: number) =>
      withTransaction((tx) => tx.update(i693Cases).set({ examOn: days === 0 ? examOn : '2026-11-11' }))
    const caseId = await open()
    await step(caseId, 'schedule')
    await later(1)
    await expect(step(caseId, 'examine')).rejects.toEqual(refusal('i693.exam_ahead'))
    // Late in the evening it is still the day before at the clinic, whatever the day is in Greenwich.
    setClock(Date.parse('2026-11-11T03:00:00Z'))
    await expect(step(caseId, 'examine')).rejects.toEqual(refusal('i693.exam_ahead'))
    await later(0)
    setClock(start)
    await steps(caseId, 'examine', 'await_results')
    await settle(caseId)
    await later(1)
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.exam_ahead'))
    await later(0)
    await step(caseId, 'make_ready')
    await later(1)
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.exam_ahead'))
    await later(0)
    await signCase(surgeon(), await shown(caseId))
  })

  it('that is still to come keeps a case from lapsing', async () => {
    const caseId = await open()
    await withTransaction((tx) => tx.update(i693Cases).set({ examOn: '2027-06-01' }))
    setClock(Date.parse('2027-06-01T15:00:00Z'))
    expect(await runI693Chores()).toBe(0)
    setClock(Date.parse('2027-06-02T15:00:00Z'))
    expect(await runI693Chores()).toBe(1)
    expect(await statusOf(caseId)).toBe('lapsed')
  })
})

describe('a step', () => {
  it('is refused wherever the table has none', async () => {
    const caseId = await open()
    for (const status of caseStatuses) {
      await withTransaction((tx) => tx.update(i693Cases).set({ status }).where(eq(i693Cases.id, caseId)))
      for (const name of ['schedule', 'examine', 'await_vaccines', 'close'] as const) {
        if (statusAfter(status, name) !== null) continue
        await expect(step(caseId, name), `${status} ${name}`).rejects.toEqual(refusal('i693.step'))
      }
      const others = [
        signCase(surgeon(), await shown(caseId)),
        encloseCase(desk(), { ...(await shown(caseId)), envelopeNumber: 'E-1' }),
        voidCase(surgeon(), { ...(await shown(caseId)), reason: 'Wrong name' }),
      ] as const
      const allowed: readonly (readonly CaseStatus[])[] = [['ready_to_sign'], ['signed'], ['signed', 'sealed']]
      const results = await Promise.allSettled(others)
      for (const [index, result] of results.entries())
        if (!allowed[index]!.includes(status))
          expect([status, index, result]).toEqual([status, index, { status: 'rejected', reason: refusal('i693.step') }])
    }
  })

  it('is taken by who has seen the case as it is', async () => {
    const caseId = await open()
    const old = await shown(caseId)
    await step(caseId, 'schedule')
    await expect(takeStep(desk(), { ...old, step: 'examine', reason: null })).rejects.toEqual(
      refusal('directory.stale'),
    )
  })

  it('to ready and to the signature needs everything that is asked for', async () => {
    const caseId = await open({ sex: 'f', birthDate: '1980-05-20' })
    await steps(caseId, 'schedule', 'examine', 'await_results', 'await_vaccines', 'await_results')
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.incomplete'))
    await settle(caseId)
    await step(caseId, 'make_ready')
    await vaccinate(caseId, 'mmr', {})
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.incomplete'))
    await vaccinate(caseId, 'mmr', { waiver: 'refused' })
    await signCase(surgeon(), await shown(caseId))
    expect(await statusOf(caseId)).toBe('signed')
  })

  it('past suspected tuberculosis leads through the health department', async () => {
    const caseId = await open()
    await steps(caseId, 'schedule', 'examine', 'await_results')
    await settle(caseId)
    await expect(step(caseId, 'refer_tb')).rejects.toEqual(refusal('i693.no_tb'))
    await test(caseId, { result: 'positive' })
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.incomplete'))
    await test(caseId, { result: 'tb_suspected', action: 'tb_cleared' }, 'cxr')
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.tb_first'))
    await step(caseId, 'refer_tb')
    await test(caseId, { result: 'tb_suspected', action: 'tb_referred' }, 'cxr')
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.incomplete'))
    await test(caseId, { result: 'tb_suspected', action: 'tb_cleared' }, 'cxr')
    await step(caseId, 'make_ready')
    expect(await statusOf(caseId)).toBe('ready_to_sign')
  })

  it('back from the signature, where tuberculosis is suspected only then', async () => {
    const caseId = await open()
    await steps(caseId, 'schedule', 'examine', 'await_results')
    await settle(caseId)
    await step(caseId, 'make_ready')
    await test(caseId, { result: 'normal' }, 'cxr')
    expect(await statusOf(caseId)).toBe('ready_to_sign')
    await test(caseId, { result: 'tb_suspected', action: 'tb_cleared' }, 'cxr')
    expect(await statusOf(caseId)).toBe('awaiting_results')
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.step'))
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.tb_first'))
    expect((await listCaseEvents(caseId, 'en-US'))[0]).toMatchObject({ action: 'reopen', to: 'awaiting_results' })
    await step(caseId, 'refer_tb')
    await step(caseId, 'make_ready')
    await test(caseId, { result: 'tb_suspected', action: 'tb_cleared', note: 'Letter of 12/1' }, 'cxr')
    await signCase(surgeon(), await shown(caseId))
    expect(await statusOf(caseId)).toBe('signed')
  })

  it('ends a referral without a signature, and a case before it is signed, with the reason in its history', async () => {
    const caseId = await open()
    await step(caseId, 'cancel', 'Moved to Boston')
    expect(await statusOf(caseId)).toBe('canceled')
    const [last] = await listCaseEvents(caseId, 'en-US')
    expect(last).toMatchObject({ action: 'cancel', from: 'intake', to: 'canceled', note: 'Moved to Boston', at: start })
    expect(JSON.stringify(await db.select().from(i693Events))).not.toContain('Boston')
  })
})

describe('the signature', () => {
  it('is a civil surgeon’s of the clinic alone', async () => {
    const caseId = await ready()
    const foreign = { ...seat('owner', 'user-9'), providerId: there.surgeonId }
    for (const actor of [desk(), seat('owner', 'owner-1'), foreign])
      await expect(signCase(actor, await shown(caseId))).rejects.toEqual(refusal('i693.surgeon_only'))
    await signCase(surgeon(), await shown(caseId))
    expect((await found(caseId)).row).toMatchObject({ status: 'signed', signedById: 'surgeon-1', signedAt: start })
  })

  it('is no longer one’s own once the designation is not verified', async () => {
    const caseId = await ready()
    await withTransaction((tx) => tx.update(providerCredentials).set({ verifyState: 'expired' }))
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.surgeon_only'))
  })

  it('is one’s own to the last day of the designation and of the work there, and no longer', async () => {
    const caseId = await ready()
    const ends = (credential: string, work: string) =>
      withTransaction(async (tx) => {
        await tx.update(providerCredentials).set({ endsOn: credential })
        await tx.update(providerFacilities).set({ activeTo: work })
      })
    for (const [credential, work] of [
      ['2026-11-09', '2026-12-31'],
      ['2026-12-31', '2026-11-09'],
    ] as const) {
      await ends(credential, work)
      await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.surgeon_only'))
    }
    await ends(examOn, examOn)
    await signCase(surgeon(), await shown(caseId))
  })

  it('locks everything that was found, and keeps the rules of its day', async () => {
    const caseId = await signed()
    const locked = refusal('i693.locked')
    await expect(vaccinate(caseId, 'mmr', {})).rejects.toEqual(locked)
    await expect(test(caseId, { result: 'positive' })).rejects.toEqual(locked)
    await expect(addDoses(desk(), { ...(await shown(caseId)), code: 'mmr', dates: [examOn] })).rejects.toEqual(locked)
    await expect(savePregnancy(desk(), { ...(await shown(caseId)), isPregnant: true })).rejects.toEqual(locked)
    await expect(
      changeCase(desk(), { ...(await shown(caseId)), values: values({ nameEn: 'Somebody Else' }) }),
    ).rejects.toEqual(locked)
    await expect(step(caseId, 'cancel', 'No')).rejects.toEqual(refusal('i693.step'))
    const before = (await found(caseId)).assessment
    await withTransaction((tx) => tx.update(i693Rules).set({ isRetired: true, reviewedOn: '2027-01-01' }))
    expect((await found(caseId)).assessment).toEqual(before)
  })

  it('is taken back by a civil surgeon before the pick-up, with a new case in its place', async () => {
    const { caseId, code } = await sealed()
    const reason = 'Wrong date of birth'
    await expect(voidCase(desk(), { ...(await shown(caseId)), reason })).rejects.toEqual(refusal('i693.surgeon_only'))
    const next = await voidCase(surgeon(), { ...(await shown(caseId)), reason })
    expect(await statusOf(caseId)).toBe('voided')
    const made = await found(next)
    expect(made.row).toMatchObject({ status: 'intake', replacesId: caseId, signedAt: null, envelopeNumber: null })
    expect(made.person).toEqual(father)
    expect(made.assessment.missing).toEqual({ vaccines: [], tests: [], pregnancy: false })
    await expect(pickUpI693({ code, actor: desk(), isIdSeen: true })).rejects.toEqual(refusal('i693.code'))
  })
})

describe('a decision against a rule', () => {
  it('is the civil surgeon’s, and may be kept by others but not changed', async () => {
    const caseId = await open()
    const override = { override: 'not_required', overrideReason: 'Two doses abroad, seen by me' } as const
    await expect(vaccinate(caseId, 'varicella', override)).rejects.toEqual(refusal('i693.surgeon_only'))
    await vaccinate(caseId, 'varicella', override, surgeon())
    expect((await found(caseId)).assessment.missing.vaccines).not.toContain('varicella')
    await vaccinate(caseId, 'varicella', { ...override, lot: null, history: ['1975-01-01'] })
    await expect(vaccinate(caseId, 'varicella', {})).rejects.toEqual(refusal('i693.surgeon_only'))
  })
})

describe('an envelope', () => {
  it('is closed by one person and checked by another, who reads the number', async () => {
    const caseId = await signed()
    const seal = async (actor: ProviderActor, envelopeNumber: string) =>
      sealCase(actor, { ...(await shown(caseId)), envelopeNumber })
    await expect(seal(second(), 'E-1001')).rejects.toEqual(refusal('i693.not_enclosed'))
    await encloseCase(desk(), { ...(await shown(caseId)), envelopeNumber: 'E-1001' })
    await expect(seal(desk(), 'E-1001')).rejects.toEqual(refusal('i693.second_person'))
    await expect(seal(second(), 'E-1010')).rejects.toEqual(refusal('i693.envelope'))
    await seal(second(), 'E-1001')
    expect((await found(caseId)).row).toMatchObject({ status: 'sealed', enclosedById: 'desk-1', sealedById: 'desk-2' })
  })

  it('is handed over once, with its code, to somebody whose ID was seen', async () => {
    const { caseId, code } = await sealed()
    await expect(pickUpI693({ code, actor: desk() })).rejects.toEqual(refusal('i693.id_unseen'))
    for (const wrong of ['', 'ABCD-EFGH-J', 'https://example.com'])
      await expect(pickUpI693({ code: wrong, actor: desk(), isIdSeen: true })).rejects.toEqual(refusal('i693.code'))
    const elsewhere = seat('owner', 'user-9', there)
    await expect(pickUpI693({ code, actor: elsewhere, isIdSeen: true })).rejects.toEqual(refusal('i693.code'))
    await expect(pickUpI693({ code, actor: desk(), isIdSeen: true, caseId: newId() })).rejects.toEqual(
      refusal('i693.code'),
    )
    const done = await pickUpI693({ code: ` i693-${code.toLowerCase()} `, actor: desk(), isIdSeen: true })
    expect(done).toMatchObject({ caseId, name: 'Dashan Lin', at: start })
    setClock(start + dayMs)
    await expect(pickUpI693({ code, actor: desk(), isIdSeen: true })).rejects.toMatchObject({
      ...{ code: 'i693.picked_up', params: { at: start } },
    })
  })
})

describe('a case that rests', () => {
  it('lapses after 120 days without a deed while it is not signed', async () => {
    const resting = await open()
    const kept = await signed()
    setClock(start + 60 * dayMs)
    const touched = await open({ nameEn: 'Later Person' })
    setClock(start + 120 * dayMs - 1)
    expect(await runI693Chores()).toBe(0)
    setClock(start + 120 * dayMs)
    expect(await runI693Chores()).toBe(1)
    expect(await Promise.all([resting, kept, touched].map(statusOf))).toEqual(['lapsed', 'signed', 'intake'])
    expect((await listCaseEvents(resting, 'en-US'))[0]).toMatchObject({ action: 'lapse', isSystem: true, at: now() })
    expect(await runI693Chores()).toBe(0)
  })

  it('is any of those before the signature', () => {
    for (const status of openStatuses) expect(statusAfter(status, 'lapse') !== null).toBe(isEditable(status))
  })
})

describe('what is stored', () => {
  it('names nobody and says nothing that was found', async () => {
    const { code } = await sealed()
    const rows = [i693Cases, i693Vaccines, i693Tests, i693Events, auditEvents].map((table) => db.select().from(table))
    const text = JSON.stringify(await Promise.all(rows))
    for (const word of ['Dashan', '林大山', '1968-03-02', '9175550142', 'A123456789', 'DEMO-1', 'negative', code])
      expect(text).not.toContain(word)
  })

  it('is audited by who did it', async () => {
    const { caseId } = await sealed()
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, caseId))
      .orderBy(asc(auditEvents.seq))
    const told = new Set(events.map(({ action, actorId }) => `${action} ${actorId}`))
    expect([...told]).toEqual([
      ...['practice.i693_create desk-1', 'practice.i693_step desk-1', 'practice.i693_vaccine desk-1'],
      ...['practice.i693_test desk-1', 'practice.i693_sign surgeon-1'],
      ...['practice.i693_seal desk-1', 'practice.i693_seal desk-2'],
    ])
  })

  it('keeps its history: a database refuses to change or delete it', async () => {
    const caseId = await open()
    const of = eq(i693Events.caseId, caseId)
    await expect(withTransaction((tx) => tx.update(i693Events).set({ action: 'other' }).where(of))).rejects.toThrow()
    await expect(withTransaction((tx) => tx.delete(i693Events).where(of))).rejects.toThrow()
    expect(await db.select().from(i693Events).where(of)).toHaveLength(1)
  })
})
