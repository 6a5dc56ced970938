import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { sealReport } from '#app/modules/moderation/report-text.server.ts'
import { loader as exportLoader } from '#app/routes/admin/requests/export.ts'
import { auditEvents, changeRequests, facilities } from '#drizzle/schema/index.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { insertRequest, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { origin, post } from './route-request.ts'

useDatabase()

// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')
const queue = '/admin/update-request-management'
let reviewer: Awaited<ReturnType<typeof signedInAdmin>>

beforeEach(async () => {
  setClock(start)
  await insertReviewReference()
  reviewer = await signedInAdmin({ permissions: ['update.review'] })
  await withTransaction(async (tx) => {
    const submitterId = await insertUser(tx)
    await insertFacility(tx, { id: 'f1', nameEn: 'Lotus Clinic', phone: '+12125550101' })
    await insertProvider(tx, { id: 'p1', nameHans: '李安', nameHant: '李安', practices: [{ facilityId: 'f1' }] })
    const phone = { targetId: 'f1', submitterId, before: { phone: '+12125550101' }, after: { phone: '+12125550177' } }
    await insertRequest(tx, { id: 'phone', ...phone, createdAt: start - 5 * dayMs })
    await insertRequest(tx, {
      ...{ id: 'report', kind: 'update_provider', targetType: 'provider', targetId: 'p1', field: 'hours' },
      ...{ submitterType: 'public', submitterId: null, createdAt: start - dayMs },
      reportEnc: sealReport('report', { details: 'canarywords', contact: '(917) 555-0133' }),
    })
    const email = { field: 'email', before: { email: null }, after: { email: '=1+1@example.com' } }
    await insertRequest(tx, { id: 'email', ...phone, ...email, status: 'needs_info', createdAt: start })
  })
})

const stored = async (id: string) => (await db.select().from(changeRequests).where(eq(changeRequests.id, id)))[0]!
const send = (fields: Record<string, string>) => post(queue, fields, { headers: reviewer.headers })

