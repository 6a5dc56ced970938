import { asc, eq, isNotNull, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import type { SeriesAnswer } from '#app/modules/desk/series/pages/series-page.server.ts'
import type { FollowingMoveAnswer } from '#app/modules/desk/series/pages/following-page.server.ts'
import { appointments, auditEvents, messageOutbox } from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { anyway, bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const hour = 3_600_000
const dayMs = 24 * hour
/** Tuesday, ten in the morning in New York; the clocks go back on November 1. */
const start = Date.parse('2026-10-20T14:00:00Z')
const wednesday = start + dayMs
const day = '/provider/3/mgmt/appt'
const weekly = { unit: 'week', every: '1', weekdays: '3', ends: 'count', count: '4', until: '' }

let practice: Practice
let small: Practice
let desk: Record<string, string>
let owner: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const ids = await withTransaction(async (tx) => {
    practice = await insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'apricot' } })
    const smallOwner = await insertUser(tx)
    small = await insertPractice(tx, { provider: { tier: 2, userId: smallOwner }, facility: { slug: 'plum' } })
    const clerk = await insertUser(tx)
    await insertSeat(tx, { userId: clerk, facilityId: practice.facilityId, role: 'front_desk' })
    return [clerk, smallOwner] as const
  })
  desk = await signedIn(ids[0])
  owner = await signedIn(ids[1])
})
afterEach(() => setClock(null))

const actor = deskActor({ id: 'colleague', isManager: true })
async function book(startsAt: number, at = practice) {
  const form = { startsAt, actor, source: 'phone' as const, override: anyway(startsAt), locale: 'en-US' as const }
  return (await bookAppointment(bookingInput(at, form))).appointmentId
}
const send = <Data>(path: string, fields: Record<string, string | string[]>, headers = desk) =>
  post<Data>(
    `${day}/${path}`,
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
    { headers },
  )
type Series = { series: SeriesAnswer }
const plan = async (id: string, rule: Record<string, string> = weekly) =>
  (await send<Series>(`${id}/series`, { ...rule, does: 'plan' })).data.series.state
/** What a page sends that is pressed as it stands. */
const asShown = ({ rows, key, ruleOf }: SeriesAnswer['state'], choose: Record<number, string> = {}) => ({
  ...{ does: 'book', key, ruleOf },
  choice: rows!.map(({ chosen, ref }, index) => choose[index] ?? chosen ?? `${ref}~open~`),
})
const visits = () =>
  db.select().from(appointments).where(isNotNull(appointments.seriesId)).orderBy(asc(appointments.startsAt))

describe('a visit that repeats', () => {
  it('lists each date with what stands against it, in the words of the page, and books nothing yet', async () => {
    const id = await book(wednesday)
    await book(wednesday + 14 * dayMs + hour)
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix(`${day}/${id}/series`, locale), { headers: desk })
      expect(status).toBe(200)
      expect(html.match(/name="choice"/g)).toHaveLength(9)
      // At 10:00 by the clock, which is an hour later in UTC from November on: over the visit of November 4.
      expect(html.match(/series__asks/g)?.length, locale).toBe(1)
    }
    expect(await visits()).toEqual([])
  })

  it('asks about what is taken, loses nothing of what was chosen, and is booked once by a double press', async () => {
    const id = await book(wednesday)
    await book(wednesday + 14 * dayMs + hour)
    const state = await plan(id)
    expect(state.rows!.map(({ chosen }) => chosen !== null)).toEqual([true, false, true])
    const unanswered = await send<Series>(`${id}/series`, { ...weekly, ...asShown(state) })
    expect(unanswered.status).toBe(400)
    expect(unanswered.data.series).toMatchObject({ isOpen: true })
    const [taken] = state.rows!.filter(({ chosen }) => chosen === null)
    expect(taken!.options.some(({ value }) => value.includes('~fit~'))).toBe(false)
    const other = taken!.options.find(({ value }) => value.includes('~at~'))!.value
    const sent = { ...weekly, ...asShown(state, { 1: other }) }
    const both = await Promise.all([send(`${id}/series`, sent), send(`${id}/series`, sent)])
    expect(both.map(({ status, location }) => [status, location])).toEqual(Array(2).fill([302, `${day}/${id}`]))
    const rows = await visits()
    expect(rows).toHaveLength(4)
    expect(rows.map(({ startsAt }) => new Date(startsAt!).getUTCHours())).toEqual([14, 14, expect.any(Number), 15])
    const told = await db.select().from(messageOutbox).where(like(messageOutbox.template, 'appointment_series%'))
    expect(told).toHaveLength(2)
    const page = await openPage(withPrefix(`${day}/${id}`, 'en-US'), { headers: desk })
    expect(page.html).toContain('Visit 1 of 4')
    const slip = await openPage(withPrefix(`${day}/${rows[3]!.id}/slip`, 'en-US'), { headers: desk })
    expect(slip.html).toContain('Visit 4 of 4')
    expect(slip.html.match(/class="num nb">[A-Z][a-z]{2} \d/g)).toHaveLength(4)
  })

  it('comes back with the date that somebody was quicker with, and books none of it', async () => {
    const id = await book(wednesday)
    const state = await plan(id)
    await book(wednesday + 7 * dayMs)
    const late = await send<Series>(`${id}/series`, {
      ...weekly,
      ...asShown(state, { 2: state.rows![2]!.options.at(-1)!.value }),
    })
    // Found on the way to the press: the date has no answer any more, the others keep theirs.
    expect(late.status).toBe(400)
    const { rows } = late.data.series.state
    expect(rows!.map(({ chosen }) => chosen?.split('~')[1])).toEqual([undefined, 'plan', 'skip'])
    expect(rows![0]!.reasons).toHaveLength(1)
    expect(await visits()).toEqual([])
  })

  it('says beside its field what is wrong with a rule, and lists anew when it was changed before the press', async () => {
    const id = await book(wednesday)
    const bad = await send<Series>(`${id}/series`, {
      unit: 'week',
      every: '0',
      ends: 'until',
      until: 'soon',
      does: 'plan',
    })
    expect(bad.status).toBe(400)
    expect(Object.keys(bad.data.series.submission!.error!).toSorted()).toEqual(['every', 'until', 'weekdays'])
    expect(bad.data.series.state.typed).toMatchObject({ every: '0', ends: 'until', until: 'soon' })
    const state = await plan(id)
    const changed = await send<Series>(`${id}/series`, { ...weekly, count: '6', ...asShown(state) })
    expect(changed.status).toBe(200)
    expect(changed.data.series.state.rows).toHaveLength(5)
    expect(await visits()).toEqual([])
  })

  it('is there from a level on, and nowhere below it', async () => {
    const id = await book(wednesday, small)
    expect((await openPage(`${day}/${id}/series`, { headers: owner })).status).toBe(404)
    expect((await send(`${id}/series`, { ...weekly, does: 'plan' }, owner)).status).toBe(404)
    expect((await openPage(`${day}/${id}`, { headers: owner })).html).not.toContain(`${id}/series`)
  })
})

