import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { HeldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { lockContacts } from '#app/modules/notifications/commands/contact-standings.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import { hasOpenWaitlist } from '#app/modules/booking/queries/booking-rules.server.ts'
import { confirmAtDesk } from './confirmed-contacts.server.ts'
import type { DayPart } from '#app/modules/booking/slots/day-parts.ts'
import type { WaitlistEntry } from '../freed-slots.ts'
import { heldSubjectIds } from '#app/modules/booking/links/queries/held-links.server.ts'
import { confirmingToken, linkAddress, waitlistToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { hashOfNetwork } from '#app/modules/booking/holds/queries/network-share.server.ts'
import { knownPeople, patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import type { KnownPeople, People } from '#app/modules/booking/patients/people.ts'
import { findPatients, patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { Wishes } from '#app/modules/booking/slots/queries/first-available.server.ts'
import { findWaitable } from '#app/modules/booking/slots/queries/waitable.server.ts'
import { openStatuses } from '../waitlist-status.ts'

export type WaitlistInput = People &
  Readonly<{
    /** A provider, or null and a specialty, possibly in one neighborhood; a kind of visit is a provider's. */
    providerId: string | null
    specialtyId: string | null
    neighborhoodId: string | null
    visitTypeId: string | null
    /** Local dates "YYYY-MM-DD", both included. */
    dateFrom: string
    dateTo: string
    /** Empty is any. */
    parts: readonly DayPart[]
    weekdays: readonly number[]
    /** How long before the visit an offer must come. */
    noticeMinutes: number
    /** Links that the sender's browser has access to. */
    heldLinks?: HeldLinks
    /** The network that asks, as `networkOf` names it; left out, it is not counted. */
    network?: string
  }>

export type WaitlistResult = Readonly<{ entryId: string; manageToken: string }>

/**
 * Waits for a time that becomes free. A browser that has the link of an entry for the same provider or specialty changes
 * its wishes, and the entry keeps its turn. Anybody else gets an entry of this form's own, whoever waits already under
 * that name: what is found is told to the contact on file and to nobody else, by `tellOfMatches`. Times are offered once somebody who is
 * written to has shown that messages reach them: a message asks for that where the contact is not known to.
 * @throws DomainError `booking.INVALID_INPUT` (dates, or neither provider nor specialty), `booking.CLOSED` (the provider, or everybody of
 * the specialty who fits, keeps no waitlist anywhere), `booking.NOT_FOUND`
 */
export function joinWaitlist(input: WaitlistInput): Promise<WaitlistResult> {
  return withTransaction((tx) => joinIn(tx, input))
}

async function joinIn(tx: Transaction, input: WaitlistInput): Promise<WaitlistResult> {
  const { providerId, specialtyId, dateFrom, dateTo } = input
  if (providerId === null && specialtyId === null) refuse('INVALID_INPUT', { field: 'providerId' })
  if (!(dateFrom <= dateTo)) refuse('INVALID_INPUT', { field: 'dateTo' })
  if (providerId === null) await refuseUnwaitable(tx, { ...input, specialtyId: specialtyId! })
  else await refuseUnlisted(tx, providerId)
  const matchHash = patientHash(input)
  const alike = await findOpenEntries(tx, await patientIdsOf(tx, matchHash), input)
  const held = await heldSubjectIds(tx, input.heldLinks?.ids ?? [], 'waitlist_entry')
  const ownOnes = alike.filter(({ id }) => held.has(id))
  const own = await changedEntry(tx, ownOnes, input)
  const wishes = wishesOf(input)
  let entry: WaitlistEntry
  if (own) {
    entry = { ...own, ...wishes }
    await tx.update(waitlistEntries).set(wishes).where(eq(waitlistEntries.id, own.id))
  } else {
    const known = await knownPeople(tx, input, matchHash)
    const person = known.contact ?? known.patient
    const isDesk = input.actor?.type === 'staff'
    // All of them: a stranger who types their own address beside somebody's number is told nothing of how that number stands.
    const standings = await lockContacts(tx, person)
    const isConfirmed = standings.length > 0 && standings.every((standing) => standing.isConfirmed)
    const confirmedAt = isDesk || isConfirmed ? now() : null
    entry = newEntry(input, known, { ...wishes, confirmedAt, untoldBeside: alike[0]?.id ?? null })
    await tx.insert(waitlistEntries).values(entry)
    if (isDesk) await confirmAtDesk(tx, person)
    await tellOfJoining(tx, entry, person)
  }
  const manageToken = await waitlistToken(tx, entry)
  const actor = input.actor
    ? auditActor(input.actor)
    : ({ type: 'patient', id: entry.bookedById ?? entry.patientId } as const)
  const subject = { type: 'waitlist_entry', id: entry.id }
  const fields = Object.keys(wishes).filter((name) => name !== 'updatedAt')
  await recordAudit(tx, { actor, action: 'booking.waitlist_join', subject, fields })
  return { entryId: entry.id, manageToken }
}

function wishesOf(input: WaitlistInput) {
  const { dateFrom, dateTo, parts, weekdays, noticeMinutes, locale } = input
  const visitTypeId = input.providerId === null ? null : input.visitTypeId
  const updatedAt = now()
  return { visitTypeId, dateFrom, dateTo, parts: [...parts], weekdays: [...weekdays], noticeMinutes, locale, updatedAt }
}

function newEntry(
  input: WaitlistInput,
  { patient, contact }: KnownPeople,
  wishes: ReturnType<typeof wishesOf> & Pick<WaitlistEntry, 'confirmedAt' | 'untoldBeside'>,
): WaitlistEntry {
  return {
    ...wishes,
    ...scopeOf(input),
    id: newId(),
    patientId: patient.id,
    bookedById: contact?.id ?? null,
    networkHash: input.network === undefined ? null : hashOfNetwork(input.network),
    status: 'waiting',
    missedOffers: 0,
    offeredHoldId: null,
    offerExpiresAt: null,
    appointmentId: null,
    cancelReasonCode: null,
    createdAt: now(),
  }
}

const scopeOf = ({ providerId, specialtyId, neighborhoodId }: WaitlistInput) => ({
  providerId,
  specialtyId: providerId === null ? specialtyId : null,
  neighborhoodId,
})

/**
 * Tells of a new entry, each contact with a link of its own that shows nothing else got it. Where no contact is known to
 * be read the message asks to confirm. As much is written either way, so that nothing tells the two apart.
 */
async function tellOfJoining(tx: Transaction, entry: WaitlistEntry, { phone, email, locale }: Patient): Promise<void> {
  const template = entry.confirmedAt === null ? 'waitlist_confirm' : 'waitlist_joined'
  const recipient = { locale: isLocale(locale) ? locale : defaultLocale, phone, email }
  const subject = { type: 'waitlist_entry', id: entry.id }
  for (const channel of ['sms', 'email'] as const) {
    if (!(channel === 'sms' ? phone : email)) continue
    const link = linkAddress(await confirmingToken(tx, entry, channel), recipient.locale)
    await enqueueNotice(tx, { template, recipient, vars: { link }, subject, event: 'join', channels: [channel] })
  }
}

/**
 * Of the sender's own entries the one that the form changes. The language is part of what one waits for in a specialty, and it stands with
 * the patient of the entry: another language is another entry.
 */
async function changedEntry(
  tx: Transaction,
  own: readonly WaitlistEntry[],
  { providerId, languageId }: WaitlistInput,
): Promise<WaitlistEntry | undefined> {
  if (providerId !== null || own.length === 0) return own[0]
  const ids = own.map(({ patientId }) => patientId)
  const speaking = (await findPatients(tx, ids)).filter((patient) => patient.languageId === languageId)
  return own.find(({ patientId }) => speaking.some(({ id }) => id === patientId))
}

/** Nobody waits for a time that cannot come. */
async function refuseUnwaitable(tx: Transaction, wishes: Wishes): Promise<void> {
  if ((await findWaitable(tx, wishes)).length === 0) refuse('CLOSED')
}

async function refuseUnlisted(tx: Transaction, providerId: string): Promise<void> {
  const [row] = await tx.select({ status: providers.status }).from(providers).where(eq(providers.id, providerId))
  if (row?.status !== 'listed') refuse('NOT_FOUND')
  const found = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, providerId), eq(providerFacilities.isBookable, true)))
    .orderBy(asc(providerFacilities.id))
  const ids = found.map(({ id }) => id)
  if (ids.length > 0 && !(await hasOpenWaitlist(tx, ids))) refuse('CLOSED')
}

/** What some people wait for already in the same scope, those who have waited longest first. */
function findOpenEntries(
  tx: Transaction,
  patientIds: readonly string[],
  input: WaitlistInput,
): Promise<WaitlistEntry[]> {
  const { providerId, specialtyId, neighborhoodId } = scopeOf(input)
  const { providerId: provider, specialtyId: specialty, neighborhoodId: neighborhood } = waitlistEntries
  return tx
    .select()
    .from(waitlistEntries)
    .where(
      and(
        inArray(waitlistEntries.patientId, [...patientIds]),
        inArray(waitlistEntries.status, [...openStatuses]),
        providerId === null ? isNull(provider) : eq(provider, providerId),
        specialtyId === null ? isNull(specialty) : eq(specialty, specialtyId),
        neighborhoodId === null ? isNull(neighborhood) : eq(neighborhood, neighborhoodId),
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}
