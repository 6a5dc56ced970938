import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import type { I693Rule } from '#app/modules/library/immigration/rules.server.ts'
import type { RequirementState } from '#app/modules/library/immigration/requirements.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { stateTones } from './state-words.ts'

/** An age in completed months as people say it: months up to two years, then years. */
function useAge() {
  const { t } = useTranslation('exams')
  return (months: number) =>
    months < 24 || months % 12 !== 0 ? t('i693.months', { count: months }) : t('i693.years', { count: months / 12 })
}

function useAges(rule: I693Rule): string {
  const { t } = useTranslation('exams')
  const age = useAge()
  const { minMonths, minWeeks, maxMonths: last } = rule
  // The last month is included: "to 6 years 11 months" is before the seventh birthday.
  const before = last === null ? null : last + 1
  const from = minWeeks !== null ? t('i693.weeks', { count: minWeeks }) : minMonths ? age(minMonths) : null
  if (from !== null) {
    return before === null ? t('i693.from', { age: from }) : t('i693.between', { from, to: age(before) })
  }
  return before === null ? t('i693.anyAge') : t('i693.before', { age: age(before) })
}

function Line({ rule, state }: { rule: I693Rule; state: RequirementState | null }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const ages = useAges(rule)
  return (
    <tr data-rule={rule.id} className={classNames(rule.isRetired && 'rows__off')}>
      <th scope="row">
        {rule.name}
        {!isEnglish(locale) && rule.nameEn !== rule.name && (
          <Lang lang="en" className="rows__second">
            {rule.nameEn}
          </Lang>
        )}
      </th>
      <td data-label={t('i693.column.ages')}>{ages}</td>
      <td data-label={t('i693.column.state')} data-result="" hidden={state === null}>
        {state !== null && <Tag tone={stateTones[state]}>{t(`i693.state.${state}`)}</Tag>}
      </td>
      <td data-label={t('i693.column.note')}>
        <Unbroken text={rule.text} />
      </td>
    </tr>
  )
}

type RequirementsTableProps = {
  caption: string
  /** In the order to show; states are null until somebody has checked. */
  lines: readonly { rule: I693Rule; state: RequirementState | null }[]
}

/** Vaccines or tests with the ages at which they are asked; with the states of a check, or ready for the island to write them in. */
export function RequirementsTable({ caption, lines }: RequirementsTableProps) {
  const { t } = useTranslation('exams')
  const isChecked = lines.some(({ state }) => state !== null)
  return (
    <table className="rows" data-i693-table="">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('i693.column.what')}</th>
          <th scope="col">{t('i693.column.ages')}</th>
          <th scope="col" data-result="" hidden={!isChecked}>
            {t('i693.column.state')}
          </th>
          <th scope="col">{t('i693.column.note')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.rule.id} {...line} />
        ))}
      </tbody>
    </table>
  )
}
