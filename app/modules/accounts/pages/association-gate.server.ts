import type { AppLoadContext } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { isAssociationEnabled } from '../backend/association-enabled.server.ts'
import { pageCaller } from './page-caller.server.ts'

/** What an association, its managers and its member doctors have; `/associations` is none of it. */
const ofAssociations = /^\/(?:association|association-management|provider\/4\/dashboard\/association)(?:\/|$)/i

/**
 * Sends whoever asks for anything of associations to /unauthorized while they are off, signed in or not (specification §4).
 * @throws Response the redirect
 */
export async function refuseWithoutAssociations(request: Request, context: AppLoadContext): Promise<void> {
  if (ofAssociations.test(withoutPrefix(new URL(request.url).pathname))) await demandAssociations(request, context)
}

/** The same for a page that is of associations and does not stand under their addresses, such as a member's personal one. */
export async function demandAssociations(request: Request, context: AppLoadContext): Promise<void> {
  if (await isAssociationEnabled(pageCaller(request, context))) return
  throw redirect(paths.unauthorized(), { headers: privateHeaders })
}
