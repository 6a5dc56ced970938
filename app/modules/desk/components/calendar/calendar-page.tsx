import { useHref } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import type { CalendarView } from '#app/modules/desk/calendar-span.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import { AwayDoctors, CalendarLinks, Legend, ViewChoice, WeekStrip } from './calendar-parts.tsx'
import { EventTables } from './event-table.tsx'
import { choiceParams, DayStepper, DeskChooser, NoDesk } from '../desk-chooser.tsx'

// A static import would run FullCalendar on the server, where there is no document to draw in.
const LiveCalendar = lazy(() => import('./live-calendar.tsx'))

/** Pixels below which a screen is a phone's. */
const narrow = 768

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

/** Whether a script draws the view here. On a phone seven columns are slits: a week that nobody asked for is a day there, one asked for a table. */
function useIsDrawn({ view, isViewAsked }: CalendarPageData, dayAddress: string): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const isNarrow = window.innerWidth < narrow
    if (isNarrow && view === 'week' && !isViewAsked) location.replace(dayAddress)
    setDrawn(view !== 'list' && !(isNarrow && view === 'week'))
  }, [view, isViewAsked, dayAddress])
  return isDrawn
}

/** The calendar: tables of the same visits until the script has drawn it, and in its place where there is none. */
export function CalendarPage(data: CalendarPageData) {
  const { t } = useTranslation('desk')
  const { choice, view, title, steps, dates } = data
  const to = (date: string, of: CalendarView = view) =>
    paths.deskCalendar(choiceParams(choice, { date: date === choice.today ? null : date, view: of }))
  const isDrawn = useIsDrawn(data, useHref(to(choice.date, 'day')))
  useDocumentLinks()
  const addresses = {
    events: useHref(paths.deskCalendarEvents(choiceParams(choice, { date: null }))),
    live: useHref(paths.deskLive(choiceParams(choice, { date: null, doctor: null }))),
    move: useHref(paths.deskCalendarMove()),
    block: useHref(paths.deskBlock(choiceParams(choice, { date: null, doctor: null }))),
    visit: useHref(paths.deskVisit('ID')),
    group: useHref(paths.deskStep('ID', 'class')),
    step: useHref(paths.deskStep('ID', 'move')),
    booking: useHref(paths.deskNew()),
    calendar: useHref(paths.deskCalendar()),
  }
  const tables = <EventTables data={data} />
  const holiday = view === 'day' ? dates[0]?.holiday : null
  return (
    <div className="desk">
      <PageHead
        title={title}
        lead={[choice.facility?.name, holiday && t('calendar.holiday', { holiday })]
          .filter(Boolean)
          .join(t('list.comma'))}
        actions={
          <>
            <DayStepper
              before={{ to: to(steps.before), label: t('calendar.before') }}
              today={{ to: to(choice.today), label: t('day.today') }}
              after={{ to: to(steps.after), label: t('calendar.after') }}
            />
            <ViewChoice data={data} to={to} />
            {choice.mayBook && (
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
          <div className="calendar-tools">
            <Legend data={data} />
            <CalendarLinks choice={choice} />
            {choice.doctors.length > 1 && (
              <DeskChooser
                action={paths.deskCalendar()}
                choice={choice}
                withDate={false}
                keep={{ view, date: choice.date }}
              />
            )}
          </div>
          {view === 'day' && <AwayDoctors data={data} />}
          <WeekStrip data={data} to={to} />
          {isDrawn ? (
            <Suspense fallback={tables}>
              <LiveCalendar data={data} addresses={addresses} />
            </Suspense>
          ) : (
            tables
          )}
        </>
      )}
    </div>
  )
}
