import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { readPhone } from '#app/modules/booking/form/person-answers.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { ListPage } from '#app/modules/desk/components/list/list-page.tsx'
import { findForm } from '#app/modules/desk/desk-forms.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { readListFilters } from '#app/modules/desk/list-filters.ts'
import { choiceWords, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { findAppointmentsOfPhone, listAppointments } from '#app/modules/desk/queries/appointment-list.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['live', 'desk'] }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** All appointments of a clinic, filtered by the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const { choice, locale, search, today } = desk
  const filters = readListFilters(search, today)
  const list = await listAppointments(choice?.providerFacilities ?? [], filters, locale)
  if (choice) await recordDeskRead(actor, { subject: { type: 'facility', id: choice.facility.id } })
  const mayExport = choice?.providerFacilities.some(({ powers }) => powers.export) ?? false
  const head = deskHead(request, 'title.list', paths.clinicAppointments())
  return json({ head, choice: choiceWords(desk), filters, mayExport, ...list }, { headers: privateHeaders })
}

/** Finds by telephone number, which stands in no address; a reference does. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const { text } = await readAnswers(request, findForm)
  const reference = parseReference(text)
  if (reference) return redirect(paths.clinicAppointments({ q: reference }), { headers: privateHeaders })
  const phone = readPhone(text)
  if ('problem' in phone) return json({ text, found: null }, { status: 400, headers: privateHeaders })
  const found = await findAppointmentsOfPhone(desk.choice?.providerFacilities ?? [], phone.value, desk.locale)
  if (desk.choice) await recordDeskRead(actor, { subject: { type: 'facility', id: desk.choice.facility.id } })
  return json({ text, found }, { headers: privateHeaders })
}

export default function List() {
  return <ListPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
