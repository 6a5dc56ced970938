import { newId } from '#app/core/ids.server.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { remindPatient } from '#app/modules/booking/appointments/commands/remind-patient.server.ts'
import { bookSeries } from '#app/modules/booking/series/commands/book-series.server.ts'
import { cancelSeries, moveSeries } from '#app/modules/booking/series/commands/change-series.server.ts'
import { expireOffers } from '#app/modules/booking/waitlist/commands/expire-entries.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { tellOfMatches } from '#app/modules/booking/appointments/commands/tell-of-matches.server.ts'
import { requestAppointment } from '#app/modules/booking/appointments/commands/request-appointment.server.ts'
import { runMembershipChores } from '#app/modules/membership/commands/membership-chores.server.ts'
import { remindOfRefills } from '#app/modules/practice/pharmacy/commands/remind-refills.server.ts'
import { hearPayment } from '#app/modules/membership/commands/hear-payment.server.ts'
import { tellAuthor as tellOfPost } from '#app/modules/content/blog/commands/tell-author.server.ts'
import { proposeEndorsement } from '#app/modules/association/endorsements/commands/propose-endorsement.server.ts'
import { tellManagers } from '#app/modules/association/members/commands/tell-managers.server.ts'
import { sendTest } from '#app/modules/association/announcements/commands/send-test.server.ts'
import { tellMember } from '#app/modules/association/members/commands/tell-member.server.ts'
import { runPollChores } from '#app/modules/association/polls/commands/settle-polls.server.ts'
import { takePollStep } from '#app/modules/association/polls/commands/step-poll.server.ts'
import { tellAccess } from '#app/modules/association/access/commands/tell-access.server.ts'
import { tellAuthor as tellOfCampaign } from '#app/modules/promotion/commands/tell-author.server.ts'
import { npiCheckDigit } from '#app/modules/directory/npi.ts'
import { type TemplateCode, templateCodes, templateSpec } from '#app/modules/notifications/message-templates.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { receiveGatewayEvent } from '#app/modules/payments/commands/receive-event.server.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import {
  appointments,
  blogPosts,
  careCases,
  changeRequests,
  facilities,
  users,
  associationInvitations,
  associationMembers,
  type memberships,
  messageOutbox,
  payments,
  phoneLines,
  promotionCampaigns,
  providers,
} from '#drizzle/schema/index.ts'
import type { loader as requestLoader } from '#app/routes/admin/requests/update.tsx'
import { deskActor, insertSeat, insertUser, signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  type Practice,
  somebody,
  waitConfirmed,
  waitlistInput,
} from '#tests/factories/booking.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  managedAssociation,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { tokenTo } from '#tests/factories/access.ts'
import { announcementStage, insertAnnouncement } from '#tests/factories/announcements.ts'
import { insertPoll, pollStage } from '#tests/factories/polls.ts'
import { insertCareCase } from '#tests/factories/coordination.ts'
import { linkedStep } from '#tests/factories/coordination-stage.ts'
import { insertCategory, insertPost } from '#tests/factories/content.ts'
import { insertFacility, insertProvider, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { handedDoor, toldOfEvent } from '#tests/factories/events.ts'
import { insertMembership } from '#tests/factories/membership.ts'
import { checkoutOf, listeningPurpose } from '#tests/factories/payments.ts'
import { insertCampaign } from '#tests/factories/promotion.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { insertRequest, insertReviewReference, reviewPermissions } from '#tests/factories/review.ts'
import { insertTicket, seenTicket } from '#tests/factories/support.ts'
import { get, post } from './route-request.ts'

/** Every message that bears a link, caused by a request whose Host somebody else owns: none repeats it. */
const evil = 'https://evil.example'
useDatabase()

const hour = 60 * 60_000

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const nextWeek = '2026-11-05T15:00Z'
const booking = '/doctor/family-medicine/zhining-bai/appointment'
const team = '/provider/4/dashboard/team'

let practice: Practice
let owner: Record<string, string>
let ownerId = ''
let deskSeat = ''

beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医生', '家庭醫生', 'Family medicine') })
    ownerId = await insertUser(tx, { username: 'zhining.bai', email: 'bai@example.com' })
    practice = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', tier: 3, specialties: ['family-medicine'], userId: ownerId },
      facility: { slug: 'apricot', email: 'apricot@example.com' },
      visitType: { code: 'office' },
    })
    await insertSeat(tx, { userId: ownerId, facilityId: practice.facilityId, role: 'owner' })
    const deskId = await insertUser(tx, { email: 'desk@example.com' })
    deskSeat = await insertSeat(tx, { userId: deskId, facilityId: practice.facilityId, role: 'front_desk' })
  })
  owner = await signedIn(ownerId)
})
afterEach(() => setClock(null))

