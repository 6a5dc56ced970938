import { addDays, mondayOf } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { takenIn } from '#app/modules/promotion/inventory.ts'
import type { Placement } from '#app/modules/promotion/placements.ts'
import { targetNames } from '#app/modules/promotion/queries/advertisers.server.ts'
import { readBooked } from '#app/modules/promotion/queries/inventory.server.ts'
import { rateOf, readRates } from '#app/modules/promotion/queries/rates.server.ts'

/** Weeks that the calendar shows, this one first. */
const shownWeeks = 12

/** How many campaigns have each week of a placement, by target; a target that nobody has is left out. */
export async function readCalendar(placement: Placement, locale: Locale) {
  const first = mondayOf(todayInNewYork())
  const { slots } = rateOf(await readRates(), placement)
  const booked = await readBooked(placement, first)
  const targets = [...new Set(booked.flatMap((each) => each.targets))]
  const names = await targetNames(targets, locale)
  const mondays = Array.from({ length: shownWeeks }, (_, week) => addDays(first, week * 7))
  const rows = targets.length === 0 ? (booked.length === 0 ? [] : [null]) : targets
  return {
    ...{ placement, slots, mondays },
    rows: rows.map((target) => ({
      target,
      name: target === null ? null : (names.get(target) ?? target),
      taken: mondays.map((monday) => takenIn(booked, monday, target)),
    })),
  }
}

export type PlacementCalendar = Awaited<ReturnType<typeof readCalendar>>
