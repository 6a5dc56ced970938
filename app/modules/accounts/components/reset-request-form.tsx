import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { asSentence } from './sentence.ts'

type ResetRequestFormProps = {
  /** Said the same for every name that was typed. */
  isAsked: boolean
  lastResult: SubmissionResult<string[]> | undefined
}

/** "Forgot your password?": a name, and a message to the e-mail address on file when there is such an account. */
export function ResetRequestForm({ isAsked, lastResult }: ResetRequestFormProps) {
  const { t } = useTranslation('accounts')
  const [, { loginUsername }] = useForm<{ loginUsername: string }>({ id: 'forgot', lastResult })
  return (
    <div className="stack">
      <ErrorSummary items={errorItems([loginUsername], asSentence)} />
      <div>
        <h1>{t('forgot.title')}</h1>
        <p className="muted">{t('forgot.lead')}</p>
      </div>
      {isAsked && !lastResult && <Banner tone="success">{t('forgot.asked')}</Banner>}
      <form method="post" action={useHref(paths.forgetPassword())} className="form" noValidate>
        <FormField field={loginUsername} label={t('forgot.username')} message={asSentence}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </FormField>
        <Button block>{t('forgot.submit')}</Button>
      </form>
      <p>
        <Link to={paths.login()}>{t('forgot.back')}</Link>
      </p>
    </div>
  )
}
