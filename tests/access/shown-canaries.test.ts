import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { openGrant } from '#app/modules/accounts/break-glass/commands/open-grant.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { sealReport } from '#app/modules/moderation/report-text.server.ts'
import { planCall } from '#app/modules/support/calls/commands/plan-call.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { adminActor, insertSeat, insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, somebody, waitlistInput } from '#tests/factories/booking.ts'
import { insertRequest } from '#tests/factories/review.ts'
import { insertTicket, seenTicket, supportAgent } from '#tests/factories/support.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { adminRows } from './administrators.ts'
import { ask, moduleOf } from './ask.ts'
import { everyRole } from './every-role.ts'
import { privateRoutes } from './route-table.ts'

useFilledDatabase(() => withTransaction(seedReference))

// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')

beforeEach(() => setClock(start))

/** A telephone number as it is kept and as people write it. */
const writtenPhone = (digits: string) => [
  digits,
  `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
  `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
]

const plum = {
  person: { nameEn: 'Plumcanary Quill', nameZh: '金絲雀', birthDate: '1931-07-29', phone: '+19175550188' },
  email: 'plum.canary@example.com',
  reason: 'plumreason for a visit',
  notes: 'plumnotes of the desk',
  shown: ['plumcanary', '金絲雀', '1931-07-29', 'plum.canary@', 'plumreason', ...writtenPhone('9175550188')],
}
const pear = {
  person: { nameEn: 'Pearcanary Quill', nameZh: '白靈鳥', birthDate: '1944-03-08', phone: '+19175550166' },
  email: 'pear.canary@example.com',
  reason: 'pearreason for a visit',
  notes: 'pearnotes of the desk',
  shown: ['pearcanary', '白靈鳥', '1944-03-08', 'pear.canary@', 'pearreason', ...writtenPhone('9175550166')],
}
/** What no page of the administration shows, whoever looks and whatever was granted. */
const sealed = [
  ...['plumnotes', 'pearnotes', 'waitcanary', '紅畫眉', '1950-05-05', 'reportcanary'],
  ...[...writtenPhone('9175550155'), ...writtenPhone('9175550133')],
]
const waiting = { nameEn: 'Waitcanary Quill', nameZh: '紅畫眉', birthDate: '1950-05-05', phone: '+19175550155' }
const ofTheTicket = ['ticketcanary', 'ticket.canary@', 'ticketpatient', ...writtenPhone('9175550144')]

const foundIn = (body: string, words: readonly string[]) =>
  words.filter((word) => body.toLowerCase().includes(word.toLowerCase()))

type Visit = { appointment: string; facility: string; provider: string; user: string }

/** A visit with everything that can be said of one, at a practice of its own. */
async function visitOf({ person, email, reason, notes }: typeof plum): Promise<Visit> {
  const { user, practice } = await withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    const made = await insertPractice(tx, { provider: { userId, tier: 3, isProfileComplete: true } })
    await insertSeat(tx, { userId, facilityId: made.facilityId, role: 'owner' })
    return { user: userId, practice: made }
  })
  const startsAt = Date.parse('2026-10-22T15:00:00Z')
  const patient = somebody({ ...person, email })
  const { appointmentId: id } = await bookAppointment(bookingInput(practice, { startsAt, patient, reason }))
  const staffNotesEnc = encryptField(notes, { table: 'appointments', column: 'staff_notes_enc', rowId: id })
  await withTransaction((tx) => tx.update(appointments).set({ staffNotesEnc }).where(eq(appointments.id, id)))
  return { appointment: id, facility: practice.facilityId, provider: practice.providerId, user }
}

/** A patient's report about a doctor: that waits, or that was turned down. */
function report(providerId: string, isDecided: boolean): Promise<string> {
  const id = newId()
  const sealing = { details: 'The number has changed', contact: 'reportcanary (917) 555-0133' }
  return withTransaction((tx) =>
    insertRequest(tx, {
      ...{ id, kind: 'update_provider', targetType: 'provider', targetId: providerId, field: 'hours' },
      ...{ submitterType: 'public', submitterId: null, reportEnc: sealReport(id, sealing) },
      ...(isDecided && { status: 'rejected', decidedAt: now(), reasonCode: 'duplicate' }),
    }),
  )
}

async function ticket(): Promise<string> {
  const contact = { name: 'Ticketcanary Bell', email: 'ticket.canary@example.com', phone: '+19175550144' }
  const more = { wechat: 'ticketcanary_wechat', patient: 'Ticketpatient Bell', organization: null, homepage: null }
  const reference = await insertTicket({ contact: { ...contact, ...more } })
  await planCall(supportAgent(), await seenTicket(reference))
  return reference
}

type Address = { file: string; path: string; params: Record<string, string> }

/**
 * Every page of the administration with an object that is there: those of patients where it can be about one, else the object of the page's
 * row in tests/access/admin/. What a loader answers is all that its page can show, and more.
 */
