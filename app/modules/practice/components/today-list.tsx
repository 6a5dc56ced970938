import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { OfficeHome } from '../queries/office-home.server.ts'
import type { TodayVisit } from '../queries/today.server.ts'

const tones: Readonly<Partial<Record<TodayVisit['status'], TagTone>>> = {
  booked: 'info',
  confirmed: 'ok',
  arrived: 'warm',
  in_room: 'warm',
  no_show: 'bad',
}

/** As many as fit beside the other cards; of those that are over, the last two. */
const shown = 12
const pastShown = 2

function window(visits: readonly TodayVisit[]): readonly TodayVisit[] {
  const coming = visits.findIndex(({ isPast }) => !isPast)
  const from = coming === -1 ? visits.length - shown : coming - pastShown
  const start = Math.max(0, Math.min(from, visits.length - shown))
  return visits.slice(start, start + shown)
}

type TodayListProps = Pick<OfficeHome, 'visits' | 'visitCount' | 'next'> & {
  /** When several share the list. */
  namesDoctors: boolean
}

/** Nothing today: who comes next, or how somebody can come at all. */
function NothingToday({ next }: Pick<OfficeHome, 'next'>) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="card__body stack stack--sm">
      <p className="muted">{t('home.noVisits')}</p>
      <p>
        {next ? (
          <>
            {t('home.nextVisit', { day: next.day, time: next.time })}{' '}
            <Link to={paths.deskVisit(next.id)}>{next.name}</Link>
          </>
        ) : (
          <>
            {t('home.noneAhead')} <Link to={paths.scheduling()}>{t('home.hoursLink')}</Link>
          </>
        )}
      </p>
    </div>
  )
}

/** The visits of today by time: the next one stands out, what is over is quiet. */
export function TodayList({ visits, visitCount, next: later, namesDoctors }: TodayListProps) {
  const { t } = useTranslation('dashboard')
  const rows = window(visits)
  const next = rows.find(({ isPast, status }) => !isPast && (status === 'booked' || status === 'confirmed'))
  if (visits.length === 0) return <NothingToday next={later} />
  return (
    <ol className="agenda">
      {rows.map((visit) => {
        const facts = [
          visit.sex === 'f' || visit.sex === 'm' ? t(`home.sex.${visit.sex}`) : null,
          visit.age === null ? null : t('home.age', { count: visit.age }),
          visit.visit,
          visit.isNewPatient ? t('home.newPatient') : null,
          namesDoctors ? visit.doctor : null,
        ].filter((fact) => fact !== null)
        return (
          <li key={visit.id} className={classNames(visit.isPast && 'agenda__past', visit === next && 'agenda__next')}>
            <b className="num">{visit.time}</b>
            <span>
              <Link to={paths.deskVisit(visit.id)}>{visit.name}</Link>
              <span className="todo__second">{facts.join(t('home.between'))}</span>
            </span>
            <Tag tone={tones[visit.status] ?? 'plain'}>{t(`home.statuses.${visit.status}`)}</Tag>
          </li>
        )
      })}
      {visitCount > rows.length && (
        <li className="agenda__rest">
          <Link to={paths.deskDay()}>{t('home.rest', { count: visitCount - rows.length })}</Link>
        </li>
      )}
    </ol>
  )
}
