import type { ProviderActor } from '#app/core/actor.ts'
import { endWithPage } from '#app/core/answer/answer.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf, withoutPrefix } from '#app/core/i18n/locale.ts'
import { noteImpersonation } from '#app/core/log/log.server.ts'
import { isIdle } from '#app/core/session/idle.ts'
import { type SessionRow, touchSession } from '#app/core/session/session.server.ts'
import { paths } from '#app/paths.ts'
import { listGrantedFacilityIds } from '#app/modules/accounts/break-glass/queries/running-grants.server.ts'
import { recordImpersonatedRead, recordImpersonatedRefusal } from '../commands/record-impersonated.server.ts'
import { listReachedFacilities } from '../queries/find-account.server.ts'
import { findImpersonated, findLastSubject } from '../queries/running-impersonation.server.ts'
import { readableAs } from '../readable-pages.ts'

type Impersonated = ProviderActor & { impersonation: NonNullable<ProviderActor['impersonation']> }

/** Whether a grant of the administrator's runs for every facility whose patients the person sees. */
async function mayShowHealthData({ userId, locale, impersonation }: Impersonated): Promise<boolean> {
  const granted = await listGrantedFacilityIds(impersonation.adminId)
  const reached = await listReachedFacilities(userId, locale)
  return reached.every(({ id }) => granted.has(id))
}

/**
 * Lets an administrator who reads as somebody else go on, on the pages that are listed for it and by GET alone: the one place that decides
 * it for the whole provider area, whatever a page asks for itself. Each page is recorded, and each that was refused.
 * @returns null for a session of the administration that reads as nobody
 * @throws Response 403 for what is closed; the way to the reason, or to the account when the time is over
 */
export async function readAsSomebody(
  request: Request,
  session: SessionRow,
  asksHealthData: boolean,
): Promise<ProviderActor | null> {
  const actor = (await findImpersonated(session, localeOf(request))) as Impersonated | null
  if (!actor) {
    const last = await findLastSubject(session.id)
    if (last && request.method === 'GET') throw redirect(paths.adminAccount(last), { headers: privateHeaders })
    return null
  }
  if (isIdle(session)) throw redirect(paths.adminLogin({ reason: 'idle' }), { headers: privateHeaders })
  const kind = readableAs(withoutPrefix(new URL(request.url).pathname))
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || kind === null) {
    await recordImpersonatedRefusal(actor)
    endWithPage({ status: 403, code: isRead ? 'accounts.impersonation_closed' : 'accounts.impersonation_read_only' })
  }
  const showsHealthData = asksHealthData || kind === 'health'
  if (showsHealthData && !(await mayShowHealthData(actor))) {
    await recordImpersonatedRefusal(actor)
    throw redirect(paths.adminImpersonation({ closed: '1' }), { headers: privateHeaders })
  }
  // From here on whatever this request writes into the log is the administrator's.
  noteImpersonation(actor.impersonation)
  await recordImpersonatedRead(actor, showsHealthData)
  await touchSession(session, true)
  return actor
}