/** A doctor of another clinic asks to practice here. @returns the id of the request */
async function askedToJoin(): Promise<string> {
  const userId = await withTransaction((tx) => insertUser(tx, { email: 'doctor@example.com' }))
  const { providerId } = await withTransaction((tx) =>
    insertPractice(tx, { provider: { tier: 3, userId, isProfileComplete: true } }),
  )
  const [profile] = await db.select().from(providers).where(eq(providers.id, providerId))
  const fields = { facility: practice.facilityId, role: 'visiting', version: String(profile!.version) }
  await send('/provider/4/dashboard/clinics/new', fields, await signedIn(userId))
  const [request] = await db.select().from(changeRequests).where(eq(changeRequests.field, 'member'))
  return request!.id
}

/** Posts a form to the stranger's host. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await post<never>(evil + path, fields, { headers, clientAddress: '203.0.113.1' })
  expect([302, 303], `${path}: ${JSON.stringify(answer.data)}`).toContain(answer.status)
  expect(answer.location).toMatch(/^\/(?!\/)/)
  return answer
}

const patient = { loc: 'apricot', vt: 'office', forWhom: 'self', nameZh: '方杞年', nameEn: 'FANG QINIAN' }
const birth = { birthYear: '1958', birthMonth: '3', birthDay: '27' }
const contact = {
  phone: '(917) 555-0127',
  email: 'fang@example.com',
  smsConsent: 'on',
  emailConsent: 'on',
  consent: 'on',
}

async function bookOnline(slot = nextWeek) {
  const answer = await send(booking, { key: newToken(), slot, ...patient, ...birth, ...contact })
  const Cookie = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  return { link: answer.location!, access: { Cookie: Cookie.filter((each) => !each.endsWith('=')).join('; ') } }
}

/** A visit whose messages have been told already: what comes after is the desk's. */
async function booked(startsAt = start + 24 * hour): Promise<string> {
  const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt }))
  await forgetMessages()
  return appointmentId
}

const inSeries = () =>
  bookSeries({
    idempotencyKey: newToken(),
    actor: deskActor(),
    visits: [1, 2].map((day) => ({ startsAt: start + day * 24 * hour, override: null })),
    form: bookingInput(practice, { startsAt: 0 }),
  })

async function requested(): Promise<string> {
  const { startsAt: _, visitTypeId: __, holderKey: ___, ...input } = bookingInput(practice, { startsAt: 0 })
  const windows = [{ date: '2026-10-22', part: 'am' as const }]
  return (await requestAppointment({ ...input, visitTypeId: null, windows })).appointmentId
}

const forgetMessages = () => withTransaction((tx) => tx.delete(messageOutbox))
const atDesk = (id: string, noun: string, fields: Record<string, string>) =>
  send(`/provider/3/mgmt/appt/${id}/${noun}`, { version: '1', ...fields }, owner)

async function offerFreed(): Promise<void> {
  const { link, access } = await bookOnline()
  await waitConfirmed({ providerId: practice.providerId, dateTo: '2026-11-20' })
  await forgetMessages()
  await send(`${link}/cancellation`, {}, access)
}

const npi = `199999997${npiCheckDigit('199999997')}`
const account = { firstName: 'Mei', lastName: 'Tan', nameZh: '谭梅', phone: '(718) 555-0188', evidence: '请打前台核对' }
const office = { specialty: 'family-medicine', clinicName: 'Tan Clinic', line1: '40-12 Main St', line2: '' }
const town = { city: 'Flushing', state: 'NY', zip: '11354', answer: 'nochange' }
const register = (email: string) =>
  post<never>(
    `${evil}/provider/register?npi=${npi}`,
    { ...account, ...office, ...town, email, password: 'plum-rain-lantern-71', terms: 'on', website: '' },
    { clientAddress: '203.0.113.2' },
  )

