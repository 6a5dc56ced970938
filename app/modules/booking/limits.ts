/** The numbers of booking policy. A visit type's own columns stand above the defaults. */

export const visitTypeDefaults = {
  /** Minutes between now and the earliest start (product design, visit type: lead_min). */
  leadMinutes: 120,
  /** Local days ahead that can be booked (product design, visit type: horizon_days). */
  horizonDays: 60,
  /** Minutes before the start until which a patient may cancel: four hours, as other practices commonly set it. */
  cancelNoticeMinutes: 240,
  /** The same for choosing another time. */
  rescheduleNoticeMinutes: 240,
  /** Times a patient may move one visit (product design, visit type: max_reschedules). */
  maxReschedules: 3,
} as const

/** How long a time is kept for somebody who fills in the form (product design: slots). */
export const holdMinutes = 10

/** A waitlist offer is exclusive for this long (product design: waitlist) … */
export const offerMinutes = 30
/** … or for this long when the visit starts in less than `nearOfferMinutes`. */
export const nearOfferMinutes = 10
export const nearVisitMinutes = 240
/** Offers that ran out unanswered before an entry is paused (waitlist states). */
export const maxMissedOffers = 3

/** Local days, today included, among which somebody who waits chooses the first and the last. */
export const waitableDays = 90
/** Local days, tomorrow first, among which somebody wishes for the time of a visit that the clinic sets. */
export const wishableDays = 28

/** Waitlist entries of one person that are offered times; what they join beyond waits until they leave one. */
export const mostEntriesOfPerson = 5

/** Minutes of the local day between which nobody is written to, over midnight: 21:00 to 08:00 (waitlist, quiet hours). */
export const quietHours = { from: 21 * 60, to: 8 * 60 } as const

/** Active appointments of one patient with one provider on one local day (booking form: limits). */
export const activePerPatientProviderDay = 1
/**
 * What one network may keep from others of a provider's times at once, by holds and waitlist offers together: a third of
 * the next six open days, so that a library or a clinic's own Wi-Fi books freely and nobody empties a calendar …
 */
export const mostKeptShare = 1 / 3
export const sharedOpenDays = 6
/** … and always as many as a small family chooses among. */
export const fewestKeptTimes = 3

/** Coming visits that one telephone number or e-mail address may have at all clinics before a person approves the next. */
export const mostLiveVisits = 5
/** People whom one booker may bring to a clinic on one day: together they count as one visit. */
export const mostInFamily = 6

/** Unconfirmed appointments that one phone number may make in a week (booking form: limits). */
export const pendingPerPhoneWeek = 3

/** Staff and the scanner check in from this long before the start (appointment states). */
export const checkInMinutesBefore = 90
/** Days after its end for which a patient can say how a visit was, and change it. */
export const feedbackDays = 30
/** Nobody is a no-show earlier than this after the start (appointment states). */
export const noShowMinutesAfter = 15
/** An unattended visit becomes a no-show by itself this long after the end of its local day, where a provider facility wants that. */
export const autoNoShowHoursAfterDay = 12
/**
 * … and not when it began longer ago: where a practice first wants that, or a server has stood still, visits of long ago stay as
 * they are. Nobody remembers whether their patients came, and two missed ones mark a patient's next visit. Over a long weekend
 * the days still add up.
 */
export const autoNoShowDays = 5
/** A manager may take a step back for this long (appointment states). */
export const undoHours = 24
/** What a scanner has checked in is taken back there for this long (scanner). */
export const scanUndoMinutes = 5
/** A request for a time is answered within this many business hours (appointment states). */
export const answerBusinessHours = 24
