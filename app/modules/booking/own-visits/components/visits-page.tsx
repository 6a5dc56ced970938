import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import type { OwnEntry, OwnVisit, VisitsList } from '../pages/visits-list.server.ts'
import { CallUs } from './call-us.tsx'
import { VisitTicket } from './visit-ticket.tsx'

type VisitsPageProps = {
  token: string
  /** E.164. */
  phone: string
  list: VisitsList
}

type Part = { id: string; title: string; visits: readonly OwnVisit[]; token: string; isPast?: boolean }

function Visits({ id, title, visits, token, isPast = false }: Part) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="visits">
        {visits.map((visit) => (
          <VisitTicket key={visit.id} visit={visit} token={token} isPast={isPast} />
        ))}
      </div>
    </section>
  )
}

function Entries({ entries, token }: { entries: readonly OwnEntry[]; token: string }) {
  const { t } = useTranslation('booking')
  const opening = useHref(paths.myVisitsOpening(token))
  return (
    <section className="stack" aria-labelledby="waiting">
      <h2 id="waiting">{t('mine.waitlist')}</h2>
      <div className="visits">
        {entries.map(({ id, status, what, dateFrom, dateTo }) => (
          <Card key={id} className="stack stack--sm">
            <p>
              <b>{t('waiting.for', { what })}</b>
            </p>
            <p>{t(`waiting.status.${status}`)}</p>
            <p className="muted">{t('mine.from', { from: dateFrom.date, to: dateTo.date })}</p>
            <form method="post" action={opening}>
              <Button name="entry" value={id} variant="line" block>
                {t('mine.openEntry')}
              </Button>
            </form>
          </Card>
        ))}
      </div>
    </section>
  )
}

function Nothing() {
  const { t } = useTranslation('booking')
  return (
    <EmptyState
      picture="calendar"
      title={t('mine.emptyTitle')}
      actions={
        <>
          <ButtonLink to={paths.doctors()} variant="book">
            {t('mine.find')}
          </ButtonLink>
          <ButtonLink to={paths.myAppointments()} variant="line">
            {t('mine.other')}
          </ButtonLink>
        </>
      }
    >
      {t('mine.empty')}
    </EmptyState>
  )
}

/** The visits of a proven contact: what comes, who waits, what is over, and the way out. */
export function VisitsPage({ token, phone, list: { coming, past, entries } }: VisitsPageProps) {
  const { t } = useTranslation('booking')
  const end = useHref(paths.myVisitsEnd(token))
  const isEmpty = coming.length + past.length + entries.length === 0
  return (
    <div className="wrap stack stack--lg managed private">
      <h1>{t('mine.title')}</h1>
      {isEmpty && <Nothing />}
      {!isEmpty && coming.length === 0 && <p>{t('mine.noneComing')}</p>}
      {coming.length > 0 && <Visits id="coming" title={t('mine.coming')} visits={coming} token={token} />}
      {entries.length > 0 && <Entries entries={entries} token={token} />}
      {past.length > 0 && <Visits id="past" title={t('mine.past')} visits={past} token={token} isPast />}
      <form method="post" action={end} className="stack stack--sm">
        <p className="muted">{t('mine.doneHint')}</p>
        <Button variant="line">{t('mine.done')}</Button>
      </form>
      <CallUs phone={phone} />
    </div>
  )
}
