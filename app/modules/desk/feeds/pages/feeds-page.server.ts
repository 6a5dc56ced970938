import { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { hidden } from '#app/core/form/form.ts'
import { formatDate } from '#app/core/format/format.ts'
import { localeOf, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { paths } from '#app/paths.ts'
import {
  type DeskProviderFacility,
  listDeskProviderFacilities,
  notAtThisDesk,
} from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { endFeed, startFeed } from '../commands/set-feed.server.ts'
import { shownToken } from '../feed-token.server.ts'
import { listOwnFeeds, type OwnFeed } from '../queries/own-feeds.server.ts'

const feedForm = z.object({
  doctor: hidden(200),
  step: z.enum(['start', 'end']).catch('start'),
})

/** The address of a feed as people and programs take it over. */
type FeedAddress = {
  https: string
  /** Opens the calendar of a telephone or computer. */
  webcal: string
  code: string
}

/** Somebody's feed; without an address when it was made under another secret and cannot be shown. */
export type ShownFeed = { address: FeedAddress | null; since: string; readOn: string | null }

/** A doctor whose times somebody may have in a calendar, and the feed they have. */
export type DoctorFeed = { slug: string; name: string; facilities: string[]; feed: ShownFeed | null }

/** Where each doctor of the desk whose times may be taken along works, by the doctor's id. */
const subscribable = (providerFacilities: readonly DeskProviderFacility[]) =>
  groupBy(
    providerFacilities.filter(({ powers }) => powers.subscribe),
    ({ providerId }) => providerId,
  )

async function addressOf(feed: OwnFeed): Promise<FeedAddress | null> {
  const token = shownToken(feed)
  if (token === null) return null
  // A file has one language, that of whoever set it up, under one address.
  const https = siteAddress(paths.calendarFeed(token), 'zh-Hans')
  const webcal = https.replace(/^https?:/, 'webcal:')
  return { https, webcal, code: await qrImage(webcal) }
}

/** The page's doctors, in the order of the desk. */
export async function feedsPage(
  actor: ProviderActor,
  locale: Locale,
): Promise<{ doctors: DoctorFeed[]; isLocked: boolean }> {
  const [providerFacilities, feeds] = await Promise.all([
    listDeskProviderFacilities(actor, locale),
    listOwnFeeds(actor.userId),
  ])
  const doctors = [...subscribable(providerFacilities)].map(async ([providerId, at]): Promise<DoctorFeed> => {
    const { doctor } = at[0]!
    const feed = feeds.find((each) => each.providerId === providerId)
    return {
      slug: doctor.slug,
      name: doctor.name,
      facilities: at.map(({ facility }) => facility.name),
      feed: feed
        ? {
            address: await addressOf(feed),
            since: formatDate(feed.createdAt, locale),
            readOn: feed.readAt === null ? null : formatDate(feed.readAt, locale),
          }
        : null,
    }
  })
  const highest = Math.max(actor.tier, ...actor.seats.map(({ tier }) => tier))
  return { doctors: await Promise.all(doctors), isLocked: !hasFeature(highest, 'calendarFeed') }
}

/** Starts a feed of a doctor of the desk, puts a new one in its place, or ends it. @throws DomainError not_found `desk.NOT_FOUND` */
export async function setFeed(request: Request, actor: ProviderActor): Promise<Response> {
  const { doctor, step } = await readAnswers(request, feedForm)
  const locale = localeOf(request)
  const seen = await listDeskProviderFacilities(actor, locale)
  const at = seen.find((each) => each.doctor.slug === doctor && each.powers.subscribe) ?? notAtThisDesk()
  if (step === 'end') await endFeed(actor, at.providerId)
  else await startFeed(actor, at)
  return accepted(paths.deskFeeds(), translator(locale, 'desk')(step === 'end' ? 'feeds.ended' : 'feeds.started'))
}
