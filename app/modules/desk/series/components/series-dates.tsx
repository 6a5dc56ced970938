import { useTranslation } from 'react-i18next'
import type { SeriesRow } from '#app/modules/desk/series/pages/series-rows.server.ts'
import { decisionText } from '#app/modules/desk/series/series-forms.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'

/** Each date of a series with what stands against it, and a select with the answers; one that has none is shown to be open. */
export function SeriesDates({ rows, isOpen }: { rows: readonly SeriesRow[]; isOpen: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <ol className="series">
      {rows.map(({ ref, when, from, reasons, options, chosen }, index) => (
        <li key={ref} className={reasons.length > 0 ? 'series__asks' : undefined}>
          <Field
            id={`date-${index}`}
            label={from === null ? when : t('series.fromTo', { from, to: when })}
            hint={reasons.length === 0 ? undefined : reasons.join(' ')}
            error={isOpen && chosen === null ? t('errors.seriesChoice') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                name="choice"
                // A page that comes back with other answers is another question.
                key={`${chosen} ${options.length}`}
                defaultValue={chosen ?? decisionText(ref, { kind: 'open' })}
                options={[
                  ...(chosen === null
                    ? [{ value: decisionText(ref, { kind: 'open' }), label: t('series.choose') }]
                    : []),
                  ...options,
                ]}
              />
            )}
          </Field>
        </li>
      ))}
    </ol>
  )
}

/** The ids of the dates that nobody has decided about, for the summary of errors. */
export const openDates = (rows: readonly SeriesRow[]) =>
  rows.flatMap(({ chosen }, index) => (chosen === null ? [`date-${index}`] : []))
