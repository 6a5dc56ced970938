import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatWeekday } from '#app/core/format/format.ts'
import { hoursNames, isHoursName, weekdayOf } from '#app/modules/directory/typed-hours.ts'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ClinicHoursData } from '../queries/clinic-hours.server.ts'

const formId = 'opening'

/** What stands now, when somebody was quicker. */
function Stale({ values }: Pick<ClinicHoursData, 'values'>) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  return (
    <div role="alert">
      <Banner tone="warning">
        <p>
          <b>{t('profile.stale.title')}</b>
        </p>
        <ul className="plain">
          {hoursNames.map((name) => (
            <li key={name}>
              {t('facilities.dayTimes', {
                days: formatWeekday(weekdayOf(name), locale),
                times: values[name] || t('clinic.closed'),
              })}
            </li>
          ))}
        </ul>
        <p>{t('profile.stale.next')}</p>
      </Banner>
    </div>
  )
}

type ClinicHoursPageProps = { clinic: ClinicHoursData; answer: FormAnswer | undefined }

/** The opening hours that patients see, a line for each day. */
export function ClinicHoursPage({ clinic, answer }: ClinicHoursPageProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const message = useProblem('practice')
  const sent = answer?.submission
  const field = fieldsOf(formId, sent, clinic.values)
  const items = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0]
      ? [
          {
            id: controlId(formId, name),
            message: isHoursName(name)
              ? t('facilities.dayTimes', { days: formatWeekday(weekdayOf(name), locale), times: message(keys[0]) })
              : message(keys[0]),
          },
        ]
      : [],
  )
  return (
    <>
      <p>
        <Link to={paths.clinicAt(clinic.slug)}>{t('clinic.back')}</Link>
      </p>
      <PageHead title={t('clinic.hoursTitle')} lead={clinic.name} />
      <PanelCard id="week" title={t('facilities.hours')}>
        <form method="post" action={useHref(paths.clinicHours(clinic.slug))} className="card__body stack" noValidate>
          <ErrorSummary items={items} />
          {answer?.isStale && <Stale values={clinic.values} />}
          <input type="hidden" name="basis" value={clinic.basis} />
          <p className="muted">{t('clinic.hoursHint')}</p>
          <div className="own-pairs">
            {hoursNames.map((name) => (
              <FormField
                key={name}
                field={field(name)}
                label={formatWeekday(weekdayOf(name), locale)}
                message={message}
              >
                {(control) => <TextInput {...control} type="text" width="full" autoComplete="off" />}
              </FormField>
            ))}
          </div>
          <p className="muted">{t('clinic.hoursOfDoctors')}</p>
          <p>
            <Button>{t('profile.save')}</Button>
          </p>
        </form>
      </PanelCard>
    </>
  )
}
