import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { loader as appointment } from '#app/routes/public/doctor/appointment.tsx'
import type { loader as home } from '#app/routes/public/home.tsx'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')

beforeEach(() => setClock(start))
afterEach(() => setClock(null))

function insertDoctors(slugs: readonly string[]) {
  return withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    for (const slug of slugs) {
      await insertPractice(tx, {
        provider: { slug, specialties: ['dentistry'] },
        facility: { slug: `${slug}-place` },
        visitType: { code: 'office' },
      })
    }
  })
}

describe('the open times on the home page', () => {
  it('are of different doctors, today or tomorrow, and can be booked where their links lead', async () => {
    await insertDoctors(['one', 'two', 'three'])
    const { tickets, isSoon } = (await get<typeof home>('/')).data.open
    expect(tickets.map(({ card }) => card.slug).toSorted()).toEqual(['one', 'three', 'two'])
    expect(isSoon).toBe(true)
    const { html } = await openPage('/')
    for (const { card, when } of tickets) {
      const to = `/doctor/dentistry/${card.slug}/appointment?loc=${card.slug}-place&slot=${encodeURIComponent(when.slot)}`
      expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`)
      const { data } = await get<typeof appointment>(to)
      expect(data.page.chosen).toMatchObject({ slot: when.slot, refusal: null })
      expect(data.page.times?.times.map(({ slot }) => slot)).toContain(when.slot)
    }
  })

  it('do not call a time of the day after tomorrow soon, and show it nevertheless', async () => {
    await insertDoctors(['one', 'two', 'three'])
    // Friday evening: the practices open again on Monday.
    setClock(Date.parse('2026-10-24T02:00:00Z'))
    const { tickets, isSoon } = (await get<typeof home>('/')).data.open
    expect(tickets).toHaveLength(3)
    expect(isSoon).toBe(false)
    expect(Math.min(...tickets.map(({ when }) => when.daysAhead))).toBeGreaterThan(1)
  })

  it('are left out with their heading where nobody can be booked', async () => {
    expect((await get<typeof home>('/')).data.open.tickets).toEqual([])
    expect((await openPage('/')).html).not.toContain('id="open"')
  })
})
