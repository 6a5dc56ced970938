import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useFilledDatabase(() => withTransaction(seedReference))

const home = '/admin/data-management'
// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')
let headers: Record<string, string>
let [kept, gone] = [] as unknown as [Practice, Practice]

const practice = (slug: string, nameHans: string) =>
  withTransaction((tx) =>
    insertPractice(tx, {
      provider: { slug, nameHans, legalFirst: 'Zhining', legalLast: 'Bai', specialties: ['dentistry'] },
      facility: { slug: `at-${slug}`, nameEn: `Office of ${slug}` },
    }),
  )

beforeEach(async () => {
  setClock(start)
  kept = await practice('kept-bai', '白芷宁')
  gone = await practice('gone-bai', '白芷甯')
  ;({ headers } = await signedInAdmin({ permissions: ['facility.merge', 'data.reference'] }))
})

/** A page as somebody without scripts sends its form. */
async function submit(path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return openPage(path, { method: 'POST', headers, body })
}

const versions = { keptVersion: '1', goneVersion: '1' }
const pairPath = () => `${home}/merges/provider/${kept.providerId}/${gone.providerId}`
const statusOf = async (id: string) => (await db.select().from(providers).where(eq(providers.id, id)))[0]!.status

const missing =
  /\b(?:kinds|statuses|columns|find|pair|conflicts|visits|done|undo|retire|errors|fields|tables|merging)\.[a-z]\w+\b/g

describe.each(locales)('in %s', (locale) => {
  it('two are found, compared, merged, led on from and taken apart, with every word there', async () => {
    const search = `${home}/merges?kind=provider&kept=${kept.providerId}&q=Zhining`
    const facility = `${home}/merges/facility/${kept.facilityId}/${gone.facilityId}`
    const retirement = `${home}/retirements/provider/${gone.providerId}`
    for (const path of [`${home}/merges`, search, pairPath(), facility, retirement]) {
      const { status, html } = await openPage(withPrefix(path, locale), { headers })
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toContain('<h1')
      expect(html.match(missing), path).toBeNull()
    }
    const found = await openPage(withPrefix(search, locale), { headers })
    expect(found.html).toContain(withPrefix(pairPath(), locale))

    const without = await submit(withPrefix(pairPath(), locale), { ...versions, reason: ' ', 'from-nameHans': 'gone' })
    expect([without.status, without.html.match(/class="err"/g)?.length]).toEqual([400, 1])
    expect(without.html).toMatch(/<input(?=[^>]*name="from-nameHans")(?=[^>]*value="gone")[^>]*checked/)

    const done = await submit(withPrefix(pairPath(), locale), { ...versions, reason: 'The same doctor' })
    expect(done.status).toBe(302)
    const to = done.headers.get('Location')!
    const page = await openPage(to, { headers })
    expect([page.status, page.html.match(missing)]).toEqual([200, null])
    for (const each of locales) {
      const moved = await openPage(withPrefix('/doctor/dentistry/gone-bai', each))
      expect([moved.status, moved.headers.get('Location')]).toEqual([
        301,
        withPrefix('/doctor/dentistry/kept-bai', each),
      ])
    }
    const undone = await submit(to, {})
    expect([undone.status, undone.headers.get('Location')]).toEqual([302, to])
    expect((await openPage(withPrefix('/doctor/dentistry/gone-bai', locale))).status).toBe(200)
    expect((await submit(to, {})).status).toBe(409)
    const actions = (await db.select().from(auditEvents)).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('merging.'))).toEqual([
      ...['merging.merge', 'merging.merge', 'merging.undo', 'merging.undo'],
    ])
  })
})

