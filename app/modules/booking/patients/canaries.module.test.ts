import { readFileSync } from 'node:fs'
import { is, Table } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { reportProviderError } from '#app/modules/moderation/commands/report-provider-error.server.ts'
import { openTicket } from '#app/modules/support/commands/open-ticket.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, somebody, waitlistInput } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { bookAppointment } from '../appointments/commands/book-appointment.server.ts'
import { noteVisit } from '../records/commands/note-visit.server.ts'
import { joinWaitlist } from '../waitlist/commands/join-waitlist.server.ts'
import { registerWalkIn } from '../appointments/commands/register-walk-in.server.ts'
import { requestAppointment } from '../appointments/commands/request-appointment.server.ts'
import { makePeopleTokens } from './commands/facility-people.server.ts'

useDatabase()

const wednesday = Date.parse('2026-10-21T14:00:00Z')
const patient = somebody({
  nameEn: 'CANARYNAME Quill',
  nameZh: '金絲雀',
  birthDate: '1931-07-29',
  phone: '+19175550188',
  email: 'canary.one@example.com',
})
const contact = {
  nameEn: 'CANARYDAUGHTER Quill',
  nameZh: '雀金絲',
  phone: '+19175550199',
  email: 'canary.two@example.com',
}
const reason = 'CANARYREASON'
const canaries = [
  ...[
    'CANARYNAME',
    'CANARYDAUGHTER',
    'CANARYREASON',
    'CANARYWORDS',
    'CANARYNOTE',
    'Quill',
    '金絲雀',
    '雀金絲',
    '1931-07-29',
  ],
  ...['9175550188', '9175550199', '917-555-0177', 'canary.one', 'canary.two', 'canary.three', 'canary.four'],
]

it('what people type about themselves stands readable in no table, and in no byte of the database', async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const practice = await withTransaction((tx) => insertPractice(tx, { provider: { slug: 'canary-doctor' } }))
  const form = (startsAt: number, more = {}) => bookingInput(practice, { startsAt, patient, reason, ...more })
  await bookAppointment(form(wednesday))
  await bookAppointment(form(wednesday + 86_400_000, { forWhom: 'parent', contact }))
  const reminded = { forWhom: 'parent', contact, remindsPatient: { locale: 'zh-Hant' } } as const
  await bookAppointment(form(wednesday + 2 * 86_400_000, reminded))
  const { startsAt: _, holderKey: __, ...asked } = form(0)
  await requestAppointment({ ...asked, windows: [{ date: '2026-10-27', part: 'am' }] })
  const actor = deskActor({ id: 'desk' })
  await registerWalkIn({ ...form(0), visitTypeId: null, actor })
  await joinWaitlist(waitlistInput({ providerId: practice.providerId, patient, contact }))
  await reportProviderError({
    providerSlug: 'canary-doctor',
    topic: 'other',
    details: 'CANARYWORDS of a report',
    contact: '917-555-0177 canary.three@example.com',
    locale: 'zh-Hans',
  })
  await openTicket({
    userId: null,
    contact: { name: 'CANARYNAME', phone: '+19175550188', email: 'canary.four@example.com' },
    kind: 'general',
    subject: 'CANARYWORDS',
    body: 'CANARYWORDS 金絲雀',
    locale: 'zh-Hans',
  })
  const [visit] = await db.select().from(schema.appointments).limit(1)
  await noteVisit({ appointmentId: visit!.id, actor, note: 'CANARYNOTE', tags: ['fasting'], version: 0 })
  await withTransaction((tx) =>
    tx.insert(schema.patientNotes).values({
      ...{ id: 'note', facilityId: practice.facilityId, patientId: visit!.patientId, authorId: 'desk', version: 1 },
      textEnc: encryptField('CANARYNOTE', { table: 'patient_notes', column: 'text_enc', rowId: 'note' }),
      ...{ createdAt: 0, updatedAt: 0 },
    }),
  )
  while ((await makePeopleTokens()) > 0);

  const tables = Object.values(schema).filter((value) => is(value, Table)) as (typeof schema.patients)[]
  const rows = []
  for (const table of tables) rows.push(...(await db.select().from(table)))
  const text = JSON.stringify(rows)
  // Seen by the same search, so that a search that finds nothing means something.
  expect(text).toContain('canary-doctor')
  expect(canaries.filter((canary) => text.includes(canary))).toEqual([])
  if (dialect === 'postgres') return
  const file = `${process.cwd()}/data/test/${process.pid}.sqlite`
  const bytes = Buffer.concat(['', '-wal', '-shm'].map((suffix) => readFileSync(file + suffix)))
  expect(bytes.includes('canary-doctor')).toBe(true)
  expect(canaries.filter((canary) => bytes.includes(Buffer.from(canary)))).toEqual([])
})
