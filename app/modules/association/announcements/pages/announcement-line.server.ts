import type { AssociationActor } from '#app/core/actor.ts'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { notFound } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import type { Announcement } from '../announcement-status.ts'
import { textFor } from '../announcement-text.ts'
import { findAnnouncementOf } from '../queries/announcement-rows.server.ts'

/** A day and time by New York's clocks. */
export const momentOf = (at: number, locale: Locale) =>
  ({ date: formatDate(at, locale), time: formatTime(at, newYork, locale) }) as const

/** An announcement as pages of the management name it. */
export function announcementLine(row: Announcement, locale: Locale) {
  const { id, status, segment, segmentStatus, channels, sendAt } = row
  const { title } = textFor(row, locale)
  const when = sendAt === null ? null : momentOf(sendAt, locale)
  return { id, status, segment, segmentStatus, channels, title, when }
}

export type AnnouncementLine = ReturnType<typeof announcementLine>

/** An announcement of the chosen association; the page of 404 for any other. */
export async function ownAnnouncement(actor: AssociationActor, id: string): Promise<Announcement> {
  const chosen = await readChosen(actor)
  return (await findAnnouncementOf(chosen.id, id)) ?? notFound()
}
