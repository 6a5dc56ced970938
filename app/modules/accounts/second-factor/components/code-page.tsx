import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'

type CodePageProps = {
  /** Root-form path that takes the form; its query says where to go afterwards. */
  action: string
  /** Somebody who is in is asked again, before a dangerous deed. */
  isFresh: boolean
  /** What a demo administrator's app would show; null for everybody else. */
  demo: { code: string | null } | null
  answer: FormAnswer | undefined
}

/** Ends a sign-in half way. */
export function LeaveForm() {
  const { t } = useTranslation('admin')
  return (
    <form method="post" action={useHref(paths.adminLogout())}>
      <Button variant="quiet">{t('menu.signOut')}</Button>
    </form>
  )
}

/** Asks for the code of an app, or for a recovery code: one field takes both. */
export function CodePage({ action, isFresh, demo, answer }: CodePageProps) {
  const { t } = useTranslation('admin')
  const say = useProblem('admin')
  const [, { code }] = useForm<{ code: string }>({ id: 'second-factor', lastResult: answer?.submission })
  return (
    <div className="stack">
      <ErrorSummary items={errorItems([code], say)} />
      <div>
        <h1>{t('secondFactor.title')}</h1>
        <p className="muted">{isFresh ? t('secondFactor.fresh') : t('secondFactor.lead')}</p>
      </div>
      {demo && (
        <Banner tone="note">
          {demo.code === null ? t('secondFactor.demoWait') : t('secondFactor.demo', { code: demo.code })}
        </Banner>
      )}
      <form method="post" action={useHref(action)} className="form" noValidate>
        <FormField field={code} label={t('secondFactor.code')} hint={t('secondFactor.codeHint')} message={say}>
          {(control) => (
            <TextInput
              {...control}
              defaultValue=""
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <Button block>{t('secondFactor.submit')}</Button>
      </form>
      <LeaveForm />
    </div>
  )
}
