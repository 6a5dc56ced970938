import { formatList } from '#app/core/format/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/ui/use-locale.ts'
import type { RuleValues, VisitTypeRow } from '../schedule-change.ts'
import { dateWords } from '../wall-words.ts'

type Named = Pick<VisitTypeRow, 'id' | 'name'>

/** What a period says besides its times: which weeks, from when to when, for what. */
export function useRuleNotes(visitTypes: readonly Named[], today: string): (rule: RuleValues) => string[] {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  return ({ starts, ends, everyWeeks, anchorDate, effectiveFrom, effectiveTo, visitTypeIds }) => [
    ...(ends < starts ? [t('week.nextDay')] : []),
    ...(everyWeeks > 1
      ? [
          anchorDate === null
            ? t('week.everyWeeks', { count: everyWeeks })
            : t('week.everyWeeksOf', { count: everyWeeks, date: dateWords(anchorDate, locale, today) }),
        ]
      : []),
    ...(effectiveFrom !== null && effectiveFrom > today
      ? [t('week.from', { date: dateWords(effectiveFrom, locale, today) })]
      : []),
    ...(effectiveTo !== null ? [t('week.until', { date: dateWords(effectiveTo, locale, today) })] : []),
    ...(visitTypeIds === null
      ? []
      : [
          t('week.only', {
            visits: formatList(
              visitTypeIds.flatMap((id) => visitTypes.find((each) => each.id === id)?.name[locale] ?? []),
              locale,
            ),
          }),
        ]),
  ]
}
