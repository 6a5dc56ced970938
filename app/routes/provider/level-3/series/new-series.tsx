import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { type BookingAnswer, BookingPage } from '#app/modules/desk/components/booking/booking-page.tsx'
import { loadBookingPage } from '#app/modules/desk/pages/booking-page.server.ts'
import { SeriesPage } from '#app/modules/desk/series/components/series-page.tsx'
import type { SeriesAnswer } from '#app/modules/desk/series/pages/series-page.server.ts'
import { submitNewSeries } from '#app/modules/desk/series/pages/repeat-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The booking from its beginning: what was asked for stands in the form that is sent here. */
export async function loader({ request }: LoaderFunctionArgs) {
  return loadBookingPage(request, await guardNamed('provider-auth')(request, { showsHealthData: true }))
}

/** A booking that is to repeat: lists its dates, or books all of them. */
export async function action({ request }: ActionFunctionArgs) {
  return submitNewSeries(request, await guardNamed('provider-auth')(request, { showsHealthData: true }))
}

export default function NewSeries() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData() as { series: SeriesAnswer } | BookingAnswer | undefined
  if (!answer || !('series' in answer)) return <BookingPage page={page} answer={answer} />
  const action = paths.deskNewSeries(page.choice.facility ? { place: page.choice.facility.slug } : {})
  return <SeriesPage id={null} state={answer.series.state} answer={answer.series} action={action} />
}
