import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { dayWords } from '#app/modules/booking/slots/when-words.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { DaySheet } from '#app/modules/desk/components/day/day-sheet.tsx'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { choiceWords, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { listDayVisits } from '#app/modules/desk/queries/day-visits.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['desk'] }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** A day on paper: every doctor's visits by time. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const { choice, locale, date, today } = desk
  const visits = await listDayVisits(choice?.providerFacilities ?? [], date, locale)
  if (choice) await recordDeskRead(actor, { subject: { type: 'facility', id: choice.facility.id } })
  const head = deskHead(request, 'title.sheet', paths.deskSheet())
  return json(
    { head, choice: choiceWords(desk), day: dayWords(date, today, locale), visits },
    { headers: privateHeaders },
  )
}

export default function DaySheetPage() {
  return <DaySheet {...useLoaderData<typeof loader>()} />
}
