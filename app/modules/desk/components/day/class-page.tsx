import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Seats } from '#app/modules/desk/group-visits.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { ToastModel } from '#app/ui/notices/toast.tsx'
import { Link } from '#app/ui/link.tsx'
import { CalledOff, DayList } from './day-list.tsx'

type ClassPageProps = {
  seated: DeskVisit[]
  off: DeskVisit[]
  seats: Seats
  date: string
  facility: string
  /** Where one more is booked; null for who may only read. */
  add: string | null
}

/** One group visit: who has a seat, each with the steps of a visit, on paper too. */
export function ClassPage({ seated, off, seats, date, facility, add }: ClassPageProps) {
  const { t } = useTranslation('desk')
  const live = useHref(paths.deskLive({ place: facility }))
  const one = [...seated, ...off][0]!
  return (
    <div className="desk" data-live={live}>
      <PageHead
        title={t('class.title', { visit: one.visit?.name, date: one.dateWords, time: one.time })}
        lead={t('class.lead', { doctor: one.doctor.name, ...seats })}
        actions={
          <>
            <Button type="button" hidden data-print="" icon="printer">
              {t('slip.print')}
            </Button>
            {add !== null && seats.taken < seats.of && (
              <ButtonLink to={add} icon="plus">
                {t('class.add')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div id="region-class" data-live-region="" className="day">
        <h2 className="vh">{t('class.who')}</h2>
        {seated.length > 0 ? (
          <DayList visits={seated} withDoctor={false} clock={null} />
        ) : (
          <p className="panel">{t('class.nobody')}</p>
        )}
        <CalledOff visits={off} withDoctor={false} />
      </div>
      <p className="noprint">
        <Link to={paths.deskDay({ place: facility, date })} className="alone">
          {t('class.back')}
        </Link>
      </p>
      <ToastModel tone="error" text="" />
    </div>
  )
}
