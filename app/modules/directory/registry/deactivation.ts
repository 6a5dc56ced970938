/** When the registry took a number out of use, and when it put it back if it did; "YYYY-MM-DD", the latest of each that any file gave. */
export type DeactivationDates = { deactivatedOn: string; reactivatedOn: string | null }

/** What two files say together, in whatever order they come. */
export function latestDates(one: DeactivationDates, other: DeactivationDates): DeactivationDates {
  return {
    deactivatedOn: one.deactivatedOn > other.deactivatedOn ? one.deactivatedOn : other.deactivatedOn,
    reactivatedOn: (one.reactivatedOn ?? '') > (other.reactivatedOn ?? '') ? one.reactivatedOn : other.reactivatedOn,
  }
}

/**
 * Whether a number is in use, by the newest of its dates: facts changed after the deactivation, or a reactivation that is
 * not older, say that it is. Facts of the day of the deactivation were the last ones.
 * @param updatedOn the registry's date of the newest facts known; null when there are none.
 */
export function isInUse(updatedOn: string | null, dates: DeactivationDates | undefined): boolean {
  if (!dates) return true
  return (updatedOn ?? '') > dates.deactivatedOn || (dates.reactivatedOn ?? '') >= dates.deactivatedOn
}
