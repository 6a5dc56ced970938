import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { answersIn, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { SearchPage } from '#app/modules/desk/components/patients/search-page.tsx'
import { patientSearchForm } from '#app/modules/desk/desk-forms.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { readSought } from '#app/modules/desk/patient-search.ts'
import { searchPatients } from '#app/modules/desk/queries/patient-search.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** Nobody is looked for yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json({ head: deskHead(request, 'title.patients', paths.deskPatients()) }, { headers: privateHeaders })
}

/** Looks for a patient of one's own clinics. Whom, stands in the form and so in no address, history or log. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const { q: text } = answersIn(await readForm(request), patientSearchForm)
  const { providerFacilities, locale } = await orRefused(openDesk(request, actor))
  const sought = readSought(text)
  const found = await searchPatients(providerFacilities, sought, locale)
  if (found.length > 0)
    for (const id of new Set(providerFacilities.map(({ facilityId }) => facilityId)))
      await recordDeskRead(actor, {
        action: 'booking.patient_read',
        subject: { type: 'facility', id },
        fields: ['nameEn', 'birthDate', 'phone', 'startsAt'],
      })
  return refusedPage({ text, isShort: sought.length === 0, found }, 200)
}

export default function Search() {
  return <SearchPage answer={useActionData<typeof action>()} />
}
