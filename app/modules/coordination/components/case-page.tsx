import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { asksFirst } from '../case-steps.ts'
import type { CasePageData } from '../pages/case-page.server.ts'
import { CarePairs, CaseStatusTag, UrgencyTag, useBirthDate, useMoment, useClinicWords } from './care-words.tsx'
import { ConsentCard } from './consent-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { MessagesCard } from './messages-card.tsx'
import { TasksCard } from './tasks-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

type Open = NonNullable<CasePageData['open']>
type Head = CasePageData['head']

/** Who the patient is, what for and to whom. */
function FactsCard({ page, open }: { page: CasePageData; open: Open }) {
  const { t } = useTranslation('coordination')
  const place = useClinicWords()
  const moment = useMoment()
  const birthDate = useBirthDate()
  const { patient, outside } = open
  const { head, names } = page
  return (
    <PanelCard id="facts" title={t('case.facts')}>
      <div className="card__body">
        <CarePairs
          rows={[
            [t('fields.patient'), patient.nameZh ? `${patient.nameZh} (${patient.nameEn})` : patient.nameEn],
            [t('fields.birthDate'), birthDate(patient.birthDate)],
            [t('fields.phone'), patient.phone && formatPhone(patient.phone)],
            [t('fields.email'), patient.email],
            [t('fields.from'), place(names.requester)],
            [t('fields.to'), place(names.recipient)],
            [t('fields.outsideEmail'), outside?.email ?? null],
            [t('fields.outsideFax'), outside?.fax ? formatPhone(outside.fax) : null],
            [t('fields.specialty'), names.specialty],
            [t('fields.reason'), open.reason],
            [t('fields.questions'), open.questions],
            [t('fields.plain'), open.plain],
            [t('fields.outcome'), open.outcome],
            [t('fields.visit'), head.visitAt === null ? null : moment(head.visitAt)],
            [t('fields.holdReason'), open.holdReason],
            [t('fields.visitStatus'), open.visitStatus && t(`visitStatus.${open.visitStatus}`)],
          ]}
        />
      </div>
    </PanelCard>
  )
}

/** What may be done next: a press, or a page that asks first. */
function StepsCard({ id, open }: { id: string; open: Open }) {
  const { t } = useTranslation('coordination')
  const base = useHref(paths.careCase(id))
  if (open.steps.length === 0) return null
  return (
    <PanelCard id="next" title={t('case.next')}>
      <div className="card__body row">
        {open.steps.map(({ step, isOnBehalf }, position) => {
          const variant = position === 0 ? 'primary' : 'line'
          const words = t(isOnBehalf ? 'case.onBehalf' : 'case.step', { step: t(`steps.${step}`) })
          return asksFirst(step) ? (
            <ButtonLink key={step} to={paths.careStep(id, step)} variant={variant}>
              {words}
            </ButtonLink>
          ) : (
            <form key={step} method="post" action={`${base}?form=${step}`}>
              <Button variant={variant}>{words}</Button>
            </form>
          )
        })}
      </div>
    </PanelCard>
  )
}

function Notices({ head }: { head: Head }) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  return (
    <>
      {head.isSentOnConsent && head.status === 'draft' && <Banner>{t('case.waitsForConsent')}</Banner>}
      {head.overdueAt !== null && <Banner tone="warning">{t('case.overdue')}</Banner>}
      {head.status === 'frozen' && <Banner tone="warning">{t('case.frozenCoordinator')}</Banner>}
      {head.dueAt !== null && head.overdueAt === null && <p>{t('case.due', { when: moment(head.dueAt) })}</p>}
    </>
  )
}

function CaseHead({ page: { head, open } }: { page: CasePageData }) {
  const { t } = useTranslation('coordination')
  return (
    <>
      <p>
        <Link to={paths.careBoard()}>{t('back')}</Link>
      </p>
      <PageHead
        title={t('case.title', { reference: formatReference(head.reference) })}
        actions={
          open && (
            <>
              {open.may.edits && (
                <Link to={paths.careEdit(head.id)}>{t(head.status === 'draft' ? 'edit.draft' : 'edit.addition')}</Link>
              )}
              <Link to={paths.careSheet(head.id, { copy: 'patient' })}>{t('sheet.patient')}</Link>
              <Link to={paths.careSheet(head.id, { copy: 'specialist' })}>{t('sheet.specialist')}</Link>
            </>
          )
        }
      />
      <Tags>
        <CaseStatusTag status={head.status} /> <UrgencyTag urgency={head.urgency} />
        <Tag tone={head.consentState === 'given' ? 'ok' : 'wait'}>{t(`consent.states.${head.consentState}`)}</Tag>
      </Tags>
    </>
  )
}

type CasePageProps = { page: CasePageData; answer: FormAnswer | undefined; form: string | null }

/** A referral: how it stands, what is next, and everything that belongs to it. */
export function CasePage({ page, answer, form }: CasePageProps) {
  const { t } = useTranslation('coordination')
  const { head, open, ids } = page
  if (open === null)
    return (
      <div className="stack">
        <CaseHead page={page} />
        <UnsentNotice answer={answer} />
        <Banner tone="warning">{t('case.frozen')}</Banner>
      </div>
    )
  const sent = (name: string) => (form === name ? answer : undefined)
  return (
    <div className="stack">
      <CaseHead page={page} />
      <UnsentNotice answer={answer} />
      <Notices head={head} />
      <StepsCard id={head.id} open={open} />
      <FactsCard page={page} open={open} />
      <TasksCard id={head.id} taskId={ids.task} open={open} answer={sent('task')} />
      <MessagesCard id={head.id} open={open} thread="clinics" messageId={ids.message} answer={sent('message')} />
      {open.isRequester && (
        <MessagesCard
          id={head.id}
          open={open}
          thread="patient"
          messageId={ids.patientMessage}
          answer={sent('patient-message')}
        />
      )}
      <DocumentsCard id={head.id} documentId={ids.document} open={open} answer={sent('document')} />
      <ConsentCard id={head.id} head={head} open={open} />
      <TimelineCard events={open.events} />
    </div>
  )
}
