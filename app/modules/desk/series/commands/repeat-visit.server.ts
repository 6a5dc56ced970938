import type { ProviderActor } from '#app/core/actor.ts'
import {
  bookSeries,
  type SeriesResult,
  type SeriesVisit,
} from '#app/modules/booking/series/commands/book-series.server.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import type { DeskBooking } from '#app/modules/desk/booking-forms.ts'
import { answersOf, type Where } from '#app/modules/desk/commands/book-at-desk.server.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import type { OpenVisit } from '#app/modules/desk/queries/desk-visit.server.ts'

type Booked = Readonly<{ idempotencyKey: string; visits: readonly SeriesVisit[] }>

/**
 * Books what follows a visit, for its own patient.
 * @throws DomainError as `bookSeries`; forbidden `desk.NOT_ALLOWED`
 */
export async function repeatVisit(actor: ProviderActor, open: OpenVisit, booked: Booked): Promise<SeriesResult> {
  const subject = { type: 'appointment', id: open.row.id }
  const staff =
    staffActor(actor, 'appointment.repeat', open.providerFacility) ??
    (await refuseAtDesk(actor, { action: 'booking.appointment_book', subject }))
  return bookSeries({ ...booked, actor: staff, repeats: open.row.id })
}

/**
 * Books a series for whom the form of a booking names.
 * @throws DomainError as `bookSeries`; forbidden `desk.NOT_ALLOWED`; not_found `desk.NOT_FOUND`
 */
export async function bookSeriesAtDesk(
  actor: ProviderActor,
  form: DeskBooking,
  where: Where,
  booked: Booked,
): Promise<SeriesResult> {
  const subject = { type: 'facility', id: where.providerFacility.facilityId }
  const staff =
    staffActor(actor, 'appointment.repeat', where.providerFacility) ??
    (await refuseAtDesk(actor, { action: 'booking.appointment_book', subject }))
  const answers = { ...(await answersOf(form, where)), visitTypeId: where.visit.visitTypeId }
  return bookSeries({ ...booked, actor: staff, form: answers })
}

/** Who moves or cancels visits that follow one. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function followingStaff(
  actor: ProviderActor,
  open: OpenVisit,
  action: 'booking.appointment_cancel' | 'booking.appointment_move',
): Promise<StaffActor> {
  const staff = staffActor(actor, 'appointment.manage', open.providerFacility)
  return staff ?? refuseAtDesk(actor, { action, subject: { type: 'appointment', id: open.row.id } })
}