const ticket = { name: '陈小姐', phone: '718-555-0123', email: 'chen@example.com', wechat: '', website: '' }

/** A request of somebody with an account, and a reviewer's answer to it. */
const queuePaths: Readonly<Record<string, string>> = {
  new_doctor: '/admin/new-doctor-requests',
  claim: '/admin/new-doctor-requests',
  association_new: '/admin/associations/requests',
  association_change: '/admin/associations/requests',
}

async function decided(decision: Record<string, string>, overrides: Parameters<typeof insertRequest>[1] = {}) {
  await insertReviewReference()
  const permissions = [...reviewPermissions, 'doctor.read', 'association.review'] as const
  const { headers } = await signedInAdmin({ permissions })
  const target = { targetId: practice.facilityId, field: 'phone', after: { phone: '+17185550100' } }
  const before = { phone: (await db.select().from(facilities).where(eq(facilities.id, practice.facilityId)))[0]!.phone }
  const id = await withTransaction((tx) => insertRequest(tx, { submitterId: ownerId, ...target, before, ...overrides }))
  const path = queuePaths[overrides.kind ?? ''] ?? '/admin/update-request-management'
  const { seen } = (await get<typeof requestLoader>(`${path}/${id}`, { headers })).data.request
  await send(`${path}/${id}`, { seen: seen!, ...decision }, headers)
  return { id, headers }
}

/** Somebody who asks for the profile of a clinic that nobody leads, and is let in. */
async function claimed(decision: Record<string, string> = {}) {
  const [submitterId, targetId] = await withTransaction(async (tx) => {
    const facilityId = await insertFacility(tx, { id: 'unled' })
    const claimedId = await insertProvider(tx, { practices: [{ facilityId }] })
    return [await insertUser(tx, { status: 'pending_verification' }), claimedId] as const
  })
  const target = { kind: 'claim', targetType: 'provider', targetId, field: 'owner' } as const
  const after = { npi, name: 'Mei Tan', evidence: 'NY 123456' }
  return decided({ intent: 'approve', ...decision }, { ...target, submitterId, before: {}, after })
}

/** The same of a doctor who asks to practice there. */
async function ledByJoining(): Promise<void> {
  await withTransaction((tx) => insertFacility(tx, { id: 'unled' }))
  const after = { providerId: practice.providerId, role: 'attending' }
  await decided({ intent: 'approve', lead: 'unled' }, { targetId: 'unled', field: 'member', before: {}, after })
}

/** An account of the practice that the administration locks, or opens again. */
async function locked(step = 'lock', version = '0') {
  const admin = await signedInAdmin({ permissions: ['user.unlock'] })
  return send(`/admin/accounts/${ownerId}/lock`, { step, version, reason: 'the laptop was stolen' }, admin.headers)
}

/** The profile of the practice that the administration takes off the site, or shows again. */
async function suspended(step = 'suspend', version = '0') {
  const admin = await signedInAdmin({ permissions: ['doctor.edit'] })
  const path = `/admin/credentials/${practice.providerId}/suspension`
  return send(path, { step, version, reason: 'the license has lapsed' }, admin.headers)
}

async function admitted(): Promise<void> {
  const userId = await withTransaction((tx) => insertUser(tx, { status: 'pending_verification' }))
  const after = { npi, name: 'Mei Tan', evidence: 'NY 123456', specialty: 'family-medicine' }
  const target = { kind: 'new_doctor', targetType: 'npi', targetId: npi, field: 'profile' } as const
  await decided({ intent: 'approve' }, { ...target, submitterId: userId, before: {}, after })
}

async function associationAdmitted(): Promise<void> {
  await switchAssociations(true)
  const [submitterId, targetId] = await withTransaction(async (tx) => {
    const userId = await insertUser(tx, { status: 'pending_verification', scopes: ['association'] })
    const associationId = await insertAssociation(tx, { status: 'pending' })
    await insertMember(tx, { associationId, userId, role: 'owner' })
    return [userId, associationId] as const
  })
  const target = { kind: 'association_new', targetType: 'association', targetId, field: 'association' } as const
  const after = { nameEn: 'Some Physicians', associationKind: 'professional', evidence: 'NY 123456' }
  await decided({ intent: 'approve' }, { ...target, submitterId, before: {}, after })
}

