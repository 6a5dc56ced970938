import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems } from '#app/ui/forms/form-field.tsx'
import { PasswordFields } from './password-fields.tsx'
import { asSentence } from './sentence.ts'

type NewPasswordFormProps = {
  /** Root-form path that takes the form. */
  action: string
  /** Whether the link from the message still works. */
  isValid: boolean
  lastResult: SubmissionResult<string[]> | undefined
}

/** A new password by the link from the message; of a link that has ended, how to get another. */
export function NewPasswordForm({ action, isValid, lastResult }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts')
  const [, { newPassword, confirmPassword }] = useForm<{ newPassword: string; confirmPassword: string }>({
    id: 'reset',
    lastResult,
  })
  const href = useHref(action)
  return (
    <div className="stack">
      {isValid && <ErrorSummary items={errorItems([newPassword, confirmPassword], asSentence)} />}
      <h1>{t('reset.title')}</h1>
      {isValid ? (
        <form method="post" action={href} className="form" noValidate>
          <PasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
          <Button block>{t('reset.submit')}</Button>
        </form>
      ) : (
        <>
          <Banner tone="warning">{t('reset.ended')}</Banner>
          <ButtonLink to={paths.forgetPassword()} block>
            {t('reset.again')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
