import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems } from '#app/ui/forms/form-field.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Disclosure } from '#app/ui/sections/disclosure.tsx'
import { Tags } from '#app/ui/tag.tsx'
import { asksFirst, type CaseStep } from '../case-steps.ts'
import type { ForRecipient } from '../queries/linked-case.server.ts'
import { CarePairs, CaseStatusTag, UrgencyTag, useBirthDate, useMoment, useClinicWords } from './care-words.tsx'
import { LinkedDocuments, LinkedMessages, type LinkedProps } from './linked-cards.tsx'
import { VisitFields, WordsField } from './step-page.tsx'
import { TaskLine } from './tasks-card.tsx'

type ViewProps = LinkedProps<ForRecipient>
type Open = NonNullable<ForRecipient['open']>

/** One answer: a press, or a form under its name. */
function Answer({ token, step, answer }: { token: string; step: CaseStep; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const action = useHref(paths.carePublic(token, { form: step }))
  const field = fieldsOf(`step-${step}`, answer?.submission, {})
  const form = (
    <form method="post" action={action} className="stack stack--sm" noValidate>
      <ErrorSummary items={errorItems(['words', 'date', 'time'].map(field), message)} />
      {step === 'schedule' && <VisitFields field={field} message={message} hasOwnVisits={false} />}
      <WordsField step={step} field={field} message={message} />
      {step === 'decline' && <p className="muted small">{t('public.declineHint')}</p>}
      <p>
        <Button variant={asksFirst(step) ? 'line' : 'primary'}>{t(`steps.${step}`)}</Button>
      </p>
    </form>
  )
  if (!asksFirst(step)) return form
  return (
    <Disclosure summary={t(`steps.${step}`)} open={answer !== undefined}>
      {form}
    </Disclosure>
  )
}

function Request({ open, from }: { open: Open; from: string }) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  const birthDate = useBirthDate()
  const { patient } = open
  return (
    <PanelCard id="request" title={t('public.request')}>
      <div className="card__body stack stack--sm">
        <Tags>
          <CaseStatusTag status={open.status} /> <UrgencyTag urgency={open.urgency} />
        </Tags>
        <CarePairs
          rows={[
            [t('fields.from'), from],
            [t('fields.patient'), patient.nameZh ? `${patient.nameZh} (${patient.nameEn})` : patient.nameEn],
            [t('fields.birthDate'), birthDate(patient.birthDate)],
            [t('fields.phone'), patient.phone && formatPhone(patient.phone)],
            [t('fields.email'), patient.email],
            [t('fields.specialty'), open.specialty],
            [t('fields.reason'), open.reason],
            [t('fields.questions'), open.questions],
            [t('fields.visit'), open.visitAt === null ? null : moment(open.visitAt)],
            [t('fields.outcome'), open.outcome],
            [t('public.answerBy'), open.dueAt === null ? null : moment(open.dueAt)],
          ]}
        />
      </div>
    </PanelCard>
  )
}

function Answers({ token, open, sent }: { token: string; open: Open; sent: ViewProps['sent'] }) {
  const { t } = useTranslation('coordination')
  if (open.steps.length === 0) return null
  return (
    <PanelCard id="answers" title={t('public.answers')}>
      <div className="card__body stack">
        {open.steps.map((step) => (
          <Answer key={step} token={token} step={step} answer={sent(step)} />
        ))}
      </div>
    </PanelCard>
  )
}

/** Who referred and what became of it, where the record is not shown any more. */
function Shut({ shown: { shut, requester, phone } }: Pick<ViewProps, 'shown'>) {
  const { t } = useTranslation('coordination')
  const place = useClinicWords()
  return (
    <>
      <Banner tone="warning">
        {shut === null || shut === 'frozen' ? t('case.frozen') : t(`public.shut.${shut}`, { clinic: requester.clinic })}
      </Banner>
      <CarePairs
        rows={[
          [t('fields.from'), place(requester)],
          [t('fields.phone'), phone && formatPhone(phone)],
        ]}
      />
    </>
  )
}

/** A referral for a recipient without an account. */
export function RecipientView({ token, shown, messageId, documentId, sent }: ViewProps) {
  const { t } = useTranslation('coordination')
  const place = useClinicWords()
  const { open } = shown
  const heading = (
    <>
      <h1>{t('public.recipientTitle')}</h1>
      <p className="muted num">{t('public.reference', { reference: formatReference(shown.reference) })}</p>
    </>
  )
  if (open === null)
    return (
      <>
        {heading}
        <Shut shown={shown} />
      </>
    )
  return (
    <>
      {heading}
      <Request open={open} from={place(shown.requester)} />
      <Answers token={token} open={open} sent={sent} />
      {open.tasks.length > 0 && (
        <PanelCard id="tasks" title={t('tasks.heading')}>
          <ul className="card__body care-tasks">
            {open.tasks.map((task) => (
              <li key={task.id}>
                <TaskLine task={task} />
              </li>
            ))}
          </ul>
        </PanelCard>
      )}
      <LinkedMessages
        {...{ token, messageId, sent }}
        title={t('messages.clinics')}
        label={t('messages.toClinic')}
        messages={open.messages}
      />
      <LinkedDocuments {...{ token, documentId, sent }} documents={open.documents} mayAdd={!open.isEnded} />
    </>
  )
}
