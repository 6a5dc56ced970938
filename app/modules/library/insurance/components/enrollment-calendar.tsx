import { useTranslation } from 'react-i18next'
import { formatDay } from '#app/core/format/format.ts'
import type { Enrollment } from '#app/modules/library/insurance/insurance.server.ts'
import { PhoneText } from '#app/modules/library/reading/phone-text.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'

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
    return (
      <Unbroken
        text={t('insurance.enrollment.until', { date: formatDay(state.closesOn, locale), count: state.daysLeft })}
      />
    )
  }
  return (
    <Unbroken
      text={t('insurance.enrollment.next', {
        opens: formatDay(state.opensOn, locale),
        closes: formatDay(state.closesOn, locale),
      })}
    />
  )
}

/** When one can enroll: what is open today, and when the rest opens next; each opens to its rules. */
export function EnrollmentCalendar({ periods }: { periods: readonly Enrollment[] }) {
  return (
    <Disclosures>
      {periods.map(({ id, name, note, state }) => (
        <Disclosure
          key={id}
          summary={name}
          detail={
            <span className="open-now">
              <StateTag state={state} />{' '}
              <span>
                <When state={state} />
              </span>
            </span>
          }
        >
          <p className="measure">
            <PhoneText text={note} />
          </p>
        </Disclosure>
      ))}
    </Disclosures>
  )
}
