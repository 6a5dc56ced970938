import type { ProviderActor } from '#app/core/actor.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { mayAnywhere } from '#app/modules/practice/navigation.ts'
import { listCompleteness } from '#app/modules/practice/queries/tasks.server.ts'
import { fixesFor } from '../fixes.ts'
import type { PublicDoctor } from '../public-doctor.ts'
import { listPublicDoctors } from '../queries/public-doctors.server.ts'
import { clinicMessages, wordsOf } from '../words.server.ts'

/** Whether somebody reads of promotion, has a level without it, or a role that does not decide about it. */
function promotionFor(actor: ProviderActor): 'open' | 'level' | 'role' {
  if (mayAnywhere(actor, 'promotion.read')) return 'open'
  const highest = Math.max(
    0,
    ...(actor.providerId === null ? [] : [actor.tier]),
    ...actor.seats.map(({ tier }) => tier),
  )
  return highest < lowestTierWith('promotionReports') ? 'level' : 'role'
}

/** The doctors of one's clinics, how complete their profiles are, and what can be sent about each clinic. */
export async function loadOverviewPage(actor: ProviderActor, search: URLSearchParams) {
  const { locale } = actor
  const doctors = await listPublicDoctors(actor, search)
  const completeness = await listCompleteness([...new Set(doctors.map(({ providerId }) => providerId))])
  const lineOf = (doctor: PublicDoctor) => {
    const { name, specialty, second } = wordsOf(doctor, locale)
    const { percent, missing } = completeness.get(doctor.providerId) ?? { percent: 0, missing: [] }
    return {
      ...{ id: doctor.id, name, second, specialty, percent },
      isOwn: doctor.providerId === actor.providerId,
      isPublic: doctor.specialty !== null,
      fixes: fixesFor(actor, missing, doctor),
    }
  }
  const clinics = [...groupBy(doctors, ({ facilityId }) => facilityId)].map(([facilityId, there]) => ({
    slug: there[0]!.facilitySlug,
    name: facilityName(there[0]!.clinic, locale),
    doctors: there.map(lineOf),
    // Who has no seat there sees nobody but themselves, which would make a clinic of one.
    messages: allows(actor, 'appointment.read', { facilityId }) ? clinicMessages(there) : [],
  }))
  return { clinics, promotion: promotionFor(actor) }
}

export type OverviewPageData = Awaited<ReturnType<typeof loadOverviewPage>>
export type DoctorLine = OverviewPageData['clinics'][number]['doctors'][number]
