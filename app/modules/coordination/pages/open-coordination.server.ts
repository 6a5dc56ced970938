import type { ProviderActor } from '#app/core/actor.ts'
import { endWithPage, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { coordinationFacilityIds } from '#app/modules/accounts/coordination-rights.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { paths } from '#app/paths.ts'
import { findCase, type SeenCase } from '../queries/cases.server.ts'

export const wordsOf = (actor: Pick<ProviderActor, 'locale'>) => translator(actor.locale, 'coordination')

/** The head of a page of referrals: nothing about a person stands in it. */
export function careHead(request: Request, title: string, path: string) {
  return requestHead(request, { title, description: title, path, isIndexable: false })
}

/** A referral that somebody may see; a foreign one looks like none. */
export async function openOwnCase(actor: ProviderActor, caseId: string): Promise<SeenCase> {
  return (await findCase(actor, caseId)) ?? notFound()
}

/** Who may write referrals at all; everybody else is told why not. */
export function requireReferrer(actor: ProviderActor): void {
  if (coordinationFacilityIds(actor, 'request').length > 0) return
  const reason = !hasFeature(actor.tier, 'coordination')
    ? 'tier'
    : coordinationFacilityIds(actor).length > 0
      ? 'role'
      : 'feature'
  throw redirect(paths.unauthorized({ reason }), { headers: privateHeaders })
}

type Warned = 'not_now' | 'no_consent' | 'no_contact' | 'recipient' | 'recipient_changed' | 'documents'

/** What a press is told that came too late, or that is for somebody else: back to a page with a notice. */
export function refusals(actor: Pick<ProviderActor, 'locale'>, to: string) {
  const t = translator(actor.locale, 'errors')
  const warn = (code: Warned) => () => toasted(to, { tone: 'warning', text: t(`coordination.${code}`) })
  return {
    'coordination.not_now': warn('not_now'),
    'coordination.no_consent': warn('no_consent'),
    'coordination.no_contact': warn('no_contact'),
    'coordination.recipient': warn('recipient'),
    'coordination.recipient_changed': warn('recipient_changed'),
    'coordination.documents': warn('documents'),
    'coordination.not_allowed': () => endWithPage({ status: 403, code: 'coordination.not_allowed' as ErrorCode }),
  }
}
