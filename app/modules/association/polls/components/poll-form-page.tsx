import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems } from '#app/ui/forms/form-field.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PollFormData, TypedPoll } from '../pages/form-page.server.ts'
import { OptionFields } from './option-fields.tsx'
import { BallotFields, QuestionFields, RuleFields, TimeFields } from './poll-fields.tsx'

type PollFormPageProps = { page: Omit<PollFormData, 'head'>; answer: FormAnswer | undefined }

/** Writes a draft: what is asked, how it is answered, by which rule it is decided, and when. */
export function PollFormPage({ page, answer }: PollFormPageProps) {
  const { t } = useTranslation('association-polls')
  const message = useProblem('association-polls')
  const { association, poll, version, isNew, typed } = page
  const [form, fields] = useForm<TypedPoll>({ id: 'poll', lastResult: answer?.submission, defaultValue: typed })
  // Conform makes each field when it is asked for by name: spreading them would leave nothing.
  const { options } = fields
  const rows = options.getFieldList().map((row) => row.getFieldset())
  const sent = answer?.submission.initialValue
  const action = useHref(isNew ? paths.associationPollNew() : paths.associationPollEdit(poll))
  const inOrder = Object.keys(typed).flatMap((name) =>
    name === 'options'
      ? [options, ...rows.flatMap(({ hans, hant, en }) => [hans, hant, en])]
      : [fields[name as Exclude<keyof TypedPoll, 'options'>]],
  )
  const parts = { fields, message, lists: page.lists }
  return (
    <div className="stack">
      <p>
        <Link to={isNew ? paths.associationPolls() : paths.associationPoll(poll)}>{t('back')}</Link>
      </p>
      <PageHead title={t(isNew ? 'form.new' : 'form.edit')} />
      <form id={form.id} method="post" action={action} className="stack" noValidate>
        {/* The Enter key presses a form's first button: not one that moves an option. */}
        <button className="vh" tabIndex={-1} aria-hidden="true">
          {t('form.save')}
        </button>
        <ErrorSummary items={errorItems(inOrder, message)} />
        <FormNotices answer={answer} stale={t('form.stale')} />
        <input type="hidden" name="association" value={String(sent?.association ?? association)} />
        <input type="hidden" name="poll" value={String(sent?.poll ?? poll)} />
        <input type="hidden" name="version" value={String(sent?.version ?? version ?? '')} />
        <QuestionFields {...parts} />
        <BallotFields {...parts}>
          <OptionFields {...{ field: options, rows, message, action }} />
        </BallotFields>
        <RuleFields {...parts} />
        <TimeFields {...parts} />
        <p>
          <Button>{t('form.save')}</Button>
        </p>
      </form>
    </div>
  )
}