it('a booking that repeats is carried through with who it is for, and nobody stands in an address', async () => {
  const key = newToken()
  const said = {
    ...{
      key,
      phone: '917 555 0127',
      asOf: '',
      person: 'new',
      nameEn: 'FANG QINIAN',
      locale: 'en-US',
      smsConsent: 'on',
    },
    ...{ birthYear: '1958', birthMonth: '3', birthDay: '27', slot: `2026-10-21T14:00Z~${practice.visitTypeId}` },
    visit: practice.visitTypeId,
  }
  const nameless = await post<{ submission: { error: object } }>(
    `${day}/series`,
    { ...said, nameEn: '' },
    { headers: desk },
  )
  expect(nameless.status).toBe(400)
  expect(nameless.data.submission.error).toHaveProperty('nameEn')
  const begun = (await send<Series>('series', said)).data.series
  expect(begun.state.rows).toHaveLength(10)
  expect(begun.carried).toMatchObject({ nameEn: 'FANG QINIAN', phone: '917 555 0127', birthYear: '1958' })
  const typed = { ...begun.state.typed, until: '' }
  const done = await send('series', { ...begun.carried, ...typed, ...asShown(begun.state) })
  const rows = await visits()
  expect(rows).toHaveLength(10)
  expect(done.location).toBe(`${day}/${rows[0]!.id}`)
  expect(new Set(rows.map(({ patientId }) => patientId)).size).toBe(1)
  const read = await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_book'))
  expect(read).toHaveLength(10)
})

describe('a visit and those that follow', () => {
  const repeated = async () => {
    const id = await book(wednesday)
    await send(`${id}/series`, { ...weekly, ...asShown(await plan(id)) })
    return (await visits()).map((row) => row.id)
  }

  it('are cancelled as ticked, with a reason that is asked for', async () => {
    const [first, second, third, fourth] = (await repeated()) as [string, string, string, string]
    const path = `${second}/series-cancellation`
    const page = await openPage(withPrefix(`${day}/${path}`, 'en-US'), { headers: desk })
    expect(page.html.match(/name="visit"/g)).toHaveLength(3)
    expect((await send(path, { visit: [second, fourth] })).status).toBe(400)
    // An earlier visit in the form is not one of those that follow.
    await send(path, { visit: [first, second, fourth], reason: 'patient_called' })
    const rows = await visits()
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [first, 'booked'],
      [second, 'cancelled'],
      [third, 'booked'],
      [fourth, 'cancelled'],
    ])
  })

  it('move by as many days to the same clock, each with what stands against it; one may stay', async () => {
    const ids = await repeated()
    await book(wednesday + 8 * dayMs)
    const path = `${ids[1]}/series-move`
    const wanted = { date: '2026-10-29', time: '10:00' }
    const page = await openPage(withPrefix(`${day}/${path}?date=2026-10-29&time=10:00`, 'en-US'), { headers: desk })
    expect(page.html.match(/name="choice"/g)).toHaveLength(3)
    expect(page.html.match(/series__asks/g)).toHaveLength(1)
    const shown = (await send<FollowingMoveAnswer>(path, { ...wanted, does: 'plan' })).data.move.rows!
    const [blocked, ...free] = shown
    const stays = blocked!.options.find(({ value }) => value.includes('~skip~'))!.value
    const choice = [stays, ...free.map(({ chosen }) => chosen!)]
    // Nothing chosen is answered on the page; a choice that is none counts as nothing chosen.
    for (const none of ['', 'nonsense', `${blocked!.ref}~open~`]) {
      const open = await send<FollowingMoveAnswer>(path, {
        ...wanted,
        does: 'book',
        choice: [none, ...choice.slice(1)],
      })
      expect(open).toMatchObject({ status: 400, data: { problem: 'choice' } })
    }
    expect((await send(path, { ...wanted, does: 'book', choice })).status).toBe(302)
    const rows = await visits()
    expect(rows.map(({ startsAt }) => new Date(startsAt!).toISOString().slice(0, 13))).toEqual([
      '2026-10-21T14',
      '2026-10-28T14',
      '2026-11-05T15',
      '2026-11-12T15',
    ])
    expect((await send(path, { date: 'soon', time: '', does: 'book' })).status).toBe(400)
  })
})
