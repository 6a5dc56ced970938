import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ToastRegion } from '#app/ui/notices/toast.tsx'
import { PasswordFields } from './password-fields.tsx'
import { asSentence } from './sentence.ts'

type PasswordFormProps = {
  /** Root-form path that takes the form. */
  action: string
  /** For password managers: whose password it is. */
  email: string
  /** Nothing else can be reached before the password is changed. */
  isForced: boolean
  lastResult: SubmissionResult<string[]> | undefined
}

/** Changing the password of who is signed in. A refusal stands beside its field and, as specified, in a toast. */
export function PasswordForm({ action, email, isForced, lastResult }: PasswordFormProps) {
  const { t } = useTranslation('accounts')
  const [, fields] = useForm<{ currentPassword: string; newPassword: string; confirmPassword: string }>({
    id: 'password',
    lastResult,
  })
  const { currentPassword, newPassword, confirmPassword } = fields
  const [refusal] = Object.values(lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
  return (
    <div className="stack wrap--form">
      {refusal && <ToastRegion toasts={[{ tone: 'error', text: refusal }]} />}
      <ErrorSummary items={errorItems([currentPassword, newPassword, confirmPassword], asSentence)} />
      <h1>{t('password.title')}</h1>
      {isForced ? (
        <Banner tone="warning">{t('password.forced')}</Banner>
      ) : (
        <p className="muted">{t('password.lead')}</p>
      )}
      <form method="post" action={useHref(action)} className="form" noValidate data-call="password_change">
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <FormField field={currentPassword} label={t('password.current')} message={asSentence}>
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
        </FormField>
        <PasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
        <p className="row">
          <Button>{t('password.submit')}</Button>
        </p>
      </form>
    </div>
  )
}
