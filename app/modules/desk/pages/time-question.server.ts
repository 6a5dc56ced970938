import { formatInstantClock, formatShortDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { db } from '#app/core/database/database.server.ts'
import { judgeDeskTime } from '#app/modules/booking/holds/queries/desk-time.server.ts'
import { findVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import { kindsOf, rightToPass } from '#app/modules/booking/time-obstacles.ts'
import { overrideText } from '../desk-forms.ts'
import type { DeskProviderFacility } from '../queries/desk-provider-facilities.server.ts'
import { obstacleWords } from './obstacle-words.server.ts'

/** What stands against a time that somebody at the desk wants, and whether they may have it all the same. */
export type TimeQuestion = {
  /** "Nov 29, 3:20 AM, Dr. Chen": what would be booked. */
  when: string
  reasons: string[]
  /** What the button says that passes over them; null where somebody has the time, or for who has not got the right. */
  override: string | null
  /** Whether nothing but a right is missing: somebody else of the practice has it. */
  lacksRight: boolean
}

export type WantedAtDesk = Readonly<{
  visitTypeId: string | null
  startsAt: number
  /** The visit that is moved, or the hold that is the desk's to use. */
  except?: Readonly<{ appointmentId?: string; holdId?: string }>
}>

/** Refusals of a time that are explained. */
export const isAboutTime = (reason: string): reason is Extract<BookingReason, 'OUTSIDE_HOURS' | 'SLOT_TAKEN'> =>
  reason === 'OUTSIDE_HOURS' || reason === 'SLOT_TAKEN'

/** The question about a time that the write has just refused; null when nothing stands against it any more. */
export async function askAboutTime(
  providerFacility: DeskProviderFacility,
  { visitTypeId, startsAt, except = {} }: WantedAtDesk,
  locale: Locale,
): Promise<TimeQuestion | null> {
  const { timeZone, doctor, powers } = providerFacility
  const visitType = await findVisitType(db, visitTypeId)
  const { slot, obstacles } = await judgeDeskTime(db, { providerFacility, visitType, startsAt, except })
  if (obstacles.length === 0) return null
  const kinds = kindsOf(obstacles)
  const may = kinds.every((kind) => (rightToPass(kind) === 'appointment.fit_in' ? powers.fitIn : powers.openClosed))
  const clock = formatInstantClock(startsAt, timeZone, locale)
  return {
    when: `${formatShortDate(startsAt, locale, timeZone)} ${clock} · ${doctor.name}`,
    reasons: obstacleWords(obstacles, { startsAt, timeZone, doctor: doctor.name, locale }),
    override: slot !== null && may ? overrideText({ startsAt, kinds }) : null,
    lacksRight: slot !== null && !may,
  }
}
