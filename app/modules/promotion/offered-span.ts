import type { LocalDate } from '#app/core/calendar/dates.ts'
import { type Booked, firstFree, hasRoom, nextMonday, type Span } from './inventory.ts'
import { weeksAhead } from './placements.ts'

type Offered = Readonly<{ booked: readonly Booked[]; slots: number; today: LocalDate }>

/** The weeks that a campaign can still have: its own while they have not begun and there is room, else the first ones that are free. */
export function offeredSpan(wanted: Booked, { booked, slots, today }: Offered): Span | null {
  const { startsOn, endsOn } = wanted
  if (startsOn >= today && hasRoom(booked, wanted, slots)) return { startsOn, endsOn }
  return firstFree(booked, wanted, { slots, from: nextMonday(today), ahead: weeksAhead })
}
