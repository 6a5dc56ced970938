import { useHref } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { type CalendarView, calendarViews } from '#app/modules/desk/calendar-span.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import { EventBoard } from './event-board.tsx'
import { choiceParams, DayStepper, DeskChooser, NoDesk } from '../desk-chooser.tsx'

// A static import would run FullCalendar on the server, where there is no document to draw in.
const LiveCalendar = lazy(() => import('./live-calendar.tsx'))

/** Kinds of visit by color, in words; what is dashed, struck and hatched. */
function Legend({ legend }: Pick<CalendarPageData, 'legend'>) {
  const { t } = useTranslation('desk')
  return (
    <ul className="legend" aria-label={t('calendar.legend')}>
      {legend.map(({ tone, name }) => (
        <li key={name} className={`tone-${tone}`}>
          <i aria-hidden="true" />
          {name}
        </li>
      ))}
      <li className="is-requested">
        <i aria-hidden="true" />
        {t('status.requested')}
      </li>
      <li className="is-block">
        <i aria-hidden="true" />
        {t('calendar.block')}
      </li>
    </ul>
  )
}

/** Links of a hydrated page would be drawn in the browser, with texts and scripts that only a loaded page has. */
function useDocumentLinks(): void {
  useEffect(() => {
    const keepFromRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
    }
    window.addEventListener('click', keepFromRouter, true)
    return () => window.removeEventListener('click', keepFromRouter, true)
  }, [])
}

/** The calendar: a board of the same visits until the script has drawn it, and in its place where there is none. */
export function CalendarPage(data: CalendarPageData) {
  const { t } = useTranslation('desk')
  const { choice, view, title, steps, legend } = data
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  useDocumentLinks()
  const addresses = {
    events: useHref(paths.deskCalendarEvents(choiceParams(choice, { date: null }))),
    live: useHref(paths.deskLive(choiceParams(choice, { date: null, doctor: null }))),
    move: useHref(paths.deskCalendarMove()),
    block: useHref(paths.deskBlock(choiceParams(choice, { date: null, doctor: null }))),
    visit: useHref(paths.deskVisit('ID')),
  }
  const to = (date: string, of: CalendarView = view) =>
    paths.deskCalendar(choiceParams(choice, { date: date === choice.today ? null : date, view: of }))
  const board = <EventBoard data={data} />
  return (
    <div className="desk">
      <PageHead
        title={title}
        lead={choice.facility?.name}
        actions={
          <>
            <DayStepper
              before={{ to: to(steps.before), label: t('calendar.before') }}
              today={{ to: to(choice.today), label: t('day.today') }}
              after={{ to: to(steps.after), label: t('calendar.after') }}
            />
            {choice.maySubscribe && (
              <ButtonLink to={paths.deskFeeds()} variant="line" icon="calendar">
                {t('feeds.title')}
              </ButtonLink>
            )}
            {choice.mayBlock && (
              <ButtonLink to={paths.deskBlock(choiceParams(choice))} variant="line" icon="clock">
                {t('block.title')}
              </ButtonLink>
            )}
            {choice.mayManage && (
              <ButtonLink to={paths.deskNew(choiceParams(choice, { date: null }))} icon="plus">
                {t('day.new')}
              </ButtonLink>
            )}
          </>
        }
      />
      {!choice.facility && <NoDesk />}
      {choice.facility && (
        <>
          <Tabs
            label={t('calendar.views')}
            tabs={calendarViews.map((each) => ({
              to: to(choice.date, each),
              label: t(`calendar.view.${each}`),
              current: each === view,
            }))}
          />
          <div className="calendar-tools">
            <Legend legend={legend} />
            {choice.doctors.length > 1 && view !== 'doctors' && (
              <DeskChooser
                action={paths.deskCalendar()}
                choice={choice}
                withDate={false}
                keep={{ view, date: choice.date }}
              />
            )}
          </div>
          {isMounted ? (
            <Suspense fallback={board}>
              <LiveCalendar data={data} addresses={addresses} />
            </Suspense>
          ) : (
            board
          )}
        </>
      )}
    </div>
  )
}