async function associationChanged(decision: Record<string, string>): Promise<void> {
  await switchAssociations(true)
  const [submitterId, targetId] = await withTransaction(async (tx) => {
    const userId = await insertUser(tx, { scopes: ['association'] })
    const associationId = await insertAssociation(tx)
    await insertMember(tx, { associationId, userId, role: 'owner' })
    return [userId, associationId] as const
  })
  const target = { kind: 'association_change', targetType: 'association', targetId, field: 'identity' } as const
  const before = {
    nameHans: '某医师会',
    nameHant: '某醫師會',
    nameEn: 'Some Physicians',
    associationKind: 'professional',
  }
  await decided(decision, { ...target, submitterId, before, after: { ...before, nameEn: 'Some Physicians United' } })
}

async function answered(): Promise<void> {
  const reference = await insertTicket()
  const { version } = await seenTicket(reference)
  const { headers } = await signedInAdmin({ permissions: ['ticket.read', 'ticket.manage'] })
  await send(`/admin/support/${reference}`, { version: String(version), intent: 'wait', body: '您好' }, headers)
}

/** How each message with a link comes to be sent. */
const senders: Partial<Record<TemplateCode, () => Promise<unknown>>> = {
  appointment_booked: bookOnline,
  reminder_week: bookOnline,
  reminder_two_days: bookOnline,
  reminder_hours: bookOnline,
  reminder_desk: async () => {
    const appointmentId = await booked(start + 26 * hour)
    await remindPatient({ appointmentId, actor: deskActor() })
  },
  appointment_requested: requested,
  clinic_new_request: requested,
  clinic_visit_booked: () => bookOnline('2026-10-21T15:00Z'),
  clinic_visit_moved: async () => {
    const { link, access } = await bookOnline()
    await send(`${link}/reschedule`, { slot: '2026-11-06T15:00Z' }, access)
  },
  clinic_visit_cancelled: async () => {
    const { link, access } = await bookOnline()
    await send(`${link}/cancellation`, {}, access)
  },
  appointment_confirmed: async () =>
    atDesk(await requested(), 'approval', {
      slot: 'other',
      date: '2026-10-22',
      time: '10:00',
      visitType: practice.visitTypeId,
    }),
  appointment_double: async () => {
    await bookOnline()
    await bookOnline('2026-11-05T18:00Z')
    await tellOfMatches()
  },
  appointment_late: async () => {
    await booked(start + hour * 4)
    const at = '/provider/3/mgmt/appt/lateness'
    await send(at, { late: 'zhining-bai 20' }, owner)
    await send(at, { tell: 'zhining-bai' }, owner)
  },
  appointment_series_booked: inSeries,
  appointment_series_moved: async () => {
    const { firstId } = await inSeries()
    await moveSeries({
      moves: [{ appointmentId: firstId, startsAt: start + 25 * hour, override: null }],
      actor: deskActor(),
    })
  },
  appointment_series_cancelled: async () => {
    const { firstId } = await inSeries()
    await cancelSeries({ ids: [firstId], actor: deskActor(), reasonCode: 'other' })
  },
  appointment_declined: async () => atDesk(await requested(), 'refusal', { reason: 'no_time' }),
  appointment_rescheduled: async () => {
    const { link, access } = await bookOnline()
    await send(`${link}/reschedule`, { slot: '2026-11-06T15:00Z' }, access)
  },
  appointment_cancelled_by_patient: async () => {
    const { link, access } = await bookOnline()
    await send(`${link}/cancellation`, {}, access)
  },
  appointment_cancelled_by_clinic: async () => atDesk(await booked(), 'cancellation', { reason: 'clinic_closed' }),
  link_renewed: async () => {
    const { link } = await bookOnline()
    setClock(start + 20 * 24 * hour)
    await send(`${link}/renewal`, {})
  },
  appointment_ticket: async () => {
    const { link, access } = await bookOnline()
    await send(`${link}/ticket?for=en-US`, { channel: 'sms' }, access)
  },
  waitlist_confirm: () => joinWaitlist(waitlistInput({ providerId: practice.providerId })),
  waitlist_joined: async () => {
    const patient = somebody()
    await waitConfirmed({ providerId: practice.providerId, patient })
    await joinWaitlist(waitlistInput({ providerId: practice.providerId, patient }))
  },
  waitlist_offer: offerFreed,
  waitlist_offer_expired: async () => {
    await offerFreed()
    setClock(start + 3 * hour)
    await expireOffers()
  },
  waitlist_again: async () => {
    const patient = somebody()
    for (const email of [patient.email, 'other@example.com'])
      await joinWaitlist(waitlistInput({ providerId: practice.providerId, patient: { ...patient, email } }))
    await tellOfMatches()
  },
  messages_summary: async () => {
    const unconfirmed = { phone: '+12125550199', email: null }
    for (let sent = 0; sent < 7; sent++) {
      const startsAt = Date.parse('2026-11-05T15:00Z') + sent * hour
      const patient = somebody(unconfirmed)
      const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt, patient }))
      await cancelAppointment({ appointmentId, actor: { type: 'patient', id: null }, reasonCode: null })
    }
  },
  password_reset: () => send('/provider/4/forget-password', { loginUsername: 'zhining.bai' }),
  email_verify: () => register('new.doctor@example.com'),
  account_known: () => register('bai@example.com'),
  ticket_opened: () =>
    send('/contact', {
      ...ticket,
      key: newToken(),
      topic: 'other',
      message: '想问一下怎么预约',
      language: 'yue',
      time: 'morning',
    }),
  team_invite: () =>
    send(
      `${team}/invite`,
      { email: 'new@example.com', role: 'front_desk', places: practice.facilityId, locale: 'en-US', note: '' },
      owner,
    ),
  compliance_due: remindedOfLicense,
  care_patient: referred,
  care_consent: () => referred('link'),
  care_recipient: referred,
  care_staff: async () => {
    await referred()
    const [row] = await db.select().from(careCases)
    const { createdById: userId, requesterFacilityId: facilityId } = row!
    await withTransaction(async (tx) => {
      await tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, userId))
      await insertSeat(tx, { userId, facilityId, role: 'manager' })
    })
    await linkedStep(row!.id, 'accept')
  },
  refill_waiting: remindedOfRefill,
  call_missed: () => calledAfterHours({ act: 'hang_up' }),
  voicemail_new: () => calledAfterHours({ act: 'message', text: 'Please call me back' }),
  account_locked: () => locked(),
  account_unlocked: async () => {
    await locked()
    return locked('unlock', '1')
  },
  profile_suspended: () => suspended(),
  profile_reinstated: async () => {
    await suspended()
    return suspended('reinstate', '1')
  },
  account_viewed: async () => {
    const admin = await signedInAdmin({ permissions: ['impersonate.read'] })
    return send(`/admin/accounts/${ownerId}/impersonation`, { reason: 'a page that looks wrong' }, admin.headers)
  },
  health_data_opened: async () => {
    const admin = await signedInAdmin({ permissions: ['appointment.break_glass'] })
    const reason = 'a dispute about a visit'
    return send(`/admin/break-glass/facilities/${practice.facilityId}`, { reason }, admin.headers)
  },
  account_admitted: admitted,
  account_admitted_lead: () => claimed({ lead: 'unled' }),
  request_approved_lead: ledByJoining,
  team_lead_given: async () => {
    const { id, headers } = await claimed()
    return send(`/admin/reviewed-requests/${id}`, { intent: 'lead', lead: 'unled' }, headers)
  },
  association_approved: associationAdmitted,
  association_change_approved: () => associationChanged({ intent: 'approve' }),
  association_change_rejected: () => associationChanged({ intent: 'reject', reason: 'association_name' }),
  association_change_returned: () => associationChanged({ intent: 'return', reason: 'association_proof' }),
  request_approved: () => decided({ intent: 'approve' }),
  join_requested: askedToJoin,
  join_accepted: async () => {
    const id = await askedToJoin()
    return send(`/provider/4/dashboard/clinics/requests/${id}`, { answer: 'accept' }, owner)
  },
  join_declined: async () => {
    const id = await askedToJoin()
    return send(`/provider/4/dashboard/clinics/requests/${id}`, { answer: 'decline', reason: 'no room' }, owner)
  },
  membership_ended: () => dueMembership({ status: 'cancel_scheduled' }),
  membership_last_call: () => dueMembership({ status: 'past_due', graceUntil: start + 1 }),
  membership_payment_due: () => dueMembership({ status: 'active' }),
  membership_payment_failed: async () => {
    const id = await insertMembership(practice.providerId, { subscriptionId: 'subscription-1' })
    const payment = { id: 'payment-1', purpose: 'membership', purposeId: id, userId: ownerId, kind: 'renewal' } as const
    const money = { amountCents: 4_900, currency: 'USD', subscriptionId: 'subscription-1' }
    const news = { kind: 'renewal_failed', at: start, tries: 1, payment: { ...payment, ...money } } as const
    await withTransaction((tx) => hearPayment(tx, news))
  },
  membership_suspended: () => dueMembership({ status: 'past_due', graceUntil: start }),
  member_approved: () => toldMember('member_approved'),
  member_rejected: () => toldMember('member_rejected'),
  member_suspended: () => toldMember('member_suspended'),
  member_reinstated: () => toldMember('member_reinstated'),
  member_lapsed: () => toldMember('member_lapsed'),
  member_removed: () => toldMember('member_removed'),
  member_applied: toldManagers,
  member_dues_first: () => toldMember('member_dues_first'),
  member_dues_soon: () => toldMember('member_dues_soon'),
  member_dues_late: () => toldMember('member_dues_late'),
  member_confirm: appliedToJoin,
  association_invite: invitedSomebody,
  association_invite_declined: async () => {
    await invitedSomebody()
    await send(`/${await tokenTo('mei@example.com')}/invitation`, { intent: 'decline' })
  },
  association_invite_revoked: tookBackInvitation,
  association_access_changed: () => toldOfAccess('association_access_changed'),
  handover_offered: () => toldOfAccess('handover_offered'),
  handover_done: () => toldOfAccess('handover_done'),
  handover_declined: () => toldOfAccess('handover_declined'),
  handover_revoked: () => toldOfAccess('handover_revoked'),
  association_member_link: askedForLink,
  association_endorsement: offeredEndorsement,
  association_announcement: announced,
  poll_opened: () => toldOfPoll(['open']),
  poll_closed: () => toldOfPoll(['open', 'close']),
  poll_canceled: () => toldOfPoll(['open', 'cancel']),
  promotion_approved: () => toldOfCampaign('promotion_approved'),
  promotion_rejected: () => toldOfCampaign('promotion_rejected'),
  promotion_stopped: () => toldOfCampaign('promotion_stopped'),
  event_confirm: () => toldOfEvent('event_confirm'),
  event_registered: () => toldOfEvent('event_registered'),
  event_waitlisted: () => toldOfEvent('event_waitlisted'),
  event_offered: () => toldOfEvent('event_offered'),
  event_changed: () => toldOfEvent('event_changed'),
  event_canceled: () => toldOfEvent('event_canceled'),
  event_unregistered: () => toldOfEvent('event_unregistered'),
  event_door: handedDoor,
  post_approved: () => toldOfPost('approve'),
  post_returned: () => toldOfPost('return'),
  post_taken_down: () => toldOfPost('unpublish'),
  payment_receipt: paid,
  payment_refunded: refunded,
  request_rejected: () => decided({ intent: 'reject', reason: 'duplicate' }),
  request_returned: () => decided({ intent: 'return', reason: 'office_not_reached' }),
  ticket_answered: answered,
  team_role_changed: () => {
    const { facilityId } = practice
    return send(
      `${team}/members/${deskSeat}`,
      { [`role-${facilityId}`]: 'biller', [`version-${facilityId}`]: '1' },
      owner,
    )
  },
}

