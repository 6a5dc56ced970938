import { rmSync } from 'node:fs'
import Client from 'better-sqlite3'
import { setClock } from '#app/core/clock.ts'
import { openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { preparedInsert } from '#app/core/database/prepared.ts'
import { newId } from '#app/core/ids.server.ts'
import { makePeopleTokens, rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { readSought } from '#app/modules/desk/patient-search.ts'
import { type FoundPatient, searchPatients } from '#app/modules/desk/queries/patient-search.server.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import { insertPractice, patientRow } from '#tests/factories/booking.ts'
import { providerFacilitiesOf } from '../booking/twin.ts'
import { chineseName } from '../search/corpus.ts'
import { Random } from '../search/random.ts'

const file = 'data/bench/desk.sqlite'
const plainFile = 'data/bench/desk-plain.sqlite'
const clock = Date.parse('2026-10-20T14:00:00Z')
const day = 86_400_000
const atOnce = 1000

/** What is typed, and as the plain table would be asked. A surname of many is the hard case: few questions find as many people. */
export const searches = [
  { what: 'a whole name, 陈美玲', typed: '陈美玲', plain: { column: 'name_zh', like: '%陈美玲%' } },
  { what: 'a surname of many, 王', typed: '王', plain: { column: 'name_zh', like: '%王%' } },
  { what: 'the same in pinyin, wang', typed: 'wang', plain: { column: 'name_en', like: '%wang%' } },
  { what: 'a beginning, zh', typed: 'zh', plain: { column: 'name_en', like: '%zh%' } },
  {
    what: 'a name in Cantonese spelling, Cheung Mei',
    typed: 'Cheung Mei',
    plain: { column: 'name_en', like: '%mei%' },
  },
  { what: 'initials, zml', typed: 'zml', plain: { column: 'name_en', like: 'z% m%l%' } },
  { what: 'a rare name, 欧阳琪', typed: '欧阳琪', plain: { column: 'name_zh', like: '%欧阳琪%' } },
  { what: 'nobody’s name, 龘', typed: '龘', plain: { column: 'name_zh', like: '%龘%' } },
  { what: 'the last four digits, 4321', typed: '4321', plain: { column: 'phone', like: '%4321' } },
  { what: 'a whole number', typed: '(212) 555-4321', plain: { column: 'phone', like: '+12125554321' } },
] as const

type Plain = (typeof searches)[number]['plain']

export type ManyPatients = {
  search(typed: string): Promise<FoundPatient[]>
  searchPlain(asked: Plain): unknown[]
}

/** A practice of one doctor with so many patients, each with a visit, their tokens made; and a plain table of the same people. */
export async function makeDesk(size: number): Promise<ManyPatients> {
  for (const each of [file, plainFile])
    for (const suffix of ['', '-wal', '-shm']) rmSync(each + suffix, { force: true })
  const connection = await openDatabase(`file:${file}`)
  await connection.migrate()
  setClock(clock)
  const practice = await withTransaction((tx) => insertPractice(tx))
  const plain = new Client(plainFile)
  plain.exec('CREATE TABLE plain_patients (id text PRIMARY KEY, name_en text, name_zh text, phone text)')
  const insertPlain = plain.prepare('INSERT INTO plain_patients VALUES (?, ?, ?, ?)')
  const insertPatient = preparedInsert(patients)
  const insertVisit = preparedInsert(appointments)
  const random = new Random(50_000)
  plain.exec('BEGIN')
  for (let first = 0; first < size; first += atOnce)
    await withTransaction(async (tx) => {
      for (let number = first; number < Math.min(size, first + atOnce); number++) {
        const { nameHans, legalFirst, legalLast } = chineseName(random)
        const person = {
          nameEn: `${legalFirst} ${legalLast}`,
          nameZh: nameHans,
          phone: `+1${212 + Math.floor(number / 10_000)}555${String(number % 10_000).padStart(4, '0')}`,
        }
        const id = newId()
        const at = clock - random.below(700) * day
        await insertPatient(tx, patientRow({ id, ...person, birthDate: '1960-01-01', updatedAt: at }))
        await rememberPeople(tx, practice.facilityId, [{ id }])
        await insertVisit(tx, visitOf(practice, { patientId: id, number, at }))
        insertPlain.run(id, person.nameEn, person.nameZh, person.phone)
      }
    })
  plain.exec('COMMIT')
  while ((await makePeopleTokens()) > 0);
  const providerFacilities = await providerFacilitiesOf([practice])
  const readOf = (column: Plain['column']) =>
    plain.prepare(`SELECT * FROM plain_patients WHERE ${column} LIKE ? LIMIT 12`)
  const reads = { name_en: readOf('name_en'), name_zh: readOf('name_zh'), phone: readOf('phone') }
  return {
    search: (typed) => searchPatients(providerFacilities, readSought(typed), 'zh-Hans', clock),
    searchPlain: (asked) => reads[asked.column].all(asked.like),
  }
}

type At = Awaited<ReturnType<typeof insertPractice>>

function visitOf(
  { providerId, providerFacilityId, visitTypeId }: At,
  { patientId, number, at }: { patientId: string; number: number; at: number },
): typeof appointments.$inferInsert {
  const startsAt = at + (number % 16) * 1_800_000 + number
  return {
    ...{ id: newId(), reference: `B${number.toString(36).toUpperCase().padStart(8, '0')}`, providerId },
    ...{
      providerFacilityId,
      visitTypeId,
      patientId,
      startsAt,
      endsAt: startsAt + 1,
      busyFrom: startsAt,
      busyTo: startsAt + 1,
    },
    ...{ seat: 0, resourceIds: [], timeZone: 'America/New_York', status: 'completed', source: 'phone' },
    ...{
      isNewPatient: false,
      rescheduleCount: 0,
      requestedWindows: [],
      icsSequence: 0,
      version: 1,
      tags: [],
      noteVersion: 0,
      missedBefore: false,
    },
    ...{ createdAt: at, updatedAt: at },
  }
}
