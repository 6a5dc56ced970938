import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import type { SwitchData } from '../pages/phone-desk-page.server.ts'
import { lineStates } from '../ivr.ts'
import { PhoneTabs } from './phone-frame.tsx'

type SwitchFormProps = { slug: string; until: string; isSwitched: boolean; answer?: FormAnswer | undefined }

/** Switches the line at one press, until the time beside it. */
export function SwitchForm({ slug, until, isSwitched, answer }: SwitchFormProps) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const field = fieldsOf('switch', answer?.submission, { until })
  return (
    <form method="post" action={useHref(paths.phoneSwitch({ place: slug }))} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems([field('until')], message)} />
      <FormField field={field('until')} label={t('switch.until')} hint={t('hints.switch')} message={message}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="datetime-local" width="12" />}
      </FormField>
      <p className="row">
        {lineStates.map((state) => (
          <Button key={state} variant="line" name="to" value={state}>
            {t(`switch.to.${state}`)}
          </Button>
        ))}
        {isSwitched && (
          <Button variant="quiet" name="to" value="hours">
            {t('switch.to.hours')}
          </Button>
        )}
      </p>
    </form>
  )
}

/** The same alone, when its time was wrong. */
export function SwitchPage({ page: { clinic, until }, answer }: { page: SwitchData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  return (
    <div className="stack">
      <PageHead title={t('switch.title')} lead={clinic.name} />
      <PhoneTabs slug={clinic.slug} current="now" />
      <PanelCard id="switch" title={t('switch.title')}>
        <SwitchForm slug={clinic.slug} until={until} isSwitched answer={answer} />
      </PanelCard>
    </div>
  )
}
