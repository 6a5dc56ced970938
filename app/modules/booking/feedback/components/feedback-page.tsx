import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { BackToTicket } from '#app/modules/booking/appointments/components/change-pages.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { languageAnswers, longestComment, scores } from '../forms.ts'
import type { Feedback } from '../queries/find-feedback.server.ts'

type FeedbackPageProps = {
  token: string
  /** Whose visit it was, and when, in words. */
  doctor: string
  date: string | null
  isOpen: boolean
  said: Feedback | null
  answer: FormAnswer | undefined
}

function FeedbackForm({ token, said, answer }: Pick<FeedbackPageProps, 'token' | 'said' | 'answer'>) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const [, { score, understood, comment }] = useForm<{ score: string; understood: string; comment: string }>({
    id: 'feedback',
    lastResult: answer?.submission,
    ...(said && {
      defaultValue: { score: String(said.score), understood: said.language ?? '', comment: said.comment ?? '' },
    }),
  })
  return (
    <>
      <ErrorSummary items={errorItems([{ id: 'score', errors: score.errors }, comment], say)} />
      <form method="post" action={useHref(paths.linkFeedback(token))} className="form" noValidate>
        <Fieldset id="score" legend={t('feedback.score')} error={fieldError(score, say)}>
          <RadioCards
            name="score"
            id="score-choice"
            defaultValue={score.initialValue}
            options={scores.map((value) => ({ value, label: t(`feedback.scores.${value}`) }))}
          />
        </Fieldset>
        <Fieldset id="understood" legend={t('feedback.language')} optional>
          <RadioCards
            name="understood"
            id="understood-choice"
            areShort
            defaultValue={understood.initialValue}
            options={languageAnswers.map((value) => ({ value, label: t(`feedback.languages.${value}`) }))}
          />
        </Fieldset>
        <FormField
          field={comment}
          label={t('feedback.comment')}
          hint={t('feedback.commentHint')}
          optional
          message={say}
        >
          {(control) => <TextArea {...control} rows={4} maxLength={longestComment} />}
        </FormField>
        <Button block>{t('feedback.send')}</Button>
      </form>
    </>
  )
}

/** How a visit was, said to the practice alone. */
export function FeedbackPage({ token, doctor, date, isOpen, said, answer }: FeedbackPageProps) {
  const { t } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('feedback.title')}</h1>
      <p className="lead">
        <b>{doctor}</b>
        {date && ` · ${date}`}
      </p>
      {isOpen ? (
        <>
          <p>{t('feedback.private')}</p>
          <Banner tone="info">{t('feedback.notMedical')}</Banner>
          <FeedbackForm token={token} said={said} answer={answer} />
        </>
      ) : (
        <p>{t('feedback.closed')}</p>
      )}
      <BackToTicket token={token} />
    </div>
  )
}
