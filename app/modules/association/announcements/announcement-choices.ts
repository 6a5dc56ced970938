import type { announcementSegments, segmentStatuses } from '#drizzle/schema/association/announcements.ts'
import type { announcementChannels } from '#drizzle/schema/association/associations.ts'

/** What the form of an announcement offers, in the order in which it shows it. */
export const announcementChoices = {
  segments: ['all', 'officers', 'doctors', 'dues', 'status', 'event', 'chosen'],
  statuses: ['active', 'lapsed', 'applied', 'suspended'],
  channels: ['both', 'mail', 'in_app'],
} as const satisfies {
  segments: readonly (typeof announcementSegments)[number][]
  statuses: readonly (typeof segmentStatuses)[number][]
  channels: readonly (typeof announcementChannels)[number][]
}
