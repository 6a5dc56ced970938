import { quietUntil } from '#app/modules/notifications/quiet-hours.ts'
import type { Announcement } from './announcement-status.ts'

/** When an announcement goes out that is wanted at a time: what is mailed waits for the morning, a notice on a page wakes nobody. */
export const sendTimeOf = ({ channels }: Pick<Announcement, 'channels'>, at: number): number =>
  channels === 'in_app' ? at : (quietUntil(at) ?? at)