/** A membership about which a chore has something to tell. */
async function dueMembership(changes: Partial<typeof memberships.$inferInsert>): Promise<void> {
  await withTransaction((tx) =>
    tx.update(providers).set({ userId: ownerId }).where(eq(providers.id, practice.providerId)),
  )
  await insertMembership(practice.providerId, { periodEnd: '2026-01-01', ...changes })
  await runMembershipChores()
}

/** A doctor refers a patient to an office without an account, with the consent in words or asked for. */
async function referred(consent: 'verbal' | 'link' = 'verbal'): Promise<void> {
  await insertCareCase(practice, { consent })
}

/** Who leads a clinic reminds somebody by a button that their license expires. */
async function remindedOfLicense(): Promise<void> {
  const [place] = await db
    .select({ slug: facilities.slug })
    .from(facilities)
    .where(eq(facilities.id, practice.facilityId))
  await withTransaction((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, ownerId)))
  const item = `/provider/mgmt/compliance/item?place=${place!.slug}&subject=clinic&kind=clia`
  await send(item, { version: '0', expires: localDate(start, newYork) }, owner)
  await send(`${item}&step=remind`, {}, owner)
}

/** A request for a refill is taken down, and nobody looks at it for more than a day. */
async function remindedOfRefill(): Promise<void> {
  const [place] = await db
    .select({ slug: facilities.slug })
    .from(facilities)
    .where(eq(facilities.id, practice.facilityId))
  await withTransaction((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, ownerId)))
  const asked = { key: newToken(), name: 'A', phone: '212 555 0123', birthDate: '1950-01-01', medicine: 'a pill' }
  await send(`/provider/mgmt/pharmacy/new?place=${place!.slug}`, asked, owner)
  setClock(start + 2 * 86_400_000)
  await remindOfRefills()
}

