import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { ShownSecret } from '../pages/second-factor-page.server.ts'
import { LeaveForm } from './code-page.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type EnrollmentPageProps = {
  action: string
  shown: ShownSecret
  submission: SubmissionResult<string[]> | null | undefined
}

/** Sets up the second factor: a secret to scan or to type, and the proof that an app has it. */
export function EnrollmentPage({ action, shown, submission }: EnrollmentPageProps) {
  const { t } = useTranslation('admin')
  const say = useProblem('admin')
  const [, { code }] = useForm<{ code: string; secret: string }>({ id: 'enrollment', lastResult: submission ?? null })
  return (
    <div className="stack">
      <ErrorSummary items={errorItems([code], say)} />
      <div>
        <h1>{t('secondFactor.enroll.title')}</h1>
        <p className="muted">{t('secondFactor.enroll.lead')}</p>
      </div>
      <p>
        <img src={shown.image} alt={t('secondFactor.enroll.image')} width={200} height={200} />
      </p>
      <p>
        {t('secondFactor.enroll.key')}
        <br />
        <b className="num" translate="no">
          {shown.groups}
        </b>
      </p>
      <form method="post" action={useHref(action)} className="form" noValidate>
        <input type="hidden" name="secret" value={shown.sealed} />
        <FormField field={code} label={t('secondFactor.code')} message={say}>
          {(control) => (
            <TextInput
              {...control}
              defaultValue=""
              width="12"
              numeric
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </FormField>
        <Button block>{t('secondFactor.enroll.submit')}</Button>
      </form>
      <LeaveForm />
    </div>
  )
}

/** The second factor is set up: the recovery codes, for this once, and the way on. */
export function EnrolledPage({ codes, next }: { codes: readonly string[]; next: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="stack">
      <h1>{t('secondFactor.codes.title')}</h1>
      <p>{t('secondFactor.codes.lead')}</p>
      <RecoveryCodeList codes={codes} next={next} />
    </div>
  )
}
