import { DomainError } from '#app/core/errors.ts'
import type { announcements, announcementStatuses } from '#drizzle/schema/association/announcements.ts'

export type Announcement = typeof announcements.$inferSelect

export type AnnouncementStatus = (typeof announcementStatuses)[number]

export type AnnouncementAction = 'edit' | 'schedule' | 'begin' | 'finish' | 'cancel'

/** The life of an announcement (product.md §3.8). What is not listed is refused: what is on its way cannot be called back. */
const steps: Record<AnnouncementAction, Partial<Record<AnnouncementStatus, AnnouncementStatus>>> = {
  edit: { draft: 'draft' },
  schedule: { draft: 'scheduled' },
  begin: { scheduled: 'sending' },
  finish: { sending: 'sent' },
  cancel: { draft: 'canceled', scheduled: 'canceled' },
}

/** The status after a step. @throws DomainError conflict `announcement.not_now` when there is no such step */
export function stepAnnouncement(from: AnnouncementStatus, action: AnnouncementAction): AnnouncementStatus {
  const to = steps[action][from]
  if (to === undefined) throw new DomainError('conflict', 'announcement.not_now')
  return to
}
