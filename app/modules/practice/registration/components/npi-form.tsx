import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { NpiProblem } from '../queries/register-page.server.ts'

export function RegisterHead({ step }: { step: number }) {
  const { t } = useTranslation('practice')
  return (
    <>
      <Breadcrumb items={[{ to: paths.provider(), label: t('entry.title') }]} current={t('register.title')} />
      <Stepper
        label={t('register.steps.label')}
        steps={[t('register.steps.npi'), t('register.steps.account'), t('register.steps.check')]}
        current={step}
      />
      <h1>{t('register.title')}</h1>
    </>
  )
}

/** The first question: the NPI. By GET, so that the answer is an address and nothing has been written yet. */
export function NpiForm({ npi, problem }: { npi: string; problem: NpiProblem | null }) {
  const { t } = useTranslation('practice')
  const error = problem ? t(`errors.${problem}`) : undefined
  return (
    <div className="wrap wrap--form stack">
      <RegisterHead step={0} />
      <ErrorSummary items={error ? [{ id: 'npi', message: error }] : []} />
      <p className="lead">{t('register.lead')}</p>
      <form method="get" action={useHref(paths.register())} className="stack" noValidate>
        <Field id="npi" label={t('register.npi')} hint={t('register.npiHint')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name="npi"
              width="12"
              numeric
              inputMode="numeric"
              defaultValue={npi}
              maxLength={20}
            />
          )}
        </Field>
        <Button>{t('register.continue')}</Button>
      </form>
      <p className="muted">
        {t('register.staff')} <Link to={paths.login()}>{t('register.signIn')}</Link>
      </p>
    </div>
  )
}