async function everyPage(one: Visit, other: Visit): Promise<Address[]> {
  await joinWaitlist(waitlistInput({ providerId: one.provider, patient: somebody(waiting) }))
  const [asked, opened, decided] = [await ticket(), await report(one.provider, false), await report(one.provider, true)]
  const own: Record<string, Record<string, string>[]> = {
    '/admin/visits/:appointment': [one, other].map(({ appointment }) => ({ appointment })),
    '/admin/break-glass/facilities/:facility': [{ facility: one.facility }],
    '/admin/accounts/:user': [{ user: one.user }],
    '/admin/accounts/:user/impersonation': [{ user: one.user }],
    '/admin/support/:reference': [{ reference: asked }],
    '/admin/support/:reference/call': [{ reference: asked }],
    '/admin/support/:reference/:step': [{ reference: asked, step: 'status' }],
    '/admin/update-request-management/:request': [{ request: opened }],
    '/admin/reviewed-requests/:request': [{ request: decided }],
  }
  const addresses: Address[] = [{ file: 'routes/admin/layout.tsx', path: '/admin', params: {} }]
  for (const { path, file, guard } of privateRoutes) {
    if (guard !== 'admin-auth' || !(await moduleOf(file)).loader) continue
    const make = adminRows.find((row) => row.path === path && row.method === 'GET')?.make
    const objects = own[path] ?? [(await make?.()) ?? {}]
    addresses.push(...objects.map((params) => ({ file, path, params })))
  }
  return addresses
}

type Shown = { address: Address; status: number; body: string }

async function look(pages: readonly Address[], headers: Record<string, string>): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const address of pages) {
    const { status, body } = (await ask({ ...address, method: 'GET', headers }))!
    shown.push({ address, status, body })
  }
  return shown
}

const namesOf = (shown: readonly Shown[], words: readonly string[]) =>
  shown.flatMap(({ address: { path, params }, body }) =>
    foundIn(body, words).map((word) => `${path} ${Object.values(params).join()}: ${word}`),
  )

const isOfTicket = ({ address: { path } }: Shown) => /^\/admin\/support\/(?:calls$|:reference)/.test(path)

/** Pages that send on whoever has set up the second factor, and what is no page but a step of one, or its form's address. */
const leadsOn = [
  ...['/admin/second-factor', '/admin/second-factor/enrollment'],
  ...['/admin/support/:reference/:step', '/admin/seo-evaluation/runs/:run'],
]

it('no page of the administration shows a patient to any role; a ticket shows its writer to who answers', async () => {
  const [one, other] = [await visitOf(plum), await visitOf(pear)]
  const pages = await everyPage(one, other)
  for (const { code, held, headers } of await everyRole()) {
    const shown = await look(pages, headers)
    expect(namesOf(shown, [...plum.shown, ...pear.shown, ...sealed]), code).toEqual([])
    const mayAnswer = held.has('ticket.manage')
    const [onTickets, elsewhere] = [shown.filter(isOfTicket), shown.filter((each) => !isOfTicket(each))]
    expect(namesOf(elsewhere, ofTheTicket), code).toEqual([])
    if (mayAnswer) expect(namesOf(onTickets, ofTheTicket), code).not.toEqual([])
    else expect(namesOf(onTickets, ofTheTicket), code).toEqual([])
    if (code !== 'super_admin') continue
    const unseen = shown.filter(({ status, address: { path } }) => status !== 200 && !leadsOn.includes(path))
    expect(unseen.map(({ status, address: { path } }) => `${status} ${path}`)).toEqual([])
  }
})

it('a grant shows the visits of its facility, on their page, to whom it was given', async () => {
  const [one, other] = [await visitOf(plum), await visitOf(pear)]
  const pages = await everyPage(one, other)
  const role = { roleId: 'role-support_agent' }
  const [agent, colleague] = [await signedInAdmin(role), await signedInAdmin(role)]
  const by = { ...adminActor('appointment.break_glass'), userId: agent.userId }
  await openGrant(by, { facilityId: one.facility, appointmentId: null, reason: 'a dispute about a visit' })
  const ofVisit = ({ address: { params } }: Shown) => params.appointment === one.appointment
  const shown = await look(pages, agent.headers)
  const [opened] = shown.filter(ofVisit)
  const readable = ['plumcanary', '金絲雀', '1931-07-29', 'plum.canary@', 'plumreason', '9175550188']
  expect(foundIn(opened!.body, readable)).toEqual(readable)
  expect(namesOf(shown, [...pear.shown, ...sealed])).toEqual([])
  const others = shown.filter((each) => !ofVisit(each))
  expect(namesOf(others, plum.shown)).toEqual([])
  expect(namesOf(await look(pages, colleague.headers), [...plum.shown, ...pear.shown, ...sealed])).toEqual([])
})
