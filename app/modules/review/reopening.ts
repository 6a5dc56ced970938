import { dayMs } from '#app/core/calendar/durations.ts'
import type { RequestKind, RequestStatus } from './request-queues.ts'

const reopenTime = 30 * dayMs

type Decided = {
  kind: RequestKind
  field: string
  status: RequestStatus
  decidedAt: number | null
  submitterType: string
}

/** Values that can be put back as they were; a person let in or a photo taken away cannot. */
const undone: readonly string[] = [
  'names',
  'bio',
  'credentials',
  'phone',
  'email',
  'wechat',
  'address',
  'facility_names',
  'identity',
]

/** Whether a decided request can be taken up again: within 30 days, and what was applied only where it can be put back. */
export function canReopen({ kind, field, status, decidedAt, submitterType }: Decided, at: number): boolean {
  if (decidedAt === null || at - decidedAt > reopenTime) return false
  // The files of a photo that was turned down are gone.
  if (status === 'rejected') return kind !== 'image'
  return status === 'applied' && submitterType === 'user' && undone.includes(field)
}
