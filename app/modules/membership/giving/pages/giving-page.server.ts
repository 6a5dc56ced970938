import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { isSteppedUp, steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { findVersions, listEdits } from '#app/modules/edits/queries/edits.server.ts'
import { compMembership, extendMembership } from '#app/modules/membership/commands/give-level.server.ts'
import { findMembership } from '#app/modules/membership/queries/memberships.server.ts'
import { told } from '#app/modules/membership/queries/standing.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { readOffers } from '#app/modules/tiers/queries/offers.server.ts'
import { paths } from '#app/paths.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { givingForm } from '../forms.ts'

/** The level of a profile, what the administration did to it, and the forms that change it after a fresh code. */
export async function loadGiving(request: Request, actor: AdminActor, providerId: string) {
  const { locale } = actor
  const [provider] = await db.select().from(providers).where(eq(providers.id, providerId))
  if (!provider) notFound()
  const mayGive = actor.permissions.has('membership.comp')
  if (mayGive && new URL(request.url).searchParams.has('give')) steppedUp(request, actor)
  const membership = await findMembership(providerId)
  const rowId = membership?.id ?? ''
  const versions = await findVersions('memberships', [rowId])
  const edits = membership ? await listEdits('memberships', rowId) : []
  const offers = await readOffers()
  const title = translator(locale, 'membership')('giving.title')
  return {
    head: requestHead(request, {
      ...{ title, description: title, path: paths.adminMembership(providerId), isIndexable: false },
    }),
    page: {
      providerId,
      name: displayName(provider, locale),
      tier: provider.tier,
      membership: membership && told(membership, membership.priceCents),
      version: versions.get(rowId) ?? 0,
      edits: edits.map(({ version, reason, at, firstName, lastName }) => ({
        ...{ version, reason, at },
        name: [firstName, lastName].filter(Boolean).join(' '),
      })),
      tiers: offers.filter(({ monthlyCents }) => monthlyCents > 0).map(({ tier }) => tier),
      give: mayGive ? (isSteppedUp(actor) ? ('form' as const) : ('code' as const)) : null,
    },
  }
}

export type GivingPageData = Awaited<ReturnType<typeof loadGiving>>['page']

/** Gives what the form says; what somebody else did meanwhile is said, and nothing typed is lost. */
export async function submitGiving(request: Request, actor: AdminActor, providerId: string) {
  const [provider] = await db.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId))
  if (!provider) notFound()
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), givingForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { value } = submission
  const given = { providerId, days: value.days, reason: value.reason, version: value.version }
  const work =
    value.intent === 'comp' ? compMembership(actor, { ...given, tier: value.tier }) : extendMembership(actor, given)
  const refused = (field: string, key: string) => refusedForm(submission, { [field]: [`giving.errors.${key}`] }, 409)
  const done = await orAnswered(work, {
    'membership.not_now': () => refused('days', 'now'),
    'membership.no_such_level': () => refused('tier', 'tier'),
    'edits.stale': () => refused('reason', 'stale'),
  })
  if (done instanceof Response) return done
  const words = translator(actor.locale, 'membership')
  return accepted(paths.adminMembership(providerId), words(value.intent === 'comp' ? 'giving.given' : 'giving.added'))
}
