import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import {
  json,
  movedPermanently,
  notFound,
  privateHeaders,
  privatePageHeaders,
  searchOf,
} from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { waitableDays } from '#app/modules/booking/limits.ts'
import { datesFrom, dayWords } from '#app/modules/booking/slots/when-words.ts'
import {
  SpecialtyWaitlistClosed,
  SpecialtyWaitlistForm,
} from '#app/modules/booking/waitlist/components/specialty-waitlist.tsx'
import { findSpecialtyWaitlist } from '#app/modules/booking/waitlist/pages/specialty-waitlist.server.ts'
import { listOfSpecialty, submitWaitlist } from '#app/modules/booking/waitlist/pages/submit-waitlist.server.ts'
import { findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

async function findPage(request: Request, given: string) {
  const { pathname, searchParams } = new URL(request.url)
  const slug = await findSpecialtySlug(given)
  if (slug === null) notFound(pathname)
  if (slug !== given) throw movedPermanently(paths.specialtyWaitlist(slug) + searchOf(request))
  return (await findSpecialtyWaitlist(slug, searchParams, localeOf(request))) ?? notFound(pathname)
}

export async function loader({ request, params: { specialty = '' } }: LoaderFunctionArgs) {
  const page = await findPage(request, specialty)
  const locale = localeOf(request)
  const title = translator(locale, 'booking')('waitlist.pageTitle')
  const path = paths.specialtyWaitlist(page.specialty.slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const today = todayInNewYork()
  const days = datesFrom(today, waitableDays).map((day) => dayWords(day, today, locale))
  return json({ head, page, days, formKey: newToken() }, { headers: privateHeaders })
}

export async function action({ request, context, params: { specialty = '' } }: ActionFunctionArgs) {
  // A list that was closed meanwhile is told of above the form, which keeps what was typed.
  const list = listOfSpecialty(await findPage(request, specialty))
  const address = context.clientAddress ?? 'unknown'
  return submitWaitlist({ request, address, locale: localeOf(request), list }, await readForm(request))
}

export default function SpecialtyWaitlistPage() {
  const { page, days, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!page.isOpen && !answer) return <SpecialtyWaitlistClosed page={page} />
  return <SpecialtyWaitlistForm page={page} days={days} formKey={formKey} answer={answer} />
}
