import { useTranslation } from 'react-i18next'
import type { ComplianceItemData } from '../pages/item-page.server.ts'
import { useDay } from './standing-words.tsx'

/** What is entered, as labels and words. */
export function useItemLines({ values }: Pick<ComplianceItemData, 'values'>): (readonly [string, string])[] {
  const { t } = useTranslation('compliance')
  const day = useDay()
  if (values === null) return [[t('fields.term'), t('status.missing')]]
  const { number, issued, expires, isWaived, waivedReason, note } = values
  const expiry = isWaived ? t('terms.waived') : expires === null ? t('terms.undated') : day(expires)
  return [
    [t('fields.number'), number ?? t('empty')],
    [t('fields.issued'), issued === null ? t('empty') : day(issued)],
    [t('fields.expires'), expiry],
    ...(isWaived ? [[t('fields.waivedReason'), waivedReason ?? t('empty')] as const] : []),
    [t('fields.note'), note ?? t('empty')],
  ]
}
