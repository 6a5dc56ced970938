import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { RequestPageAnswer, RequestPageData } from '../pages/request-page.server.ts'
import { CallPanel } from './call-panel.tsx'
import { ApproveForm, RefuseForm } from './decision-forms.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { Hold } from './hold-panel.tsx'
import { LeadLater } from './lead-choice.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { ProofPanel } from './proof-panel.tsx'
import { Report, VisitLinks } from './report-panel.tsx'
import { Age, KindWords, RequestStatusTag } from './request-words.tsx'

type PageProps = Omit<RequestPageData, 'head'> & { answer: RequestPageAnswer }

/** Through the queue without a way back to it. */
function Way({ back, previous, next }: Pick<PageProps, 'back' | 'previous' | 'next'>) {
  const { t } = useTranslation('review')
  return (
    <>
      <ButtonLink variant="quiet" to={back} icon="arrow-left">
        {t('request.back')}
      </ButtonLink>
      {previous && (
        <ButtonLink variant="line" to={previous} rel="prev" data-key="k" icon="chevron-left">
          {t('request.previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="line" to={next} rel="next" data-key="j" icon="chevron-right">
          {t('request.next')}
        </ButtonLink>
      )}
    </>
  )
}

/** Who sent it and when, and by when it is due. */
function Sent({ request, age }: Pick<PageProps, 'request' | 'age'>) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const { submitter, createdAt, dueAt, status, kind, field, submitterType, progress } = request
  const date = formatShortDate(createdAt, locale)
  const isReport = submitterType === 'public'
  return (
    <p className="row">
      <RequestStatusTag status={status} />
      <strong>
        <KindWords kind={kind} field={field} isReport={isReport} />
      </strong>
      <span className="muted">
        {isReport ? t('request.sentByVisitor', { date }) : t('request.sent', { name: submitter ?? '–', date })}
      </span>
      {progress.isWaiting && <Age age={age} isLate={progress.isLate} />}
      {progress.isWaiting && dueAt !== null && (
        <span className="muted">
          {progress.isLate ? t('request.late') : t('request.due', { date: formatShortDate(dueAt, locale) })}
        </span>
      )}
    </p>
  )
}

/** How it was decided, by whom, and what the submitter was told; for a while it can be taken up again. */
function Decided({ request, action }: Pick<PageProps, 'request' | 'action'>) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const href = useHref(action)
  const { decidedAt, decisionNote, reviewer, canReopen } = request.progress
  if (decidedAt === null) return null
  return (
    <Card className="card__body stack">
      <p>{t('request.decidedBy', { name: reviewer ?? '–', date: formatDate(decidedAt, locale) })}</p>
      {decisionNote && (
        <p>
          <strong>{t('request.told')}</strong>
          <br />
          <span className="review-words">{decisionNote}</span>
        </p>
      )}
      {canReopen && (
        <form method="post" action={href}>
          <input type="hidden" name="intent" value="reopen" />
          <Button variant="line" icon="refresh">
            {t('history.reopen')}
          </Button>
        </form>
      )}
    </Card>
  )
}

function Changes({ request }: Pick<PageProps, 'request'>) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const { lines, asked, hasMoved, effectiveFrom, queue, report } = request
  // Of somebody who has no profile yet there is nothing to compare.
  if ((queue === 'doctors' && lines.length === 0) || queue === 'photos' || report) return null
  const day = effectiveFrom && formatShortDate(Date.parse(`${effectiveFrom}T12:00:00Z`), locale)
  return (
    <Card as="section" labelledBy="changes" className="card__body stack">
      <h2 id="changes">{t('request.changes')}</h2>
      {hasMoved && <Banner tone="warning">{t('request.moved')}</Banner>}
      {lines.length === 0 ? <p className="muted">{t('request.same')}</p> : <DifferenceTable lines={lines} />}
      {day && <p>{t('request.effective', { date: day })}</p>}
      {asked.length > 0 && (
        <>
          <h3>{t('request.asked')}</h3>
          <DifferenceTable lines={asked} />
        </>
      )}
    </Card>
  )
}

/** A request of whichever kind, with all that helps to decide it. */
export function RequestPage({ request, age, action, back, previous, next, answer }: PageProps) {
  const { t } = useTranslation('review')
  const { subject, progress, seen, evidence, queue } = request
  const isDecidable = progress.isWaiting && !progress.isOwn && progress.heldBy !== 'other'
  const lastResult = answer?.submission
  const forms = { request, action, lastResult }
  const hasCalls = queue === 'updates' || queue === 'doctors'
  // Nothing that a patient reports is approved before a call.
  const isCallFirst = request.submitterType === 'public' && progress.isWaiting && !request.isConfirmed
  return (
    <div className="stack">
      <PageHead title={subject.name} lead={subject.second} actions={<Way {...{ back, previous, next }} />} />
      <Sent request={request} age={age} />
      <VisitLinks request={request} />
      {request.providerId && (
        <p>
          <Link to={paths.adminCredentials(request.providerId)}>{t('credentials.link')}</Link>
        </p>
      )}
      {answer?.isStale && <Banner tone="warning">{t('request.changed')}</Banner>}
      {progress.reopenedFromId && (
        <p>
          {t('request.reopenedFrom')}
          <Link to={paths.reviewRequest('reviewed', progress.reopenedFromId)}>{t('request.reopenedLink')}</Link>
        </p>
      )}
      {progress.isOwn && <Banner tone="warning">{t('request.own')}</Banner>}
      {progress.isWaiting && seen === null && <Banner tone="warning">{t('request.gone')}</Banner>}
      {progress.isWaiting && !progress.isOwn && <Hold request={request} action={action} />}
      <Decided request={request} action={action} />
      {progress.decidedAt !== null && <LeadLater leadable={request.leadable} action={action} />}
      <Report request={request} />
      <Changes request={request} />
      {evidence && <EvidencePanel evidence={evidence} />}
      <PhotoPanel request={request} />
      <ProofPanel request={request} />
      {hasCalls && isCallFirst && <CallPanel {...forms} />}
      {isDecidable && (
        <div className="review-decisions">
          {seen !== null && <ApproveForm {...forms} />}
          {request.submitterType === 'user' && <RefuseForm {...forms} decision="return" />}
          <RefuseForm {...forms} decision="reject" />
        </div>
      )}
      {isDecidable && <p className="muted only-d">{t('request.keys')}</p>}
      {hasCalls && !isCallFirst && <CallPanel {...forms} />}
    </div>
  )
}
