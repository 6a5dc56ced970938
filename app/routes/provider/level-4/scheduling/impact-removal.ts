import type { ActionFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { discardDraft } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { impactBack } from '#app/modules/desk/pages/impact-back.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

export async function action({ request, params: { draft: draftId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(discardDraft(actor, draftId))
  return redirect(impactBack(request) ?? paths.scheduling(), { headers: privateHeaders })
}
