import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import { noteFeedRead } from '#app/modules/desk/feeds/commands/note-read.server.ts'
import { feedFile } from '#app/modules/desk/feeds/pages/feed-file.server.ts'
import { findFeed } from '#app/modules/desk/feeds/queries/feed-visits.server.ts'

/** The times of a doctor's visits for a calendar program, which has no session: whoever has the address reads it. No patient is in it. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const feed = (await findFeed(token)) ?? notFound('/api/calendars')
  await noteFeedRead(feed.id)
  return new Response(feedFile(feed), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="visits.ics"',
    },
  })
}
