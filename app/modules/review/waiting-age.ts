import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'

/** How long something has waited, as people say it: whole days, else hours, else minutes. */
export type WaitingAge = Readonly<{ unit: 'days' | 'hours' | 'minutes'; count: number }>

export function waitingAge(since: number, at: number): WaitingAge {
  const waited = Math.max(0, at - since)
  if (waited >= dayMs) return { unit: 'days', count: Math.floor(waited / dayMs) }
  if (waited >= hourMs) return { unit: 'hours', count: Math.floor(waited / hourMs) }
  return { unit: 'minutes', count: Math.floor(waited / minuteMs) }
}
