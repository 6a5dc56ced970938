import type { BookingInput, BookingResult } from '../booking-input.ts'
import { findFirstAvailable, type Wishes } from '../queries/first-available.server.ts'
import { isRefusal, refuse } from '../refusal.ts'
import { bookAppointment } from './book-appointment.server.ts'

export type FirstAvailableInput = Wishes &
  Omit<BookingInput, 'providerFacilityId' | 'visitTypeId' | 'startsAt' | 'holderKey'>

/** Doctors tried one after the other, and how often they are looked up anew, when others are quicker. */
const mostDoctors = 5
const mostRounds = 3

/**
 * Books the earliest time of any doctor of a specialty, with wishes for area and language. Of a time that somebody else
 * takes in this moment the next is tried.
 * @throws DomainError `booking.SLOT_TAKEN` when there is no time, and as `bookAppointment`
 */
export async function bookFirstAvailable(input: FirstAvailableInput): Promise<BookingResult> {
  const { specialtyId, neighborhoodId, ...form } = input
  for (let round = 0; round < mostRounds; round++) {
    const times = await findFirstAvailable(input, mostDoctors)
    for (const { providerFacilityId, visitTypeId, startsAt } of times) {
      try {
        return await bookAppointment({ ...form, providerFacilityId, visitTypeId, startsAt, holderKey: null })
      } catch (error) {
        if (!isRefusal(error, 'SLOT_TAKEN', 'TOO_SOON', 'CLOSED', 'DUPLICATE_BOOKING')) throw error
      }
    }
  }
  refuse('SLOT_TAKEN', { specialtyId, neighborhoodId: neighborhoodId ?? 'all' })
}
