import { useTranslation } from 'react-i18next'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { RawData } from '../pages/check-page.server.ts'

/** A 270 and its 271, a segment a line. */
export function RawPage({ page }: { page: RawData }) {
  const { t } = useTranslation('eligibility')
  const { id, controlNumber, trace, latencyMs, attempts, request, answer } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.eligibilityCheck(id)}>{t('checkTitle')}</Link>
      </p>
      <PageHead title={t('raw.title')} lead={t('raw.lead')} />
      <PanelCard id="request" title={t('raw.request')}>
        <div className="card__body stack">
          <dl className="pairs">
            <Pair label={t('raw.control')}>{controlNumber}</Pair>
            <Pair label={t('raw.trace')}>{trace}</Pair>
            <Pair label={t('raw.attempts')}>{attempts}</Pair>
            <Pair label={t('raw.latency')}>{latencyMs === null ? '—' : t('raw.ms', { ms: latencyMs })}</Pair>
          </dl>
          <pre className="x12" lang="en">
            {request}
          </pre>
        </div>
      </PanelCard>
      <PanelCard id="answer" title={t('raw.answer')}>
        <div className="card__body">
          {answer === null ? (
            <p className="muted">{t('raw.none')}</p>
          ) : (
            <pre className="x12" lang="en">
              {answer}
            </pre>
          )}
        </div>
      </PanelCard>
    </div>
  )
}
