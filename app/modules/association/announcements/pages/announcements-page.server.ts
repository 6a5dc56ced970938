import type { AssociationActor } from '#app/core/actor.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { announcementStatuses } from '#drizzle/schema/association/announcements.ts'
import { listAnnouncements } from '../queries/announcement-rows.server.ts'
import { announcementLine } from './announcement-line.server.ts'

/** The announcements of the chosen association, of one status where the address names one. */
export async function loadAnnouncements(request: Request, actor: AssociationActor) {
  const { locale } = actor
  const title = translator(locale, 'association-announcements')('list.title')
  const path = paths.associationAnnouncements()
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const asked = new URL(request.url).searchParams.get('status')
  const status = announcementStatuses.find((each) => each === asked) ?? null
  const rows = await listAnnouncements((await readChosen(actor)).id)
  const counts = announcementStatuses.map((each) => ({
    ...{ status: each, count: rows.filter((row) => row.status === each).length },
  }))
  const lines = rows.filter((row) => status === null || row.status === status)
  return json(
    { head, status, counts, lines: lines.map((row) => announcementLine(row, locale)) },
    { headers: privateHeaders },
  )
}

export type AnnouncementsData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAnnouncements>>['json']>>
