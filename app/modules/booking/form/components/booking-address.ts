import { paths } from '#app/paths.ts'
import type { BookingPage } from '../pages/booking-page.server.ts'

type Choices = { seen?: string; loc?: string; vt?: string; day?: string; from?: string; slot?: string }

/**
 * The address of the booking page with these choices; provider facility, kind of visit and whether the doctor was seen before stay unless they are
 * among them; an empty one is left out.
 */
export function bookingAddress(
  { doctor, providerFacility, visit, seen }: BookingPage,
  choices: Choices = {},
  anchor = '',
): string {
  const kept = {
    loc: providerFacility.slug,
    ...(seen ? { seen } : {}),
    ...(visit ? { vt: visit.code } : {}),
    ...choices,
  }
  const search = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''))
  return paths.appointment(doctor.specialtySlug, doctor.slug, search) + anchor
}
