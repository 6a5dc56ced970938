import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { paths } from '#app/paths.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { StepRefusal } from '#app/modules/desk/pages/step-page.server.ts'
import type { VisitPageData } from '#app/modules/desk/pages/visit-page.server.ts'
import type { PageStep } from '#app/modules/desk/step-nouns.ts'
import { StepFields } from './step-controls.tsx'
import { StatusTag } from './status-tag.tsx'
import { OverrideButton } from './time-question.tsx'
import { StepRefused, VisitFacts } from './visit-page.tsx'

/** What the action of a step's page answers when it was not taken. */
export type StepAnswer = { refusal: StepRefusal | null; submission: SubmissionResult<string[]> | null }

/** Says a message of the desk's forms: `desk:…` of this namespace, others of booking's. */
function useDeskProblem(): (key: string) => string {
  const ofDesk = useProblem('desk')
  const ofBooking = useProblem('booking')
  return (key) => (key.startsWith('desk:') ? ofDesk(key.slice('desk:'.length)) : ofBooking(key))
}

/** The first message of a field that was sent back. */
export function useAnswerError(answer: { submission: SubmissionResult<string[]> | null } | undefined) {
  const say = useDeskProblem()
  return (field: string): string | undefined => {
    const [key] = answer?.submission?.error?.[field] ?? []
    return key === undefined ? undefined : say(key)
  }
}

type StepFormProps = VisitPageData & {
  step: PageStep
  answer: StepAnswer | undefined
  /** Fields with an error, each with the id its line of the summary leads to. */
  errors: readonly { id: string; message: string | undefined }[]
  variant?: ButtonVariant
  children: ReactNode
}

/** A page that asks something before a step with a visit is taken. */
export function StepForm({
  step,
  visit,
  reason,
  facility,
  answer,
  errors,
  variant = 'primary',
  children,
}: StepFormProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskStep(visit.id, step))
  const isPossible = visit.steps.includes(step)
  return (
    <div className="desk">
      <ErrorSummary items={errors.flatMap(({ id, message }) => (message ? [{ id, message }] : []))} />
      {answer?.refusal && <StepRefused refusal={answer.refusal} />}
      <PageHead
        title={t(`stepPage.${step}`, { name: visit.patient.main })}
        actions={<StatusTag status={visit.status} />}
      />
      <div className="visit-page">
        <section className="panel" aria-label={t('visit.facts')}>
          <VisitFacts visit={visit} reason={reason} facility={facility} />
        </section>
        {isPossible ? (
          <form method="post" action={action} className="panel form">
            <StepFields version={visit.version} back={paths.deskVisit(visit.id)} />
            {children}
            <div className="row">
              <Button variant={variant}>{t(`stepPage.do.${step}`)}</Button>
              {(step === 'move' || step === 'approval') && (
                <OverrideButton question={answer?.refusal?.question ?? null} step={step} />
              )}
            </div>
          </form>
        ) : (
          <p className="panel">{t('stepPage.notNow')}</p>
        )}
      </div>
      <p>
        <Link to={paths.deskVisit(visit.id)} className="alone">
          {t('stepPage.back')}
        </Link>
      </p>
    </div>
  )
}
