import { eq } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { turnToken } from '../commands/turn-link.server.ts'
import { findWaiting, type WaitingWords } from './waiting.server.ts'

/** A place in line as its link shows it: called already, over, or still waited for. Nobody's name is in it, and no doctor's. */
type Turn = { state: 'waiting'; waiting: WaitingWords; time: string } | { state: 'called' | 'over' }

export type TurnPage = { head: PageHead; token: string; view: 'turn'; turn: Turn }

const isTurn = (link: ActionLink | null): link is ActionLink =>
  link?.kind === 'queue_turn' && link.subjectType === 'appointment'

async function turnOf({ subjectId, state }: ActionLink, locale: Locale, now: number): Promise<Turn> {
  if (state !== 'valid') return { state: 'over' }
  const [row] = await db
    .select({ status: appointments.status, timeZone: appointments.timeZone })
    .from(appointments)
    .where(eq(appointments.id, subjectId))
  const waiting = row && (await findWaiting(subjectId, now))
  if (waiting) return { state: 'waiting', waiting, time: formatInstantClock(now, row.timeZone, locale) }
  return { state: row?.status === 'in_room' ? 'called' : 'over' }
}

/** The page of a link to a place in line; null for any other link. Changes nothing. */
export async function loadTurnPage(request: Request, token: string, link: ActionLink): Promise<TurnPage | null> {
  if (!isTurn(link)) return null
  const locale = localeOf(request)
  const title = translator(locale, 'booking')('queue.title')
  const head = requestHead(request, { title, description: title, path: paths.link(':token'), isIndexable: false })
  return { head, token, view: 'turn', turn: await turnOf(link, locale, clockNow()) }
}

/** What a slip says of the link to a place in line. */
export type TurnLink = Readonly<{ address: string; image: string }>

/** The link to the place of a visit, with its code to scan; null where there is none that works. */
export async function findTurnLink(appointmentId: string, locale: Locale): Promise<TurnLink | null> {
  const token = turnToken(appointmentId)
  const link = await findActionLink(token)
  if (!isTurn(link) || link.state !== 'valid') return null
  const address = siteAddress(paths.link(token), locale)
  return { address, image: await qrImage(address) }
}
