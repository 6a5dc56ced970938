import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
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
    const manage = allows(actor, 'appointment.manage', subject)
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
        markNoShow: allows(actor, 'appointment.mark_no_show', subject),
        undo: allows(actor, 'appointment.undo', subject),
        export: allows(actor, 'appointment.export', subject),
        fitIn: allows(actor, 'appointment.fit_in', subject),
        openClosed: allows(actor, 'appointment.open_closed', subject),
        block: manage && allows(actor, 'schedule.edit', subject),
        book: manage && allows(actor, 'schedule.read', subject),
        repeat: allows(actor, 'appointment.repeat', subject),
        subscribe: allows(actor, 'appointment.subscribe', subject),
        note: allows(actor, 'patient.note', subject),
        seeWaitlist: allows(actor, 'waitlist.read', subject),
        serveWaitlist: allows(actor, 'waitlist.manage', subject),
      },
    }
  })
}

/** What is not there and what is somebody else's look alike. @throws DomainError not_found `desk.NOT_FOUND` */
export function notAtThisDesk(): never {
  throw new DomainError('not_found', 'desk.NOT_FOUND')
}
