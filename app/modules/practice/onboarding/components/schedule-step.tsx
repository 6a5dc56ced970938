import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { controlId, fieldsOf, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { visitMinutes } from '../schedule-form.ts'
import { ProviderFacilityChoice } from './plans-step.tsx'
import type { StepProps } from './wizard-page.tsx'

const formId = 'first-schedule'
const weekdays = [1, 2, 3, 4, 5, 6, 7]

function FirstSchedule({ page, answerTo, skip }: StepProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const message = useProblem('practice')
  const sent = answerTo('schedule')?.submission
  const field = fieldsOf(formId, sent, { minutes: '30', starts: '09:00', ends: '17:00' })
  const days = sent ? sentList(sent, 'weekdays') : ['1', '2', '3', '4', '5']
  const items = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0] ? [{ id: controlId(formId, name), message: message(keys[0]) }] : [],
  )
  const action = useHref(
    paths.onboarding({ step: 'schedule', ...(page.providerFacility && { place: page.providerFacility.id }) }),
  )
  const time = (name: string) => (
    <FormField
      field={field(name)}
      label={t(`onboarding.times.${name.startsWith('starts') ? 'starts' : 'ends'}`)}
      message={message}
    >
      {(control) => <TextInput {...control} type="time" width="12" />}
    </FormField>
  )
  return (
    <form method="post" action={action} className="card__body stack" noValidate>
      <ErrorSummary items={items} />
      <p className="muted">{t('onboarding.scheduleHint')}</p>
      <FormField field={field('minutes')} label={t('onboarding.minutes')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={visitMinutes.map((count) => ({
              value: String(count),
              label: t('onboarding.minuteCount', { count }),
            }))}
          />
        )}
      </FormField>
      <Fieldset
        id={controlId(formId, 'weekdays')}
        legend={t('onboarding.weekdays')}
        error={fieldError(field('weekdays'), message)}
      >
        {weekdays.map((weekday) => (
          <Checkbox key={weekday} name="weekdays" value={weekday} defaultChecked={days.includes(String(weekday))}>
            {formatWeekday(weekday, locale)}
          </Checkbox>
        ))}
      </Fieldset>
      <div className="own-pairs">
        {time('starts')}
        {time('ends')}
      </div>
      <Fieldset id={`${formId}-second`} legend={t('onboarding.second')} optional>
        <div className="own-pairs">
          {time('starts2')}
          {time('ends2')}
        </div>
      </Fieldset>
      <p className="row">
        <Button>{t('onboarding.next')}</Button>
        {skip}
      </p>
    </form>
  )
}

/** Levels without live hours: patients ask for a time and the practice answers. */
function Requests({ page, skip }: StepProps) {
  const { t } = useTranslation('practice')
  const { providerFacility } = page
  const action = useHref(
    paths.onboarding({ step: 'requests', ...(providerFacility && { place: providerFacility.id }) }),
  )
  return (
    <form method="post" action={action} className="card__body stack">
      <p>{t('onboarding.requestsText')}</p>
      <Checkbox name="requests" value="on" defaultChecked={providerFacility?.isBookable ?? false}>
        {t('onboarding.requests')}
      </Checkbox>
      <p className="row">
        <Button>{t('onboarding.next')}</Button>
        {skip}
      </p>
    </form>
  )
}

/** When patients may come. Where hours are set already they are edited on the scheduling pages. */
export function ScheduleStep(props: StepProps) {
  const { t } = useTranslation('practice')
  const { page, skip } = props
  if (!page.providerFacility) {
    return (
      <div className="card__body stack">
        <p>
          {t('onboarding.facilityFirst')}{' '}
          <Link to={paths.onboarding({ step: 'locations' })}>{t('onboarding.addFacility')}</Link>
        </p>
        <p className="row">{skip}</p>
      </div>
    )
  }
  return (
    <>
      <ProviderFacilityChoice page={page} step="schedule" />
      {!page.isLive ? (
        <Requests {...props} />
      ) : page.hasHours ? (
        <div className="card__body stack">
          <p>{t('onboarding.hasHours')}</p>
          <p className="row">
            <ButtonLink to={paths.onboarding({ step: 'about' })}>{t('onboarding.forward')}</ButtonLink>
            <ButtonLink variant="line" to={paths.scheduling({ place: page.providerFacility.id })}>
              {t('facilities.schedule')}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <FirstSchedule {...props} />
      )}
    </>
  )
}
