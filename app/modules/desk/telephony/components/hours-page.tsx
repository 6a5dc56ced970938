import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatWeekday } from '#app/core/format/format.ts'
import { holidayNames, holidayPacks } from '#app/modules/booking/holidays/holidays.ts'
import { fieldsOf, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { wallOf } from '#app/modules/desk/clinic-panel/clinic-day.ts'
import { dayNames } from '../forms.ts'
import type { HoursData } from '../pages/parts-page.server.ts'
import { type FieldOf, PartForm } from './part-form.tsx'
import { SetUpPart } from './phone-frame.tsx'

/** Every holiday of the moon, then of the city, each once. */
const offered = [...new Set([...holidayPacks.lunar, ...holidayPacks.nyc])]

function OwnHours({ field, holidays }: { field: FieldOf; holidays: readonly string[] }) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const locale = useLocale()
  return (
    <>
      <p className="muted">{t('hints.periods')}</p>
      {dayNames.map((name, index) => (
        <FormField key={name} field={field(name)} label={formatWeekday(index + 1, locale)} message={message} optional>
          {(control) => <TextInput {...control} width="12" numeric autoComplete="off" />}
        </FormField>
      ))}
      <Fieldset id="holidays" legend={t('hours.holidays')} optional>
        {offered.map((code) => (
          <Checkbox key={code} name="holidays" value={code} defaultChecked={holidays.includes(code)}>
            {holidayNames[code][locale]}
          </Checkbox>
        ))}
      </Fieldset>
    </>
  )
}

/** When the line is open: with the clinic, or at hours of its own. */
export function HoursPage({ page, answer }: { page: HoursData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const { clinic, hours, version } = page
  const own = hours.mode === 'own' ? hours : null
  const days = dayNames.map((name, index) => {
    const periods = own?.week[String(index + 1)] ?? []
    return [name, periods.map(({ from, to }) => `${wallOf(from)}-${wallOf(to)}`).join(', ')] as const
  })
  const field = fieldsOf('hours', answer?.submission, { ...Object.fromEntries(days), mode: hours.mode })
  const mode = field('mode').defaultValue
  const holidays = answer ? sentList(answer.submission, 'holidays') : (own?.holidays ?? [])
  return (
    <SetUpPart clinic={clinic} title={t('hours.title')}>
      <PanelCard id="hours" title={t('hours.when')}>
        <PartForm
          action={paths.telephonyHours({ place: clinic.slug })}
          version={version}
          answer={answer}
          field={field}
          names={dayNames}
          stands={[[t('hours.title'), t(`hours.modes.${hours.mode}`)]]}
        >
          <Fieldset id="mode" legend={t('hours.mode')}>
            {(['clinic', 'own'] as const).map((each) => (
              <RadioRow key={each} name="mode" value={each} defaultChecked={mode === each}>
                {t(`hours.choices.${each}`)}
              </RadioRow>
            ))}
          </Fieldset>
          <OwnHours field={field} holidays={holidays} />
        </PartForm>
      </PanelCard>
    </SetUpPart>
  )
}
