import { useTranslation } from 'react-i18next'
import { Card } from '#app/ui/cards/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { ShownRequest } from '../queries/request-details.server.ts'

type PanelProps = { request: ShownRequest }

/** Visits that are named in what was written, for who may see visits. */
export function VisitLinks({ request: { visits } }: PanelProps) {
  const { t } = useTranslation('review')
  if (visits.length === 0) return null
  return (
    <p className="row">
      {t('request.visits')}
      {visits.map(({ reference, path }) => (
        <Link key={path} to={path}>
          {reference}
        </Link>
      ))}
    </p>
  )
}

/** What a visitor reports. */
export function Report({ request }: PanelProps) {
  const { t } = useTranslation('review')
  const { report, isConfirmed, edits, field } = request
  if (!report) return null
  const isByHand = edits.length === 0 && field !== 'closed'
  return (
    <Card as="section" labelledBy="report" className="card__body stack">
      <h2 id="report">{t('report.title')}</h2>
      <p className="review-words">{report.details}</p>
      {report.hasContact && <p className="muted">{t('report.contact')}</p>}
      {!isConfirmed && <Banner>{t('report.confirmFirst')}</Banner>}
      {isByHand && <Banner tone="warning">{t('report.noField')}</Banner>}
    </Card>
  )
}