describe('a row of a queue', () => {
  it.each(locales)('has a form of its own without JavaScript in %s, and counts on the tabs', async (locale) => {
    const { html } = await openPage(withPrefix(queue, locale), { headers: reviewer.headers })
    const own = /<form id="row-phone"[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/s.exec(html)!
    expect(own[1]).toBe(withPrefix(queue, locale))
    expect(own[2]).toContain('value="phone"')
    expect(html).toMatch(/<button[^>]*form="row-phone"[^>]*>/)
    expect(html).not.toContain('form="row-report"')
    const linked = [...html.matchAll(/href="([^"]*#(?:approve|return|reject))"/g)].map((match) => match[1])
    const at = (id: string, part: string) => withPrefix(`${queue}/${id}`, locale) + part
    expect(linked).toEqual([at('phone', '#return'), at('report', '#approve'), at('report', '#reject')])
    expect([...html.matchAll(/tabs__count num">(\d+)</g)].map(([, count]) => count)).toEqual(['2', '1'])
    expect(html).not.toMatch(/>(?:list|bulk|filter|export|tabs)\./)
  })

  it('is approved by its form alone', async () => {
    expect((await send({ request: 'phone', decision: 'approve' })).location).toBe(queue)
    expect((await stored('phone')).status).toBe('applied')
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, 'f1'))
    expect(facility!.phone).toBe('+12125550177')
    // Nobody has called yet.
    await send({ request: 'report', decision: 'approve' })
    expect((await stored('report')).status).toBe('submitted')
  })
})

describe('the ticked ones', () => {
  it.each(locales)('are all of the page at a link, without a script, in %s', async (locale) => {
    const path = withPrefix(queue, locale)
    const { html } = await openPage(path, { headers: reviewer.headers })
    const boxes = (page: string) =>
      [...page.matchAll(/<input type="checkbox" name="request"[^>]*>/g)].map(([box]) => box)
    expect(boxes(html).map((box) => box.includes('checked'))).toEqual([false, false])
    const all = /href="([^"]*ticked=all)"/.exec(html)![1]!.replaceAll('&amp;', '&')
    const ticked = await openPage(all, { headers: reviewer.headers })
    expect(boxes(ticked.html).map((box) => box.includes('checked'))).toEqual([true, true])
    expect(ticked.html).toContain(`<option value="${reviewer.userId}"`)
  })

  it('are given to a reviewer together, but for those that somebody else has', async () => {
    const other = await signedInAdmin({ permissions: ['update.review'] })
    const third = await signedInAdmin({ permissions: ['update.review'] })
    await post(queue, { request: 'report', decision: 'claim' }, { headers: other.headers })
    await send({ 'request[0]': 'phone', 'request[1]': 'report', decision: 'assign', reviewer: third.userId })
    expect(await stored('phone')).toMatchObject({ status: 'in_review', reviewerId: third.userId })
    expect(await stored('report')).toMatchObject({ status: 'in_review', reviewerId: other.userId, claimedAt: start })
    // Given already: a second giver does not take it away.
    await send({ request: 'phone', decision: 'assign', reviewer: other.userId })
    expect((await stored('phone')).reviewerId).toBe(third.userId)
    const events = (await db.select().from(auditEvents)).filter(({ action }) => action === 'moderation.change_assign')
    expect(events.map(({ subjectId }) => subjectId)).toEqual(['phone'])
  })

  it('are given to nobody who may not decide them', async () => {
    const stranger = await signedInAdmin({ permissions: ['image.review'] })
    for (const wrong of [stranger.userId, '', 'nobody'])
      await send({ request: 'phone', decision: 'assign', reviewer: wrong })
    expect((await stored('phone')).status).toBe('submitted')
  })

  it('are taken on by who presses it, but for those that somebody else works on', async () => {
    const other = await signedInAdmin({ permissions: ['update.review'] })
    await post(queue, { request: 'report', decision: 'claim' }, { headers: other.headers })
    await send({ 'request[0]': 'phone', 'request[1]': 'report', decision: 'claim' })
    expect(await stored('phone')).toMatchObject({ status: 'in_review', reviewerId: reviewer.userId, claimedAt: start })
    expect(await stored('report')).toMatchObject({ status: 'in_review', reviewerId: other.userId })
  })
})

describe('a queue as a file', () => {
  const take = async (search = '', name = 'updates', headers = reviewer.headers) => {
    const request = new Request(`${origin}/en-US/admin/review-export/${name}${search}`, { headers })
    return (await Promise.resolve(exportLoader({ request, params: { queue: name }, context: {} })).catch(
      (thrown: unknown) => thrown,
    )) as Response
  }
  const audited = () => db.select().from(auditEvents).where(eq(auditEvents.action, 'moderation.queue_export'))

  it('has the requests as the address filters them, in the reader’s language, and nothing of who reports', async () => {
    const answer = await take()
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const text = await answer.text()
    const [header, first, second, end] = text.split('\r\n')
    expect(header).toContain('Request ID')
    expect(first).toMatch(
      /^phone,Lotus Clinic,.*\(212\) 555-0101.*\(212\) 555-0177.*2026-10-15 10:00,2026-10-18 10:00,late/,
    )
    expect(second).toMatch(/^report,/)
    expect(end).toBe('')
    expect(text).not.toMatch(/canarywords|555-0133/)
    expect(await (await take('?type=report')).text()).not.toContain('phone,Lotus')
    // What somebody asks for is no formula of a spreadsheet.
    expect(await (await take('?state=returned')).text()).toContain("'=1+1@example.com")
  })

  it('is recorded with the names of its filters, and is for who may open the queue', async () => {
    await take('?q=Lotus&age=late')
    expect(await audited()).toMatchObject([
      { actorId: reviewer.userId, subjectType: 'review_queue', subjectId: 'updates', fields: ['age', 'q'] },
    ])
    expect((await take('', 'photos')).headers.get('Location')).toMatch(/^\/en-US\/unauthorized|^\/unauthorized/)
    expect((await take('', 'nothing')).status).toBe(404)
    expect(await audited()).toHaveLength(1)
  })
})