/** Somebody calls a clinic after hours, by the simulator of its desk. */
async function calledAfterHours(act: Record<string, string>): Promise<void> {
  const setUp = '/provider/4/dashboard/telephony'
  await withTransaction((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, ownerId)))
  await send(setUp, {}, owner)
  await send(`${setUp}/messages`, { version: '1', textsBack: 'on', keepDays: '90', tells: ownerId }, owner)
  const [line] = await db.select().from(phoneLines)
  const voip = '/provider/3/mgmt/app/communications/voip'
  const { location } = await send(`${voip}/simulator`, { line: line!.id, from: '9175550127' }, owner)
  await send(`${location}/caller`, { turn: '1', ...act }, owner)
}

/** An association invites somebody by the page of its management. */
async function invitedSomebody() {
  await switchAssociations(true)
  const association = await withTransaction((tx) => insertAssociation(tx))
  const headers = await associationManager({ associationIds: [association] })
  const invited = { association, form: 'a', name: '林梅', email: 'mei@example.com', role: 'admin', language: 'en-US' }
  await send('/association-management/access?form=invite', invited, headers)
  return { association, headers }
}

/** The same association takes it back from somebody with an account. */
async function tookBackInvitation(): Promise<void> {
  await withTransaction((tx) => insertUser(tx, { email: 'mei@example.com' }))
  const { association, headers } = await invitedSomebody()
  const [row] = await db.select().from(associationInvitations)
  const step = { association, invitation: row!.id, version: '1', step: 'revoke' }
  await send('/association-management/access?form=waiting', step, headers)
}

