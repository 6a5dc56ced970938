import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { VisitPage } from '#app/modules/desk/components/visit/visit-page.tsx'
import { VisitNotePanel } from '#app/modules/desk/notes/components/visit-note-panel.tsx'
import { loadWholeVisit } from '#app/modules/desk/notes/pages/visit-note-page.server.ts'
import { SeriesPanel } from '#app/modules/desk/series/components/series-panel.tsx'
import { seriesLines } from '#app/modules/desk/series/queries/series-of-visit.server.ts'
import { InsurancePanel } from '#app/modules/practice/eligibility/components/visit-panel.tsx'
import { visitInsurance } from '#app/modules/practice/eligibility/pages/visit-panel.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** One visit: what is known, what can be done, what was done. */
export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadWholeVisit(request, actor, appointment)
  const series = await seriesLines(page.visit.id, localeOf(request))
  const insurance = await visitInsurance(actor, page.visit.id)
  return json({ ...page, series, insurance }, { headers: privateHeaders })
}

export default function Visit() {
  const page = useLoaderData<typeof loader>()
  return (
    <VisitPage {...page} refusal={null}>
      <SeriesPanel
        id={page.visit.id}
        lines={page.series}
        mayRepeat={page.mayRepeat}
        mayManage={page.mayNote}
        hasTime={page.visit.time !== null && page.visit.visit !== null}
      />
      <InsurancePanel insurance={page.insurance} />
      <VisitNotePanel {...page} />
    </VisitPage>
  )
}
