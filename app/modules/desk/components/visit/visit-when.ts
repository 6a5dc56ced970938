import type { TFunction } from 'i18next'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'

/** When a visit is, in one line: 6月12日 13:30; of who came without a time that they did. */
export function visitWhen({ dateWords, time }: Pick<DeskVisit, 'dateWords' | 'time'>, t: TFunction<'desk'>): string {
  return [dateWords, time ?? t('card.walkIn')].filter(Boolean).join(' ')
}
