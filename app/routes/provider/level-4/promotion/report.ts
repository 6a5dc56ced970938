import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { campaignCsv, csvHeaders } from '#app/modules/promotion/pages/report.server.ts'
import { openCampaign } from '#app/modules/promotion/queries/campaigns.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** The figures of a campaign as a file for a spreadsheet. */
export async function loader({ request, params: { campaign = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { id } = await orRefused(openCampaign(actor, 'promotion.read', campaign))
  const csv = await campaignCsv(id, actor.locale)
  return new Response(csv, { headers: { ...privateHeaders, ...csvHeaders('campaign.csv') } })
}
