import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { createActionLink, type NewActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { optOutTokenOf } from '#app/modules/association/announcements/opt-out-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { contactIdOf } from '#app/modules/booking/patients/contact-id.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { optOutToken } from '#app/modules/notifications/opt-out-link.server.ts'
import { invites } from '#drizzle/schema/accounts.ts'
import { invitationLink } from '#tests/factories/access.ts'
import { deskActor, insertUser, signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import { managedAnnouncement } from '#tests/factories/announcements.ts'
import { associationManager, insertAssociation, insertMember, managedMember } from '#tests/factories/associations.ts'
import { bookingInput, insertPractice, waitlistInput } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { patientCareLink, signedInCoordinator } from '#tests/factories/coordination.ts'
import { doorLink, managedEvent, publicEvent, seatLink } from '#tests/factories/events.ts'
import { insertPoll, pollStage } from '#tests/factories/polls.ts'
import { simulatedCheckout, simulatedSubscription } from '#tests/factories/payments.ts'
import { insertAnsweredTicket } from '#tests/factories/support.ts'

/** How the form of an action is reached: the path's parameters, the query of its address, who asks, and answers that it takes. */
export type Reached = {
  params?: Record<string, string>
  search?: string
  headers?: Record<string, string>
  fields?: Record<string, string>
}

const slug = 'zhining-bai'
const hour = 60 * 60_000
const reached = { channel: 'sms', value: '+12125550177' } as const

/** A draft of a poll, and whoever manages its association. */
async function managedPoll() {
  const { actor } = await pollStage(1)
  const draft = await insertPoll(actor, { isOpen: false })
  return { draft, headers: await signedIn(actor.userId, { scope: 'association' }) }
}

/** A practice that can be booked, its doctor's account, an invite, a visit and a wait, with a link of each kind. */
export async function makeOpenActions(): Promise<Record<string, Reached>> {
  const link = (given: Pick<NewActionLink, 'kind' | 'subjectType' | 'subjectId' | 'isOtpRequired'>) =>
    withTransaction((tx) => createActionLink(tx, { ...given, expiresAt: now() + 24 * hour }))
  const { practice, userId, inviteToken, memberId } = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    const userId = await insertUser(tx)
    const provider = { slug, userId, isProfileComplete: false, specialties: ['family-medicine'] }
    const practice = await insertPractice(tx, {
      provider,
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
    const inviteToken = newToken()
    await tx.insert(invites).values({
      ...{ id: newToken(), inviterId: userId, tokenHash: tokenHash(inviteToken), facilityIds: [practice.facilityId] },
      ...{ email: 'invitee@example.com', role: 'viewer', locale: 'en-US', status: 'sent' },
      ...{ expiresAt: now() + 24 * hour, createdAt: now(), updatedAt: now() },
    })
    const associationId = await insertAssociation(tx, { slug: 'open-society', joinRule: 'open' })
    const memberId = await insertMember(tx, { associationId, email: 'member@example.com' })
    return { practice, userId, inviteToken, memberId }
  })
  const day = new Date(now() + 26 * hour).getUTCDay()
  // 14:00 UTC on a day of the week on which the practice is open.
  const startsAt = Math.floor((now() + (day === 0 || day === 6 ? 74 : 26) * hour) / (24 * hour)) * 24 * hour + 14 * hour
  const booked = await bookAppointment(
    bookingInput(practice, { startsAt, actor: deskActor({ id: 'desk', isManager: true }), source: 'phone' }),
  )
  const visit = { kind: 'appt_manage', subjectType: 'appointment', subjectId: booked.appointmentId } as const
  const open = { token: (await link({ ...visit, isOtpRequired: false })).token }
  const locked = { token: (await link(visit)).token }
  const waiting = { token: (await joinWaitlist(waitlistInput({ providerId: practice.providerId }))).manageToken }
  const ofUser = { subjectType: 'user', subjectId: userId, isOtpRequired: false } as const
  const reset = { token: (await link({ ...ofUser, kind: 'pwd_reset' })).token }
  const verification = { token: (await link({ ...ofUser, kind: 'email_verify' })).token }
  const question = { token: await insertAnsweredTicket() }
  const joining = (
    await link({
      kind: 'association_join',
      subjectType: 'association_application',
      subjectId: 'a',
      isOtpRequired: false,
    })
  ).token
  const listed = { kind: 'own_visits', subjectType: 'contact', subjectId: contactIdOf(reached) } as const
  const ownVisits = { token: (await link(listed)).token }
  const ended = (await link(listed)).token
  const cookieFor = async ({ token }: { token: string }) =>
    grantLinkAccess(new Request('https://care.test'), (await findActionLink(token))!, { provenBy: 'sms' }).split(
      ';',
    )[0]!
  const cookie = await cookieFor(ownVisits)
  const ofMember = { kind: 'association_member', subjectType: 'association_member', subjectId: memberId } as const
  const member = { token: (await link(ofMember)).token }
  const door = { token: (await doorLink()).token }
  const polls = await managedPoll()
  const doctor = { specialty: 'family-medicine', slug }
  const invite = { token: inviteToken }
  const headers = await signedIn(userId)
  const migrator = (await signedInAdmin({ permissions: ['data.migrate'] })).headers
  const visitAt = (instant: number) => ({ loc: 'apricot', vt: 'office', slot: slotText(instant) })
  const dateTo = new Date(now() + 20 * 24 * hour).toISOString().slice(0, 10)
  return {
    '/admin/5/migrate-facilities': { headers: migrator },
    '/admin/5/migrate-facilities/runs': { headers: migrator },
    '/contact/concierge': { fields: { relation: 'self' } },
    '/industry-partner': { fields: { kind: 'lab' } },
    '/association/onboarding': { headers: await associationManager() },
    '/association-management': { headers: await associationManager() },
    '/association-management/polls/new': { headers: await associationManager() },
    '/association-management/polls/edit': { headers: polls.headers, search: `?poll=${polls.draft}` },
    '/association-management/polls/poll': {
      ...{ headers: polls.headers, search: `?poll=${polls.draft}` },
      fields: { intent: 'schedule' },
    },
    '/api/telephony/:line/:step': { params: { line: 'nobody', step: 'incoming' } },
    '/association/:slug/my-link': { params: { slug: 'open-society' } },
    '/provider/4/dashboard/association': { headers, fields: { intent: 'apply', association: 'open-society' } },
    '/:token/association': {
      ...{ params: member, headers: { Cookie: await cookieFor(member) } },
      fields: { intent: 'leave' },
    },
    '/:token/association/code': { params: { token: (await link(ofMember)).token } },
    '/:token/association/access': { params: { token: (await link(ofMember)).token } },
    '/association-management/settings': { headers: await associationManager() },
    '/association-management/access': { headers: await associationManager() },
    '/association-management/ownership': {
      ...{ headers: await associationManager(), fields: { handover: 'a', answer: 'decline' } },
    },
    '/:token/invitation': await invitationLink(),
    '/association-management/endorsements': { headers: await associationManager() },
    '/association-management/notifications/new': { headers: await associationManager() },
    '/association-management/notifications/:announcement': await managedAnnouncement(),
    '/association-management/notifications/:announcement/edit': await managedAnnouncement(),
    '/association-management/events/scanners': {
      ...{ headers: await associationManager(), fields: { intent: 'offer', name: 'Door', device: '' } },
    },
    '/association-management/events/new': { headers: await associationManager() },
    '/association-management/events/:event': await managedEvent(),
    '/association-management/events/:event/edit': await managedEvent(),
    '/association-management/events/:event/door': await managedEvent(),
    '/association/:slug/events/:event': await publicEvent(),
    '/association-management/events/:event/greeters': await managedEvent(),
    '/:token/seat': await seatLink(),
    '/:token/door': {
      ...{ params: door, headers: { Cookie: await cookieFor(door) } },
      fields: { intent: 'checkin', registration: '', number: 'ABCD-EFGH-J' },
    },
    '/:token/door/code': { params: { token: (await doorLink()).token } },
    '/:token/door/access': { params: { token: (await doorLink()).token } },
    '/association-management/import': { headers: await associationManager() },
    '/association/:slug/join': { params: { slug: 'open-society' } },
    '/association/:slug/join/:token': { params: { slug: 'open-society', token: joining } },
    '/association-management/members': { headers: await associationManager() },
    '/association-management/members/new': { headers: await associationManager() },
    '/association-management/members/:member': await managedMember(),
    '/care-coordination/:uuid': {
      params: { uuid: (await patientCareLink()).token },
      ...{ search: '?form=message', fields: { body: 'Do I fast?' } },
    },
    '/provider/4/dashboard/care-coordination/create': { headers: await signedInCoordinator() },
    '/provider/4/onboarding': { search: '?step=names', headers },
    '/provider/4/dashboard/blog/preview': { fields: { body: '## A heading', locale: 'en-US' } },
    '/provider/4/dashboard/clinics/edit/personal': { search: '?part=names', headers },
    '/doctor/:specialty/:slug/appointment': {
      ...{ params: doctor, search: '?vt=office' },
      fields: { ...visitAt(startsAt + 2 * hour), visited: 'no' },
    },
    '/doctor/:specialty/:slug/appointment/hold': { params: doctor, fields: visitAt(startsAt + 3 * hour) },
    '/doctor/:specialty/waitlist': {
      params: { specialty: 'family-medicine' },
      fields: { area: '', dateFrom: dateTo, dateTo, parts: 'am', weekdays: '1', notice: '240' },
    },
    '/doctor/:specialty/:slug/waitlist': {
      params: doctor,
      fields: { loc: 'apricot', vt: 'office', dateFrom: dateTo, dateTo, parts: 'am', weekdays: '1', notice: '240' },
    },
    '/doctor/:specialty/:slug/report': { params: doctor },
    '/:token/code': { params: locked },
    '/:token/reply': { params: question, fields: { body: 'Thank you, that helps.' } },
    '/:token/time': { params: question, fields: { pick: 'none' } },
    '/:token/access': { params: locked },
    '/:token/confirmation': { params: open },
    '/:token/reschedule': { params: open, fields: { slot: slotText(startsAt + 4 * hour) } },
    '/:token/cancellation': { params: open },
    '/:token/renewal': { params: open },
    '/:token/feedback': { params: open, fields: { score: '4', understood: 'yes' } },
    '/:token/ticket': { params: open, fields: { channel: 'sms' } },
    '/:token/acceptance': { params: waiting },
    '/:token/refusal': { params: waiting },
    '/:token/verification': { params: verification },
    '/payment/simulated/:checkout': { params: { checkout: await simulatedCheckout() }, fields: { card: 'declines' } },
    '/payment/simulated/:subscription/card': {
      params: { subscription: await simulatedSubscription() },
      fields: { card: 'succeeds' },
    },
    '/my-plan': { fields: { step: 'forget' } },
    '/my-appointments/:token': { params: ownVisits },
    '/my-appointments/:token/opening': {
      ...{ params: ownVisits, headers: { Cookie: cookie } },
      fields: { visit: booked.appointmentId, entry: '' },
    },
    '/my-appointments/:token/end': { params: { token: ended } },
    '/provider/register': { search: '?npi=1234567893' },
    '/provider/invite/:token/register': { params: invite },
    '/provider/invite/:token/opening': { params: invite },
    '/provider/invite/:token/acceptance': { params: invite },
    '/provider/invite/:token/refusal': { params: invite },
    '/provider/4/forget-password/:token': { params: reset },
    '/api/messages/announcements/:token': { params: { token: optOutTokenOf(ofMember.subjectId) } },
    '/api/messages/opt-out/:token': { params: { token: optOutToken('patient@example.com') } },
  }
}
