import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { CallUs } from './call-us.tsx'

type CodeRequestPageProps = {
  formKey: string
  /** Why the list is not shown any more, for who comes from it. */
  closed: 'time' | 'done' | null
  /** E.164. */
  phone: string
  answer: { submission: SubmissionResult<string[]>; wait: number | null } | undefined
}

/** Minutes that are said as such; what takes longer is another day's. */
const longestWait = 60

/** One field, a telephone number or an e-mail address, to which a code is sent. */
export function CodeRequestPage({ formKey, closed, phone, answer }: CodeRequestPageProps) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const initial = answer?.submission.initialValue ?? {}
  const [form, fields] = useForm<{ contact: string | undefined }>({ id: 'mine', lastResult: answer?.submission })
  const wait = answer?.wait ?? null
  return (
    <div className="wrap wrap--form stack private">
      <form id={form.id} method="post" action={useHref(paths.myAppointments())} className="form" noValidate>
        <ErrorSummary items={errorItems([fields.contact], say)} />
        <div className="stack">
          <h1>{t('mine.title')}</h1>
          {closed && !answer && <Banner tone="info">{t(`mine.closed.${closed}`)}</Banner>}
          {wait !== null && (
            <Banner tone="warning">{wait > longestWait ? t('mine.waitLong') : t('mine.wait', { count: wait })}</Banner>
          )}
          <p>{t('mine.lead')}</p>
        </div>
        <input type="hidden" name="key" value={String(initial.key ?? formKey)} />
        <FormField field={fields.contact} label={t('mine.contact')} hint={t('mine.contactHint')} message={say}>
          {(control) => (
            <TextInput
              {...control}
              lang="en"
              inputMode="email"
              autoComplete="tel"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </FormField>
        <div className="honeypot" aria-hidden="true">
          <Field id="website" label={t('honeypot')}>
            {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
          </Field>
        </div>
        <Button block>{t('mine.submit')}</Button>
      </form>
      <CallUs phone={phone} />
    </div>
  )
}
