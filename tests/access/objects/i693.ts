import { eq } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import type { CaseStatus } from '#app/modules/practice/i693/case-steps.ts'
import { facilities } from '#drizzle/schema/index.ts'
import { insertI693Case, insertI693Rules, insertSurgeon } from '#tests/factories/i693.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

const surgeons: readonly Role[] = ['tier_3', 'tier_4']
const desk: readonly Role[] = [...surgeons, 'manager', 'front_desk']

/** A case at a clinic whose owner is a civil surgeon. */
const make =
  (status: CaseStatus = 'intake'): AccessRow['make'] =>
  async ({ practice: { facilityId, providerId } }) => {
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
    await withTransaction(async (tx) => {
      await insertI693Rules(tx)
      await insertSurgeon(tx, providerId)
    })
    const id = await insertI693Case({
      ...{ facilityId, surgeonId: providerId, status },
      // Closed by somebody who is none of those who ask.
      columns: { envelopeNumber: 'E-1', enclosedById: nobody },
    })
    return { case: id, vaccine: 'mmr', test: 'igra', place: facility!.slug, surgeon: providerId }
  }

const missing = { case: nobody, vaccine: 'mmr', test: 'igra', place: nobody, surgeon: nobody }
const base = '/provider/3/mgmt/app/i693'
const ofClinic = {
  make: make(),
  missing,
  search: ({ place = '' }: Readonly<Record<string, string>>) => `?place=${place}`,
}
const ofCase = { make: make(), missing, path: `${base}/:case` }

const person = ({ surgeon = '' }: Readonly<Record<string, string>>) => ({
  ...{ id: newId(), version: '1', nameEn: 'Test Person', sex: 'm', locale: 'zh-Hans', surgeonId: surgeon },
  ...{ birthYear: '1980', birthMonth: '5', birthDay: '20', examOn: todayInNewYork() },
})

const read = (part: string): AccessRow => ({ ...ofCase, path: ofCase.path + part, method: 'GET', allowed: desk })

/** A form of the page with the signature, in the status in which it can be sent. */
const signature = (form: string, status: CaseStatus, allowed: readonly Role[], fields: Record<string, string>) =>
  ({
    ...{ ...ofCase, make: make(status), path: `${ofCase.path}/signature`, method: 'POST', allowed },
    ...{ search: () => `?form=${form}`, fields: () => ({ version: '1', ...fields }) },
  }) satisfies AccessRow

export const rows: readonly AccessRow[] = [
  // Below the third level the page says which level has it; a doctor who works there sees a board of their own cases.
  { path: base, method: 'GET', ...ofClinic, allowed: [...desk, 'clinician', 'tier_1', 'tier_2'] },
  { path: base, method: 'POST', ...ofClinic, fields: () => ({ q: 'Lin' }), allowed: [...desk, 'clinician'] },
  { path: `${base}/new`, method: 'GET', ...ofClinic, allowed: desk },
  { path: `${base}/new`, method: 'POST', ...ofClinic, fields: person, allowed: desk },
  ...[
    '',
    '/person',
    '/vaccines',
    '/vaccines/:vaccine',
    '/tests',
    '/tests/:test',
    '/signature',
    '/history',
    '/missing',
  ].map(read),
  {
    ...{ ...ofCase, method: 'POST', allowed: desk },
    ...{ search: () => '?step=cancel', fields: () => ({ version: '1', reason: 'Moved' }) },
  },
  { ...ofCase, path: `${ofCase.path}/person`, method: 'POST', fields: person, allowed: desk },
  {
    ...{ ...ofCase, path: `${ofCase.path}/vaccines`, method: 'POST', allowed: desk },
    ...{ search: () => '?form=pregnancy', fields: () => ({ version: '1', pregnant: 'no' }) },
  },
  {
    ...{ ...ofCase, path: `${ofCase.path}/vaccines/:vaccine`, method: 'POST', allowed: desk },
    fields: () => ({ version: '1', history: '2010-03-05' }),
  },
  { ...ofCase, path: `${ofCase.path}/tests/:test`, method: 'POST', fields: () => ({ version: '1' }), allowed: desk },
  signature('sign', 'ready_to_sign', surgeons, { confirm: 'on' }),
  signature('enclose', 'signed', desk, { envelopeNumber: 'E-2' }),
  signature('seal', 'signed', desk, { envelopeNumber: 'E-1' }),
  signature('void', 'signed', surgeons, { reason: 'Wrong name' }),
]
