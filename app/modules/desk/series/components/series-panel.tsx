import { useTranslation } from 'react-i18next'
import { StatusTag } from '#app/modules/desk/components/visit/status-tag.tsx'
import type { SeriesLine } from '#app/modules/desk/series/queries/series-of-visit.server.ts'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = { id: string; lines: readonly SeriesLine[]; mayRepeat: boolean; mayManage: boolean; hasTime: boolean }

/** The other visits of a visit's series, and what can be done with those that follow; the way to repeat it. */
export function SeriesPanel({ id, lines, mayRepeat, mayManage, hasTime }: Props) {
  const { t } = useTranslation('desk')
  const maySeries = mayRepeat && hasTime
  // Whoever books may repeat, too, unless the level has no series.
  const isLocked = mayManage && !mayRepeat && hasTime
  if (lines.length === 0 && !maySeries && !isLocked) return null
  const place = lines.findIndex(({ isThis }) => isThis)
  const isComing = (line: SeriesLine) => line.status === 'booked' || line.status === 'confirmed'
  const mayChange = mayManage && lines.slice(place).filter(isComing).length > 1
  return (
    <section className="panel stack" aria-labelledby="series">
      <h2 id="series" className="board__title">
        {lines.length === 0 ? t('series.title') : t('series.position', { position: place + 1, total: lines.length })}
      </h2>
      {lines.length > 0 && (
        <ol className="dots">
          {lines.map((line) => (
            <li key={line.id} aria-current={line.isThis ? 'true' : undefined}>
              {line.isThis ? (
                <b className="num">{line.when}</b>
              ) : (
                <Link to={paths.deskVisit(line.id)} className="num">
                  {line.when}
                </Link>
              )}{' '}
              <StatusTag status={line.status} />
            </li>
          ))}
        </ol>
      )}
      {isLocked && <LockedFeature feature="recurring" />}
      <div className="row">
        {maySeries && (
          <ButtonLink to={paths.deskStep(id, 'series')} variant="line">
            {t(lines.length === 0 ? 'series.repeat' : 'series.more')}
          </ButtonLink>
        )}
        {mayChange && (
          <>
            <ButtonLink to={paths.deskStep(id, 'series-move')} variant="line">
              {t('series.moveFollowing')}
            </ButtonLink>
            <ButtonLink to={paths.deskStep(id, 'series-cancellation')} variant="line">
              {t('series.cancelFollowing')}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}
