import { useTranslation } from 'react-i18next'
import { WeekdayBoxes } from '#app/modules/booking/schedule/components/weekday-boxes.tsx'
import type { SeriesState } from '#app/modules/desk/series/pages/series-page.server.ts'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

type Props = { state: SeriesState; errorOf: (field: string) => string | undefined }

/** How often, and until when. */
export function RuleFields({ state: { typed, isBooked }, errorOf }: Props) {
  const { t } = useTranslation('desk')
  return (
    <>
      <div className="series__rule">
        <Field id="every" label={t('series.every')} error={errorOf('every')}>
          {(control) => (
            <TextInput {...control} name="every" inputMode="numeric" width="4" numeric defaultValue={typed.every} />
          )}
        </Field>
        <Field id="unit" label={t('series.unit')}>
          {(control) => (
            <Select
              {...control}
              name="unit"
              defaultValue={typed.unit}
              options={(['week', 'day'] as const).map((value) => ({ value, label: t(`series.units.${value}`) }))}
            />
          )}
        </Field>
      </div>
      <Fieldset id="weekdays" legend={t('series.weekdays')} error={errorOf('weekdays')}>
        <WeekdayBoxes chosen={typed.weekdays} />
      </Fieldset>
      <Fieldset id="ends" legend={t('series.ends')}>
        <div className="series__rule">
          <RadioRow name="ends" value="count" defaultChecked={typed.ends !== 'until'}>
            {t('series.byCount')}
          </RadioRow>
          <Field
            id="count"
            label={t('series.count')}
            hint={isBooked ? t('series.withThis') : undefined}
            error={errorOf('count')}
          >
            {(control) => (
              <TextInput {...control} name="count" inputMode="numeric" width="4" numeric defaultValue={typed.count} />
            )}
          </Field>
        </div>
        <div className="series__rule">
          <RadioRow name="ends" value="until" defaultChecked={typed.ends === 'until'}>
            {t('series.byDate')}
          </RadioRow>
          <Field id="until" label={t('series.until')} error={errorOf('until')}>
            {(control) => <input {...control} type="date" name="until" className="in" defaultValue={typed.until} />}
          </Field>
        </div>
      </Fieldset>
    </>
  )
}