/** Somebody who manages an association is told about their role there. */
async function toldOfAccess(template: Parameters<typeof tellAccess>[2]): Promise<void> {
  const { memberId } = await managedAssociation()
  const [member] = await db.select().from(associationMembers).where(eq(associationMembers.id, memberId))
  await withTransaction((tx) => tellAccess(tx, member!, template))
}

/** The author of a campaign is told what has been decided about it. */
async function toldOfCampaign(template: Parameters<typeof tellOfCampaign>[2]): Promise<void> {
  const id = await insertCampaign(practice.providerId, { createdBy: ownerId })
  const [campaign] = await db.select().from(promotionCampaigns).where(eq(promotionCampaigns.id, id))
  await withTransaction((tx) => tellOfCampaign(tx, campaign!, template))
}

/** A doctor is told what editors did with a post. */
async function toldOfPost(step: Parameters<typeof tellOfPost>[2]): Promise<void> {
  await insertCategory()
  const id = await insertPost()
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  const post = { ...row!, owner: 'provider' as const, ownerId: practice.providerId }
  await withTransaction((tx) => tellOfPost(tx, post, step))
}

async function appliedToJoin() {
  await withTransaction((tx) => insertAssociation(tx, { slug: 'joined' }))
  await switchAssociations(true)
  const asking = { name: 'Mei Kang', email: 'mei@example.com', locale: 'en-US', consent: 'on' }
  await post('/association/joined/join', asking, { headers: { Host: new URL(evil).host } })
}

async function askedForLink() {
  await withTransaction(async (tx) =>
    insertMember(tx, { associationId: await insertAssociation(tx, { slug: 'joined' }), email: 'mei@example.com' }),
  )
  await switchAssociations(true)
  await post('/association/joined/my-link', { email: 'mei@example.com' }, { headers: { Host: new URL(evil).host } })
}

