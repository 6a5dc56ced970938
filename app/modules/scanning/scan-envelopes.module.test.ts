import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newPickUpCode, openPickUpCode, scannedText } from '#app/modules/practice/i693/sealed-case.server.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertSeat } from '#tests/factories/accounts.ts'
import type { Practice } from '#tests/factories/booking.ts'
import { insertI693Case } from '#tests/factories/i693.ts'
import { book, clinic, pairedDevice, read, scan, seatAt, staff, statusOf, ten } from '#tests/factories/scanning.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { scanCode, undoScan } from './commands/scan-code.server.ts'
import { scanCard } from './pages/scan-card.server.ts'
import { countScans } from './queries/scan-events.server.ts'

useDatabase()

let practice: Practice
let managerId: string
const device = () => pairedDevice(practice, managerId)

beforeEach(async () => {
  setClock(ten - 2 * dayMs)
  practice = await clinic()
  managerId = await seatAt(practice, 'manager')
})

describe('an envelope', () => {
  async function envelope(at = practice, status: 'sealed' | 'picked_up' = 'sealed') {
    const id = await insertI693Case({ facilityId: at.facilityId, surgeonId: at.providerId })
    const columns = { status, ...newPickUpCode(id), pickedUpAt: status === 'picked_up' ? ten : null }
    await withTransaction((tx) => tx.update(i693Cases).set(columns).where(eq(i693Cases.id, id)))
    const [row] = await db.select().from(i693Cases).where(eq(i693Cases.id, id))
    return { id, code: openPickUpCode(row!)! }
  }
  const caseStatus = async (id: string) => (await db.select().from(i693Cases).where(eq(i693Cases.id, id)))[0]!.status

  it('is found by the code of its slip, handed over by nobody, and leads to the page where that is done', async () => {
    const { id, code } = await envelope()
    for (const keeper of [(await device()).keeper, await staff(await seatAt(practice, 'front_desk'))]) {
      for (const text of [scannedText(code), code.toLowerCase()])
        expect(await scan(keeper, text)).toMatchObject({ light: 'green', reason: 'envelope', subjectId: id })
      const made = await scanCode(keeper, read(scannedText(code)))
      const card = await scanCard(made, 'en-US')
      expect(card).toMatchObject({ title: 'Ready for pickup', canUndo: false, hasReceipt: false })
      expect(card.way).toBe(`/provider/3/mgmt/app/i693/${id}/signature`)
      expect(card.lines.join(' ')).not.toMatch(/Dashan|林大山/)
      await expect(undoScan(keeper, made.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
      expect(await countScans(keeper)).toEqual({ green: 0, yellow: 0, red: 0 })
    }
    expect(await caseStatus(id)).toBe('sealed')
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(new Set(audited.map(({ action }) => action))).toEqual(new Set(['scanning.scan']))
  })

  it('that was picked up is yellow, with the time, and leads nowhere', async () => {
    const { code } = await envelope(practice, 'picked_up')
    const made = await scanCode(await staff(managerId), read(scannedText(code)))
    expect(made).toMatchObject({ light: 'yellow', reason: 'handed_over', firstAt: ten })
    expect(await scanCard(made, 'en-US')).toMatchObject({ title: 'Already picked up', way: null, hasReceipt: false })
  })

  it('of another clinic, or of who keeps no cases, is nobody’s here', async () => {
    const other = await clinic()
    const { code } = await envelope(other)
    const unknown = { light: 'red', reason: 'unknown', subjectId: null }
    expect(await scan(await staff(managerId), scannedText(code))).toMatchObject(unknown)
    await withTransaction((tx) => insertSeat(tx, { userId: managerId, facilityId: other.facilityId, role: 'manager' }))
    expect(await scan(await staff(managerId), scannedText(code))).toMatchObject({ light: 'green' })
    // A device stands at one clinic, wherever who paired it works besides.
    expect(await scan((await device()).keeper, scannedText(code))).toMatchObject(unknown)
  })

  it('is not taken for a visit whose number is the same', async () => {
    const visit = await book(practice)
    setClock(ten)
    expect(await scan(await staff(managerId), scannedText(visit.reference))).toMatchObject({ reason: 'unknown' })
    expect(await statusOf(visit.appointmentId)).not.toBe('arrived')
  })
})
