import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SessionScope } from '#app/core/actor.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ToastRegion } from '#app/ui/notices/toast.tsx'
import type { SignInAnswer } from '../pages/sign-in-page.server.ts'
import { asSentence } from './sentence.ts'

const titles = { provider: 'login.title', association: 'login.associationTitle', admin: 'login.adminTitle' } as const

type SignInFormProps = {
  /** Root-form path that takes the form; its query says where to go afterwards. */
  action: string
  /** A page with health data asked for the password again. */
  isIdle: boolean
  /** A form came after its session had ended. */
  isFormKept: boolean
  answer: SignInAnswer | undefined
  area: SessionScope
}

/** The login of an area: the administration remembers nobody and nobody registers there. Works as a plain form; a refusal stands beside its field and, as specified, in a toast. */
export function SignInForm({ action, isIdle, isFormKept, answer, area }: SignInFormProps) {
  const { t } = useTranslation('accounts')
  const isProvider = area === 'provider'
  const [, fields] = useForm<{ loginUsername: string; loginPassword: string; loginRememberMe: string }>({
    id: 'login',
    lastResult: answer?.submission,
  })
  const { loginUsername, loginPassword, loginRememberMe } = fields
  return (
    <div className="stack">
      {answer && <ToastRegion toasts={[{ tone: 'error', text: answer.toast }]} />}
      <ErrorSummary items={errorItems([loginUsername, loginPassword], asSentence)} />
      <div>
        <h1>{t(titles[area])}</h1>
        {isProvider && <p className="muted">{t('login.lead')}</p>}
      </div>
      {isFormKept && !answer && <Banner tone="warning">{t('login.kept')}</Banner>}
      {isIdle && !isFormKept && !answer && (
        <Banner tone="warning">{isProvider ? t('login.idle') : t('login.adminIdle')}</Banner>
      )}
      <form
        method="post"
        action={useHref(action)}
        className="form"
        noValidate
        data-call="sign_in"
        data-outcome={answer?.status}
      >
        <FormField field={loginUsername} label={t('login.username')} message={asSentence}>
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
        <FormField field={loginPassword} label={t('login.password')} message={asSentence}>
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
        </FormField>
        {area !== 'admin' && (
          <Checkbox name={loginRememberMe.name} defaultChecked={loginRememberMe.initialValue === 'on'}>
            {t('login.remember')}
          </Checkbox>
        )}
        <Button block>{t('login.submit')}</Button>
      </form>
      <p className="row justify-between">
        <Link to={paths.forgetPassword()}>{t('login.forgot')}</Link>
        {isProvider && <Link to={paths.register()}>{t('login.register')}</Link>}
        {area === 'association' && <Link to={paths.associationSignup()}>{t('login.signUp')}</Link>}
      </p>
    </div>
  )
}