async function offeredEndorsement() {
  const { actor, associationId } = await pollStage(0)
  await withTransaction((tx) =>
    tx.update(providers).set({ userId: ownerId }).where(eq(providers.id, practice.providerId)),
  )
  const today = localDate(start, newYork)
  const words = { formKey: newId(), startsOn: today, endsOn: addDays(today, 30) }
  const text = tri('义务讲课，讲得明白。', '義務講課，講得明白。', 'Teaches at our free talks every month.')
  await proposeEndorsement(actor, { ...words, text, shown: associationId, providerId: practice.providerId })
}

/** Members are told of each step of a poll. */
async function toldOfPoll(steps: readonly ('open' | 'close' | 'cancel')[]) {
  const { actor } = await pollStage(1)
  const pollId = await insertPoll(actor, { isOpen: false })
  for (const action of steps) await takePollStep(actor, { pollId, action })
  await runPollChores()
}

/** Members get the mail of an announcement, each with a link of their own. */
async function announced() {
  const { actor } = await announcementStage(1)
  await sendTest(actor, await insertAnnouncement(actor))
}

async function toldMember(template: Parameters<typeof tellMember>[2]['template']) {
  await withTransaction(async (tx) => {
    const associationId = await insertAssociation(tx)
    const id = await insertMember(tx, { associationId, email: 'member@example.com' })
    const [member] = await tx.select().from(associationMembers).where(eq(associationMembers.id, id))
    await tellMember(tx, member!, { template, event: '1' })
  })
}

async function toldManagers() {
  const { associationId } = await managedAssociation()
  await withTransaction(async (tx) => {
    const id = await insertMember(tx, { associationId, status: 'applied' })
    const [member] = await tx.select().from(associationMembers).where(eq(associationMembers.id, id))
    await tellManagers(tx, member!)
  })
}

async function paid(): Promise<string> {
  listeningPurpose()
  const { paymentId, url } = await startCheckout(checkoutOf({ userId: ownerId }))
  await payWith(url.split('/').at(-1)!, 'succeeds_twice', '')
  await runPayments()
  return paymentId
}

/** A gateway says that it gave money back. */
async function refunded(): Promise<void> {
  const id = await paid()
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  const money = { chargeRef: payment!.chargeRef!, amountCents: 100, currency: 'USD' }
  const refund = { id: 'evt', at: start, kind: 'refunded', refundRef: 're', refundId: null, ...money } as const
  await receiveGatewayEvent('simulator', refund)
}

/** What is stored of every message, as the worker reads it. */
async function stored() {
  const rows = await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id))
  return rows.map(({ id, template, varsEnc }) => {
    const vars = decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })
    return { template, vars, link: (JSON.parse(vars) as { link?: string }).link }
  })
}

function expectOwnLinks(messages: Awaited<ReturnType<typeof stored>>): void {
  for (const { template, vars, link } of messages) {
    expect(vars, template).not.toContain('evil')
    if (link !== undefined) expect(new URL(link).origin, template).toBe(siteOrigin)
  }
}

describe('a message caused by a request with a forged Host', () => {
  it('is known for every template that bears a link', () => {
    const linked = templateCodes.filter((code) => (templateSpec(code).needs as readonly string[]).includes('link'))
    expect(Object.keys(senders).toSorted()).toEqual(linked.toSorted())
    const others = templateCodes.filter((code) => !linked.includes(code))
    expect(others.filter((code) => templateSpec(code).action !== undefined)).toEqual([])
  })

  it.each(Object.keys(senders) as TemplateCode[])('%s leads to the configured site', async (code) => {
    await senders[code]!()
    const messages = await stored()
    const own = messages.filter(({ template }) => template === code)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ link }) => link !== undefined)).toBe(true)
    expectOwnLinks(messages)
  })

  it('leads there too when the desk reminds and the office asks', async () => {
    const id = await booked()
    await send('/provider/mgmt/appt/bulk/reminder', { visit: id }, owner)
    const question = { key: newToken(), kind: 'general', subject: 'Hours', body: '请问星期天开门吗？' }
    await send('/provider/4/dashboard/contact', question, owner)
    const messages = await stored()
    expect(new Set(messages.map(({ template }) => template))).toEqual(new Set(['reminder_desk', 'ticket_opened']))
    expectOwnLinks(messages)
    expect(await db.select().from(appointments).where(eq(appointments.id, id))).toHaveLength(1)
  })
})
