import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import type { ManagementHomeData } from '../pages/management-page.server.ts'

type ReturnedFormProps = { returned: NonNullable<ManagementHomeData['returned']>; answer: FormAnswer | undefined }

/** What a reviewer asks for, with room for the answer. */
export function ReturnedForm({ returned, answer }: ReturnedFormProps) {
  const { t } = useTranslation('association')
  const message = useProblem('association')
  const [, { evidence }] = useForm<{ evidence: string }>({
    id: 'answer',
    lastResult: answer?.submission,
    defaultValue: { evidence: returned.evidence },
  })
  const action = useHref(paths.associationHome())
  return (
    <Card as="section" labelledBy="returned" className="card__body stack">
      <h2 id="returned">{t('home.returned')}</h2>
      <p>{returned.note}</p>
      <ErrorSummary items={errorItems([evidence], message)} />
      <form method="post" action={action} className="stack" noValidate>
        <input type="hidden" name="intent" value="answer" />
        <FormField field={evidence} label={t('signup.evidence')} message={message}>
          {(control) => <TextArea {...control} rows={4} />}
        </FormField>
        <p>
          <Button>{t('home.answer')}</Button>
        </p>
      </form>
      <p>
        <Link to={paths.associationOnboarding({ step: 'proof' })}>{t('home.sendProof')}</Link>
      </p>
    </Card>
  )
}
