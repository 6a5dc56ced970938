import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { auditEvents, i693Cases, i693Events, i693Tests, i693Vaccines } from '#drizzle/schema/index.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import {
  desk,
  examOn,
  father,
  found,
  here,
  open,
  refusal,
  sealed,
  seat,
  second,
  shown,
  start,
  statusOf,
  there,
  useClinics,
  vaccinate,
  values,
  writeTest,
} from '#tests/factories/i693-cases.ts'
import { insertSurgeon } from '#tests/factories/i693.ts'
import { type CaseValues, changeCase, createCase } from './commands/create-case.server.ts'
import { pickUpI693 } from './commands/pick-up-i693.server.ts'
import { addDoses, savePregnancy, saveTest } from './commands/save-findings.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { noTest } from './exam-tests.ts'
import { listCaseEvents } from './queries/case-events.server.ts'
import { findCase } from './queries/find-case.server.ts'
import { listI693Clinics } from './queries/i693-clinics.server.ts'
import { listCases, searchCases } from './queries/list-cases.server.ts'
import { scannedText } from './sealed-case.server.ts'

useClinics()

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
    const result = async (value: string) => writeTest(caseId, { result: 'negative', resultOn: examOn, value })
    expect(codes(await Promise.allSettled([result('0.1'), result('0.2')]))).toEqual(['directory.stale'])
    expect(await db.select().from(i693Vaccines)).toHaveLength(1)
    expect(await db.select().from(i693Tests)).toHaveLength(1)
  })
})

describe('what is written down', () => {
  it('of a test names what has changed, also what was taken away', async () => {
    const caseId = await open()
    await writeTest(caseId, { result: 'positive', resultOn: examOn })
    const same = { ...noTest, orderedOn: examOn, result: 'positive', resultOn: examOn } as const
    expect(await saveTest(desk(), { ...(await shown(caseId)), kind: 'igra', record: same })).toBe(false)
    await writeTest(caseId, {})
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
