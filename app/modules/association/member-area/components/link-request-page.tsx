import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

type LinkRequestPageProps = {
  slug: string
  name: string
  isSent: boolean
  isEnded: boolean
  answer: FormAnswer | undefined
}

/** Where a member asks for their personal link. */
export function LinkRequestPage({ slug, name, isSent, isEnded, answer }: LinkRequestPageProps) {
  const { t } = useTranslation('association-member')
  const say = useProblem('association-member')
  const [form, { email }] = useForm<{ email: string }>({ id: 'ask', lastResult: answer?.submission })
  const action = useHref(paths.memberLink(slug))
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('ask.title')}</h1>
      {isEnded && <Banner tone="info">{t('ask.ended')}</Banner>}
      {isSent ? (
        <Banner tone="success">{t('ask.sent')}</Banner>
      ) : (
        <form id={form.id} method="post" action={action} className="form" noValidate>
          <ErrorSummary items={errorItems([email], say)} />
          <p>{t('ask.lead', { name })}</p>
          <FormField field={email} label={t('ask.email')} message={say}>
            {(control) => <TextInput {...control} type="email" lang="en" autoComplete="email" />}
          </FormField>
          <div className="honeypot" aria-hidden="true">
            <Field id="website" label={t('ask.website')}>
              {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
            </Field>
          </div>
          <Button block>{t('ask.submit')}</Button>
        </form>
      )}
      <p>
        <Link to={paths.association(slug)}>{t('ask.back')}</Link>
      </p>
    </div>
  )
}
