import type { SubmissionResult } from '@conform-to/react'
import { json, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { WhenWords } from '#app/modules/booking/when-words.ts'
import type { OpenVisit } from '../queries/desk-visit.server.ts'
import { listVisitChoices, nearTimes, nextOpenTimes } from '../queries/desk-times.server.ts'
import { readWallTime } from '#app/core/calendar/zones.ts'

/** Sends a step's form back with what is to be put right. */
export function sendBackStep(submission: SubmissionResult<string[]>) {
  return json({ refusal: null, submission }, { status: 400, headers: privateHeaders })
}

/** The instant of a time that was chosen or typed at a place; null when there is no such time. */
export function instantOf(time: { startsAt: number } | { wall: string }, timeZone: string): number | null {
  return 'startsAt' in time ? time.startsAt : readWallTime(time.wall, timeZone)
}

export type OfferedTimes = {
  times: WhenWords[]
  visitTypes: { value: string; label: string }[]
}

/** Times that a visit could be given: near its own, else the next ones; and the visit types of its place. */
export async function offeredTimes({ row, place }: OpenVisit, locale: Locale): Promise<OfferedTimes> {
  const choices = await listVisitChoices([place], locale)
  const visitTypeId = row.visitTypeId ?? choices[0]?.visitTypeId
  const visitTypes = choices.map(({ value, name }) => ({ value, label: name }))
  if (!visitTypeId) return { times: [], visitTypes }
  const wanted = { placeId: place.providerFacilityId, visitTypeId, timeZone: place.timeZone }
  const times =
    row.startsAt === null
      ? await nextOpenTimes(wanted, locale)
      : await nearTimes(wanted, { id: row.id, startsAt: row.startsAt }, locale)
  return { times, visitTypes }
}
