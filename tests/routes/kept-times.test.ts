import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { findLinkedTicket } from '#app/modules/support/links/queries/ticket-link.server.ts'
import type { loader as bookingLoader } from '#app/routes/public/doctor/appointment.tsx'
import type { loader as linkLoader } from '#app/routes/public/token/link.tsx'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { insertTicket, lastReplyToken } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

let practice: Practice

beforeEach(async () => {
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
  })
})

/** Answers a question by the form of the administration, a time kept with the named doctor. */
async function answerKeeping(keep: 'on' | ''): Promise<string> {
  const reference = await insertTicket({ kind: 'concierge' })
  const { headers } = await signedInAdmin({ permissions: ['ticket.read', 'ticket.manage', 'concierge.manage'] })
  const fields = { version: '1', intent: 'wait', body: 'This doctor fits.', picks: practice.providerId, keep }
  const answer = await post(`/en-US/admin/support/${reference}`, fields, { headers })
  expect(answer.status).toBe(302)
  const shown = JSON.stringify((await get(`/en-US/admin/support/${reference}`, { headers })).data)
  expect(shown.includes('expiresAt')).toBe(keep === 'on')
  return lastReplyToken()
}

const pickOf = async (token: string) =>
  (await findLinkedTicket(token, 'en-US'))!.messages.flatMap(({ picks }) => picks)[0]!.pickId

describe('a booking link that keeps a time', () => {
  it.each(locales)('shows it in %s, and one press leads to the form with the time held', async (locale) => {
    const token = await answerKeeping('on')
    const pick = await pickOf(token)
    const page = (await get<typeof linkLoader>(withPrefix(`/${token}`, locale))).data as {
      kept: Record<string, unknown>
    }
    expect(Object.keys(page.kept)).toEqual([pick])
    const taken = await post(withPrefix(`/${token}/time`, locale), { pick })
    expect(taken.status).toBe(302)
    expect(taken.location).toMatch(/\/doctor\/family-medicine\/zhining-bai\/appointment\?loc=apricot&vt=office&slot=/)
    const headers = { Cookie: taken.headers.get('Set-Cookie')!.split(';')[0]! }
    const { data } = await get<typeof bookingLoader>(taken.location!, { headers })
    expect(JSON.stringify(data)).toMatch(/"heldUntil":"[^"]/)
    // A second tab comes too late, and is told so at the link.
    const again = await post(withPrefix(`/${token}/time`, locale), { pick })
    expect([again.status, again.location]).toEqual([302, `/${token}`])
  })

  it('changes nothing when it is opened, and is none when no time was kept', async () => {
    const token = await answerKeeping('')
    const opened = await get<typeof linkLoader>(`/${token}`)
    expect((opened.data as { kept: unknown }).kept).toEqual({})
    expect((await get(`/${token}/time`)).location).toBe(`/${token}`)
    const none = await post(`/${token}/time`, { pick: await pickOf(token) })
    expect([none.status, none.location]).toEqual([302, `/${token}`])
  })
})
