import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'

type ReasonFormProps = {
  to: string
  submit: string
  answer: FormAnswer | undefined
  /** Who reads the reason; without it, what is usual for health data. */
  hint?: string
  /** What else is sent. */
  hidden?: Readonly<Record<string, string | number>>
}

/** The form that takes a reason, and nothing else. */
export function ReasonForm({ to, submit, answer, hint, hidden = {} }: ReasonFormProps) {
  const { t } = useTranslation('admin')
  const say = useProblem('admin')
  const [, { reason }] = useForm<{ reason: string }>({ id: 'grant', lastResult: answer?.submission })
  return (
    <>
      <ErrorSummary items={errorItems([reason], say)} />
      <form method="post" action={useHref(to)} className="form" noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormField field={reason} label={t('grants.reason')} hint={hint ?? t('grants.reasonHint')} message={say}>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        <p>
          <Button>{submit}</Button>
        </p>
      </form>
    </>
  )
}
