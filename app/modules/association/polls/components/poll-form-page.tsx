import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { PollFormData, TypedPoll } from '../pages/form-page.server.ts'
import { BallotFields, QuestionFields, RuleFields, TimeFields } from './poll-fields.tsx'

type PollFormPageProps = { page: Omit<PollFormData, 'head'>; answer: FormAnswer | undefined }

/** Writes a draft: what is asked, how it is answered, by which rule it is decided, and when. */
export function PollFormPage({ page, answer }: PollFormPageProps) {
  const { t } = useTranslation('association-polls')
  const message = useProblem('association-polls')
  const { association, poll, version, isNew, typed } = page
  const [form, fields] = useForm<TypedPoll>({ id: 'poll', lastResult: answer?.submission, defaultValue: typed })
  const own = fields as Record<keyof TypedPoll, FormFieldMetadata>
  const sent = answer?.submission.initialValue
  const action = useHref(isNew ? paths.associationPollNew() : paths.associationPollEdit(poll))
  const parts = { fields: own, message, lists: page.lists }
  const isOtherChosen = answer?.submission.error?.association !== undefined
  return (
    <div className="stack">
      <p>
        <Link to={isNew ? paths.associationPolls() : paths.associationPoll(poll)}>{t('back')}</Link>
      </p>
      <PageHead title={t(isNew ? 'form.new' : 'form.edit')} />
      <form id={form.id} method="post" action={action} className="stack form" noValidate>
        <ErrorSummary
          items={errorItems(
            Object.keys(typed).map((name) => own[name as keyof TypedPoll]),
            message,
          )}
        />
        {answer?.isStale && <Banner tone="warning">{t('form.stale')}</Banner>}
        {isOtherChosen && <Banner tone="warning">{t('errors.otherChosen')}</Banner>}
        <input type="hidden" name="association" value={String(sent?.association ?? association)} />
        <input type="hidden" name="poll" value={String(sent?.poll ?? poll)} />
        <input type="hidden" name="version" value={String(sent?.version ?? version ?? '')} />
        <QuestionFields {...parts} />
        <BallotFields {...parts} />
        <RuleFields {...parts} />
        <TimeFields {...parts} />
        <p>
          <Button>{t('form.save')}</Button>
        </p>
      </form>
    </div>
  )
}
