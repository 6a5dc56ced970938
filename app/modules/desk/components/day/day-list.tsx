import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { columnOf, type DayColumn, dayColumns } from '#app/modules/desk/step-nouns.ts'
import type { DoctorLateness } from '#app/modules/desk/queue/lateness.ts'
import { choiceParams } from '../desk-chooser.tsx'
import type { InsuranceMark } from '#app/modules/practice/eligibility/pages/day-insurance.server.ts'
import { DayRow } from './day-row.tsx'

/** The time of day where the list stands now; null on other days. */
export type DayClock = { now: number; time: string } | null

type DayListProps = {
  visits: readonly DeskVisit[]
  withDoctor: boolean
  clock: DayClock
  /** Who is said to be late today. */
  lateness?: readonly DoctorLateness[]
  /** By visit; see `DayRow`. */
  insurance?: Readonly<Record<string, InsuranceMark>>
}

/** Statuses of a visit that waits for its doctor. */
const waiting = ['booked', 'confirmed', 'arrived']

/** How many are where, each a link that shows only them. */
export function ColumnLinks({
  visits,
  column,
  choice,
}: {
  visits: readonly DeskVisit[]
  column: DayColumn | null
  choice: ChoiceWords
}) {
  const { t } = useTranslation('desk')
  const count = (each: DayColumn | null) =>
    visits.filter(({ status }) => (each === null ? columnOf(status) !== null : columnOf(status) === each)).length
  return (
    <nav className="row day-columns" aria-label={t('chooser.status')}>
      {[null, ...dayColumns].map((each) => (
        <Link
          key={each ?? 'all'}
          to={paths.deskDay(choiceParams(choice, { status: each }))}
          className="day-column"
          id={`column-${each ?? 'all'}`}
          aria-current={each === column ? 'true' : undefined}
        >
          {each === null ? t('chooser.all') : t(`column.${each}`)} <b className="num">{count(each)}</b>
        </Link>
      ))}
    </nav>
  )
}

/** Visits one under the other, by time, with a line where the day stands now. */
export function DayList({ visits, withDoctor, clock, lateness = [], insurance = {} }: DayListProps) {
  const { t } = useTranslation('desk')
  const minutesOf = new Map(lateness.map(({ slug, minutes }) => [slug, minutes]))
  const lateBy = ({ status, doctor }: DeskVisit) => (waiting.includes(status) ? minutesOf.get(doctor.slug) : 0)
  const next = clock === null ? -1 : visits.findIndex(({ startsAt }) => startsAt !== null && startsAt > clock.now)
  return (
    <ol className="day-lines">
      {visits.flatMap((visit, position) => [
        ...(position === next
          ? [
              <li key="now" className="day-lines__now">
                <span className="num">{t('line.now', { time: clock!.time })}</span>
              </li>,
            ]
          : []),
        <DayRow key={visit.id} {...{ visit, withDoctor }} late={lateBy(visit)} insurance={insurance[visit.id]} />,
      ])}
    </ol>
  )
}

/** What was called off or written by mistake: below, closed. */
export function CalledOff({ visits, withDoctor }: { visits: readonly DeskVisit[]; withDoctor: boolean }) {
  const { t } = useTranslation('desk')
  if (visits.length === 0) return null
  return (
    <details className="panel" id="called-off">
      <summary>{t('board.off', { count: visits.length })}</summary>
      <ol className="day-lines">
        {visits.map((visit) => (
          <DayRow key={visit.id} visit={visit} withDoctor={withDoctor} />
        ))}
      </ol>
    </details>
  )
}
