import { useTranslation } from 'react-i18next'
import type { Enrollment } from '#app/modules/library/insurance/insurance.server.ts'
import { formatDay } from '#app/modules/library/reading/days.ts'
import { PhoneText } from '#app/modules/library/reading/phone-text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

function StateTag({ state }: { state: Enrollment['state'] }) {
  const { t } = useTranslation('exams')
  if (state.state === 'closed') return <Tag icon="clock">{t('insurance.enrollment.closed')}</Tag>
  return (
    <Tag tone="ok" icon="circle-check">
      {t(state.state === 'open' ? 'insurance.enrollment.open' : 'insurance.enrollment.allYear')}
    </Tag>
  )
}

function When({ state }: { state: Enrollment['state'] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  if (state.state === 'all_year') return <>{t('insurance.enrollment.anyDay')}</>
  if (state.state === 'open') {
    return <>{t('insurance.enrollment.until', { date: formatDay(state.closesOn, locale), count: state.daysLeft })}</>
  }
  return (
    <>
      {t('insurance.enrollment.next', {
        opens: formatDay(state.opensOn, locale),
        closes: formatDay(state.closesOn, locale),
      })}
    </>
  )
}

/** When one can enroll: what is open today, and when the rest opens next. */
export function EnrollmentCalendar({ periods }: { periods: readonly Enrollment[] }) {
  const { t } = useTranslation('exams')
  return (
    <table className="rows">
      <caption className="vh">{t('insurance.enrollment.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('insurance.enrollment.what')}</th>
          <th scope="col">{t('insurance.enrollment.now')}</th>
          <th scope="col">{t('insurance.enrollment.when')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.id}>
            <th scope="row">{period.name}</th>
            <td data-label={t('insurance.enrollment.now')}>
              <StateTag state={period.state} />
            </td>
            <td data-label={t('insurance.enrollment.when')}>
              <When state={period.state} />
              <span className="rows__second">
                <PhoneText text={period.note} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
