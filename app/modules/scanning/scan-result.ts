import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import type { scanEvents } from '#drizzle/schema/practice/scanning.ts'

export type ScanEvent = Readonly<typeof scanEvents.$inferSelect>

/** Green: they may come in. Yellow: they were seen before. Red: not here, not now, or nobody's. */
export type Light = Exclude<ScanEvent['light'], 'undone'>

const scanReasons = {
  green: ['arrived', 'checked_in', 'envelope'],
  yellow: ['seen', 'handed_over'],
  red: [
    'unknown',
    'elsewhere',
    'canceled',
    'unconfirmed',
    'other_day',
    'early',
    'closed',
    'unpaid',
    'waiting',
    'changed',
    'too_late',
  ],
} as const satisfies Record<Light, readonly string[]>

export type ScanReason = (typeof scanReasons)[Light][number]

const everyReason: readonly ScanReason[] = [...scanReasons.green, ...scanReasons.yellow, ...scanReasons.red]

/** The reason of a row, which an older version may have written. */
export const reasonOf = ({ reason }: Pick<ScanEvent, 'reason'>): ScanReason =>
  everyReason.find((each) => each === reason) ?? 'unknown'

type Subject = Readonly<{
  subjectType: NonNullable<ScanEvent['subjectType']>
  subjectId: string
  facilityId: string | null
  associationId: string | null
}>

/** What a mode makes of a code: null is a code that it does not know. */
export type Seen = Readonly<{
  light: Light
  reason: ScanReason
  /** Whom it is about; null for somebody of elsewhere, of whom nothing is kept. */
  subject: Subject | null
  firstAt?: number
}>

/** Somebody of another clinic or association: that it is so, and nothing else. */
export const elsewhere: Seen = { light: 'red', reason: 'elsewhere', subject: null }

/** How long a scan is taken back, and how long its answer stands on the screen of a device that may be lost. */
export const undoMs = 5 * minuteMs

type Undoable = Pick<ScanEvent, 'light' | 'at' | 'isOffline' | 'mode'>

/** Whether a scan can still be taken back. That of an envelope has done nothing. What was told of later is put right at the desk: nobody stands at the device any more. */
export const isUndoable = ({ light, at, isOffline, mode }: Undoable, now: number): boolean =>
  light === 'green' && mode !== 'i693' && !isOffline && now - at <= undoMs

/** How long a device may keep a scan for itself, and by how much its clock may be ahead. */
const offlineMs = 24 * hourMs
const skewMs = 2 * minuteMs

/**
 * When a code was read: now, or the time that a device names which was offline. Null is too long ago, or nonsense.
 */
export function momentOf(
  { scannedAt, isOffline }: Readonly<{ scannedAt: number | null; isOffline: boolean }>,
  now: number,
) {
  if (!isOffline) return now
  if (scannedAt === null || now - scannedAt > offlineMs || scannedAt > now + skewMs) return null
  return Math.min(scannedAt, now)
}
