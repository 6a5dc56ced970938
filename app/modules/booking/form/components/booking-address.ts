import { paths } from '#app/paths.ts'
import type { BookingPage } from '../pages/booking-page.server.ts'

type Choices = { loc?: string; vt?: string; day?: string; from?: string; slot?: string }

/** The address of the booking page with these choices; provider facility and kind of visit stay unless they are among them. */
export function bookingAddress(
  { doctor, providerFacility, visit }: BookingPage,
  choices: Choices = {},
  anchor = '',
): string {
  const kept = { loc: providerFacility.slug, ...(visit ? { vt: visit.code } : {}), ...choices }
  const search = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''))
  return paths.appointment(doctor.specialtySlug, doctor.slug, search) + anchor
}
