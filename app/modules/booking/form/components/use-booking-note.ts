import { useTranslation } from 'react-i18next'
import type { BookingPage } from '../pages/booking-page.server.ts'

/**
 * What becomes of the form once it is sent, no more than can be promised: whether the clinic looks first depends on the visit and on who
 * comes, and at any visit on how many others they have.
 */
export function useBookingNote({ mode, visit, seen }: Pick<BookingPage, 'mode' | 'visit' | 'seen'>): string {
  const { t } = useTranslation('booking')
  if (mode === 'request' || visit === null) return t('note.request')
  const isReturning = visit.newPatients === 'returning_only' || (visit.newPatients === 'all' && seen === 'yes')
  const isLookedAt = visit.approval === 'manual' || (visit.approval === 'auto_returning' && !isReturning)
  if (isLookedAt) return t('note.approval')
  return t('note.live', { hours: Math.round(visit.cancelNoticeMinutes / 60) })
}
