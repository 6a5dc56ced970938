import type { ProviderActor } from '#app/core/actor.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { chosenClinic, listKeptClinics } from '#app/modules/practice/clinic-facts/queries/kept-clinics.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { recordFeedbackRead } from '../commands/record-feedback-read.server.ts'
import { countedDays, feedbackScope, listFeedback } from '../queries/list-feedback.server.ts'

/** What patients have said of their visits to a clinic; a foreign clinic looks like none. Reading it is recorded. */
export async function loadFeedbackList(request: Request, actor: ProviderActor) {
  const search = new URL(request.url).searchParams
  const slug = search.get('place') || null
  const all = await listKeptClinics(actor)
  const readable = all.filter(({ row }) => feedbackScope(actor, row.id) !== null)
  const chosen = chosenClinic(readable, slug)
  if (slug !== null && chosen === null) notFound()
  const title = translator(actor.locale, 'practice')('feedback.title')
  const head = requestHead(request, { title, description: title, path: paths.feedback(), isIndexable: false })
  const scope = chosen && feedbackScope(actor, chosen.row.id)
  const page = Math.max(1, Math.min(1000, Number.parseInt(search.get('page') ?? '1', 10) || 1))
  const shown = chosen && scope && (await listFeedback(actor, { facilityId: chosen.row.id, scope, page }))
  if (chosen && shown && shown.items.length > 0) await recordFeedbackRead(actor, chosen.row.id)
  const data = {
    ...{ head, page, scope, shown, countedDays },
    clinic: chosen && { slug: chosen.row.slug, name: chosen.name },
    clinics: readable.length > 1 ? readable.map(({ row, name }) => ({ slug: row.slug, name })) : [],
  }
  return json(data, { headers: privateHeaders })
}

export type FeedbackListData = Awaited<ReturnType<Awaited<ReturnType<typeof loadFeedbackList>>['json']>>
