import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import type { SimulatorData } from '../pages/phone-desk-page.server.ts'
import { PhoneTabs } from './phone-frame.tsx'

/** Places a simulated call, which the desk then answers as any other. */
export function SimulatorPage({ page, answer }: { page: SimulatorData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const { clinic, lines } = page
  const action = useHref(paths.simulatedCall({ place: clinic.slug }))
  const field = fieldsOf('simulator', answer?.submission, { line: lines[0]?.id, from: '' })
  return (
    <div className="stack">
      <PageHead title={t('simulator.title')} lead={t('simulator.lead')} />
      <PhoneTabs slug={clinic.slug} current="now" />
      <PanelCard id="simulator" title={t('simulator.call')}>
        {lines.length === 0 ? (
          <p className="card__body muted">{t('lines.none')}</p>
        ) : (
          <form method="post" action={action} className="card__body stack" noValidate>
            <ErrorSummary items={errorItems([field('from')], message)} />
            <FormField field={field('line')} label={t('simulator.to')} message={message}>
              {({ maxLength: _maxLength, ...control }) => (
                <Select
                  {...control}
                  options={lines.map(({ id, number, label }) => ({
                    value: id,
                    label: `${label} ${formatPhone(number)}`,
                  }))}
                />
              )}
            </FormField>
            <FormField
              field={field('from')}
              label={t('simulator.from')}
              hint={t('hints.from')}
              message={message}
              optional
            >
              {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="off" />}
            </FormField>
            <p>
              <Button>{t('simulator.place')}</Button>
            </p>
          </form>
        )}
      </PanelCard>
    </div>
  )
}
