import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { dayWords } from '#app/modules/booking/slots/when-words.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { HomePage } from '#app/modules/desk/components/day/home-page.tsx'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { nowAndNext } from '#app/modules/desk/pages/now-and-next.ts'
import { choiceWords, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { listDayVisits, listRequests } from '#app/modules/desk/queries/day-visits.server.ts'
import { listUndelivered } from '#app/modules/desk/queries/undelivered.server.ts'
import { countProblemsTomorrow } from '#app/modules/practice/eligibility/queries/visit-states.server.ts'
import { countToReturn } from '#app/modules/desk/telephony/queries/desk-calls.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['live', 'desk'] }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** What is going on right now: who is with a doctor, who comes next, who waits, what has not been answered. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const { choice, locale, today } = desk
  const providerFacilities = choice?.providerFacilities ?? []
  const [visits, requests, undelivered, insuranceProblems, missedCalls] = await Promise.all([
    listDayVisits(providerFacilities, today, locale),
    listRequests(providerFacilities, locale),
    listUndelivered(providerFacilities, locale),
    choice ? countProblemsTomorrow(actor, choice.facility.slug) : null,
    choice ? countToReturn(actor, choice.facility.id) : null,
  ])
  if (choice) await recordDeskRead(actor, { subject: { type: 'facility', id: choice.facility.id } })
  const head = deskHead(request, 'title.home', paths.desk())
  const day = dayWords(today, today, locale)
  const doctors = nowAndNext(visits, choiceWords(desk).doctors, now())
  return json(
    {
      ...{ head, choice: choiceWords(desk), day, visits, doctors, requests, undelivered },
      ...{ insuranceProblems, missedCalls },
    },
    { headers: privateHeaders },
  )
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />
}
