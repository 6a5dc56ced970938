import type { ProviderActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { readAsked } from '../forms.ts'
import { findMembership, findPayer } from '../queries/memberships.server.ts'
import { listPapers } from '../queries/papers.server.ts'
import { previewChange } from '../queries/preview.server.ts'
import { readStanding } from '../queries/standing.server.ts'

/** What the page of levels shows: what somebody has, what there is, and what the choice in the address comes to. */
export async function loadLevelPage(request: Request, actor: ProviderActor) {
  const { searchParams } = new URL(request.url)
  const standing = await readStanding(actor)
  const interval = searchParams.get('interval')
  const shown = interval === 'year' || interval === 'month' ? interval : (standing.membership?.interval ?? 'month')
  const asked = readAsked(searchParams)
  const payer = standing.canManage ? await findPayer(actor, 'membership.manage') : null
  const membership = payer && (await findMembership(payer.id))
  const page = { standing, interval: shown, papers: membership ? await listPapers(membership.id) : [] }
  if (!payer || !asked) return { ...page, preview: null }
  const outcome = await outcomeOf(previewChange(membership, asked), ['membership.no_such_level'])
  if (!outcome.done) return { ...page, preview: null }
  const { change, couponProblem } = outcome.value
  const { when, tier, priceCents, periodStart, periodEnd, lines, due, isTrial } = change
  return {
    ...page,
    preview: {
      ...{
        when,
        tier,
        interval: asked.interval,
        priceCents,
        periodStart,
        periodEnd,
        lines,
        due,
        isTrial,
        couponProblem,
      },
      code: asked.code,
      isOtherPrice: searchParams.get('changed') === 'yes',
    },
  }
}

export type LevelPageData = Awaited<ReturnType<typeof loadLevelPage>>
export type LevelPreview = NonNullable<LevelPageData['preview']>