describe('a merge', () => {
  const book = async (at: Practice, startsAt: number) =>
    bookAppointment(bookingInput(at, { startsAt, patient: somebody({ nameEn: 'Secret Patient' }) }))

  it('says what stands against it, and nothing of whose visits they are', async () => {
    const startsAt = Date.parse('2026-10-22T15:00:00Z')
    await book(kept, startsAt)
    await book(gone, startsAt)
    const { html } = await openPage(pairPath(), { headers })
    expect(html).toContain('id="conflicts"')
    expect(html).toContain('class="bullets"')
    expect(html).not.toContain('/admin/visits/')
    expect(html).not.toContain('Secret')
    const permissions = ['facility.merge', 'appointment.read_masked'] as const
    const opening = await openPage(pairPath(), { headers: (await signedInAdmin({ permissions })).headers })
    expect(opening.html).toContain('/admin/visits/')
    expect(html).not.toContain('name="reason"')
    const late = await submit(pairPath(), { ...versions, reason: 'The same doctor' })
    expect(late.status).toBe(409)
    expect(await statusOf(gone.providerId)).toBe('listed')
  })

  it('of what somebody has changed since is shown anew', async () => {
    const late = await submit(pairPath(), { ...versions, goneVersion: '7', reason: 'The same doctor' })
    expect(late.status).toBe(409)
    expect(late.html).toContain('The same doctor')
    expect(await statusOf(gone.providerId)).toBe('listed')
  })

  it.each([
    ['GET', 'page'],
    ['POST', 'deed'],
  ])('asks for a fresh code before the %s of it', async (method) => {
    await withTransaction((tx) => tx.update(sessions).set({ secondFactorAt: start - 11 * 60_000 }))
    const asked = method === 'GET' ? await openPage(pairPath(), { headers }) : await submit(pairPath(), versions)
    expect(asked.status).toBe(302)
    expect(asked.headers.get('Location')).toContain('/admin/second-factor')
    expect(await statusOf(gone.providerId)).toBe('listed')
  })

  it('of what nobody has is 404', async () => {
    for (const path of [`${home}/merges/none`, `${home}/merges/nothing/a/b`, `${home}/retirements/provider/none`])
      expect((await openPage(path, { headers })).status, path).toBe(404)
  })
})

describe('retiring', () => {
  it('names the visits ahead and leads to who takes over', async () => {
    const path = `${home}/retirements/provider/${gone.providerId}`
    const { appointmentId } = await bookAppointment(
      bookingInput(gone, { startsAt: Date.parse('2026-10-22T15:00:00Z'), patient: somebody() }),
    )
    const blocked = await openPage(path, { headers })
    expect(blocked.html).toContain('id="visits"')
    expect(blocked.html).not.toContain(`/admin/visits/${appointmentId}`)
    const permissions = ['facility.merge', 'appointment.read_masked'] as const
    const opening = await openPage(path, { headers: (await signedInAdmin({ permissions })).headers })
    expect(opening.html).toContain(`/admin/visits/${appointmentId}`)
    expect(blocked.html).not.toContain('name="successor"')
    expect((await submit(path, { version: '1', successor: '' })).status).toBe(409)
    setClock(Date.parse('2026-10-23T15:00:00Z'))
    ;({ headers } = await signedInAdmin({ permissions: ['facility.merge'] }))
    const unknown = await submit(path, { version: '1', successor: 'nobody' })
    expect([unknown.status, unknown.html.match(/class="err"/g)?.length]).toEqual([400, 1])
    expect((await submit(path, { version: '1', successor: 'kept-bai' })).status).toBe(302)
    for (const locale of locales) {
      const moved = await openPage(withPrefix('/doctor/dentistry/gone-bai', locale))
      expect(moved.headers.get('Location')).toBe(withPrefix('/doctor/dentistry/kept-bai', locale))
    }
  })

  it('without a successor leaves a page that says so; a facility closes', async () => {
    const doctor = await submit(`${home}/retirements/provider/${gone.providerId}`, { version: '1', successor: '' })
    expect(doctor.status).toBe(302)
    expect((await openPage('/doctor/dentistry/gone-bai')).status).toBe(200)
    expect(await statusOf(gone.providerId)).toBe('retired')
    await submit(`${home}/retirements/facility/${kept.facilityId}`, { version: '1', successor: '' })
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, kept.facilityId))
    expect(facility!.status).toBe('closed')
  })
})
