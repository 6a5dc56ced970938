import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { dayWords } from '#app/modules/booking/slots/when-words.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { DayPage } from '#app/modules/desk/components/day/day-page.tsx'
import { WaitlistPage } from '#app/modules/desk/components/waitlist/waitlist-page.tsx'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { choiceWords, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { loadWaitlist } from '#app/modules/desk/pages/waitlist-page.server.ts'
import { listLateness, noLateness } from '#app/modules/desk/queue/pages/lateness-page.server.ts'
import { firstVisitAfter, listDayVisits, listRequests } from '#app/modules/desk/queries/day-visits.server.ts'
import { columnOf, dayColumns } from '#app/modules/desk/step-nouns.ts'
import { waitlistView } from '#app/modules/desk/waitlist-filters.ts'
import { everybodyTold, listUndelivered } from '#app/modules/desk/queries/undelivered.server.ts'
import { dayInsurance } from '#app/modules/practice/eligibility/pages/day-insurance.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['live', 'desk'] }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The day of the front desk, or who waits for a time: a view of the same address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const { choice, locale, date, today, search } = desk
  if (search.get('view') === waitlistView)
    return json(await orRefused(loadWaitlist(request, actor, desk)), { headers: privateHeaders })
  const providerFacilities = choice?.providerFacilities ?? []
  const [visits, requests, lateness, undelivered, insurance] = await Promise.all([
    listDayVisits(providerFacilities, date, locale),
    listRequests(providerFacilities, locale),
    date === today ? listLateness(desk) : noLateness,
    date === today ? listUndelivered(providerFacilities, locale) : everybodyTold,
    choice ? dayInsurance(actor, choice.facility.slug, date) : {},
  ])
  if (choice) await recordDeskRead(actor, { subject: { type: 'facility', id: choice.facility.id } })
  const isEmpty = visits.every(({ status }) => columnOf(status) === null)
  const next = isEmpty ? await firstVisitAfter(providerFacilities, date, locale) : null
  const at = now()
  const clock =
    choice && date === today ? { now: at, time: formatInstantClock(at, choice.facility.timeZone, locale) } : null
  const column = dayColumns.find((each) => each === search.get('status')) ?? null
  const head = deskHead(request, 'title.day', paths.deskDay())
  const data = {
    view: 'day',
    head,
    choice: choiceWords(desk),
    day: dayWords(date, today, locale),
    column,
    visits,
    requests,
    clock,
    lateness,
    undelivered,
    insurance,
    next,
  } as const
  return json(data, { headers: privateHeaders })
}

export default function Day() {
  const page = useLoaderData<typeof loader>()
  return page.view === waitlistView ? <WaitlistPage {...page} /> : <DayPage {...page} />
}
