import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, type Capability } from '#app/modules/accounts/capabilities.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { findProviderFacilities } from '#app/modules/directory/queries/provider-facilities.server.ts'
import type { DeskPowers } from '../visit-steps.ts'

/** A provider at a facility, as far as the desk may see it, and what may be done there. */
export type DeskProviderFacility = Readonly<{
  providerFacilityId: string
  providerId: string
  facilityId: string
  timeZone: string
  doctor: { slug: string; name: string; english: string }
  facility: { slug: string; name: string; acceptsWalkIn: boolean }
  powers: DeskPowers & {
    /** New visits, also of who comes without an appointment: there are none with a doctor who has left. */
    admit: boolean
    export: boolean
    block: boolean
    fitIn: boolean
    openClosed: boolean
    seeWaitlist: boolean
    serveWaitlist: boolean
    /** Gives times of its own; below that level there are requests, which are answered. */
    book: boolean
    repeat: boolean
    subscribe: boolean
    note: boolean
    /** Reads why a patient comes. */
    readReason: boolean
  }
}>

/**
 * The provider facilities of which somebody may read appointments: those of the own profile, and everybody at a facility
 * where they have a seat. In the order of facility and provider.
 */
export async function listDeskProviderFacilities(
  actor: ProviderActor,
  locale: Locale,
): Promise<DeskProviderFacility[]> {
  const seats = actor.seats.map(({ facilityId }) => facilityId)
  const rows = await findProviderFacilities({ providerId: actor.providerId, facilityIds: seats })
  return rows.flatMap((row) => {
    if (row.facilityStatus === 'closed') return []
    const subject = { facilityId: row.facilityId, providerId: row.providerId }
    if (!allows(actor, 'appointment.read', subject)) return []
    const names = displayName(row, locale)
    // Who has left a place reads what they had there; what is left to do there is done by who has a seat.
    const hasLeft = row.activeTo !== null
    const may = (capability: Capability) =>
      allows(actor, capability, hasLeft ? { facilityId: row.facilityId } : subject)
    const mayHere = (capability: Capability) => !hasLeft && may(capability)
    const manage = may('appointment.manage')
    return {
      providerFacilityId: row.id,
      providerId: row.providerId,
      facilityId: row.facilityId,
      timeZone: row.timeZone,
      doctor: { slug: row.providerSlug, name: names.main, english: `${row.legalFirst} ${row.legalLast}` },
      facility: {
        slug: row.facilitySlug,
        name: facilityName(row.facility, locale),
        acceptsWalkIn: row.acceptsWalkIn,
      },
      powers: {
        manage,
        admit: mayHere('appointment.manage'),
        markNoShow: may('appointment.mark_no_show'),
        undo: may('appointment.undo'),
        export: may('appointment.export'),
        fitIn: mayHere('appointment.fit_in'),
        openClosed: mayHere('appointment.open_closed'),
        block: mayHere('appointment.manage') && mayHere('schedule.edit'),
        book: mayHere('appointment.manage') && mayHere('schedule.read'),
        repeat: mayHere('appointment.repeat'),
        subscribe: mayHere('appointment.subscribe'),
        note: may('patient.note'),
        readReason: allows(actor, 'clinical.read', subject),
        seeWaitlist: may('waitlist.read'),
        serveWaitlist: mayHere('waitlist.manage'),
      },
    }
  })
}

/** What is not there and what is somebody else's look alike. @throws DomainError not_found `desk.NOT_FOUND` */
export function notAtThisDesk(): never {
  throw new DomainError('not_found', 'desk.NOT_FOUND')
}
