import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select, type SelectGroup } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import type { Preferences } from '../preferences.ts'

type PreferencesPageProps = {
  /** What is remembered now. */
  preferences: Preferences
  plans: SelectGroup[]
  /** Where to go on, a path of ours. */
  back: string
  answer: { submission: SubmissionResult<string[]> } | undefined
}

/** One's plan and ZIP code, remembered by this browser when one says so, and forgotten with a press. */
export function PreferencesPage({ preferences, plans, back, answer }: PreferencesPageProps) {
  const { t } = useTranslation('directory')
  const say = useProblem('directory')
  const [form, fields] = useForm<{ plan: string | undefined; zip: string | undefined }>({
    id: 'own',
    lastResult: answer?.submission,
    defaultValue: { plan: preferences.plan ?? '', zip: preferences.zip ?? '' },
  })
  const isSet = preferences.plan !== null || preferences.zip !== null
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb items={[{ to: back, label: t('own.list') }]} current={t('own.title')} />
      <form id={form.id} method="post" action={useHref(paths.preferences())} className="form" noValidate>
        <ErrorSummary items={errorItems([fields.plan, fields.zip], say)} />
        <div className="stack">
          <h1>{t('own.title')}</h1>
          <p>{t('own.lead')}</p>
        </div>
        <input type="hidden" name="back" value={String(answer?.submission.initialValue?.back ?? back)} />
        <FormField field={fields.plan} label={t('own.plan')} hint={t('own.planHint')} message={say}>
          {(control) => <Select {...control} options={[{ value: '', label: t('own.noPlan') }, ...plans]} />}
        </FormField>
        <FormField field={fields.zip} label={t('own.zip')} hint={t('own.zipHint')} message={say}>
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="postal-code" maxLength={10} />}
        </FormField>
        <p className="muted">{t('own.privacy')}</p>
        <Button block name="step" value="save">
          {t('own.save')}
        </Button>
        {isSet && (
          <Button block variant="line" name="step" value="forget">
            {t('own.forget')}
          </Button>
        )}
      </form>
    </div>
  )
}
