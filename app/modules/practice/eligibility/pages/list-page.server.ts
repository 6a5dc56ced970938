import type { ProviderActor } from '#app/core/actor.ts'
import { dateSpan } from '#app/core/calendar/zones.ts'
import { formatDay } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { checkFilters } from '../check-filters.ts'
import { momentWords } from '../check-words.ts'
import { listFields, recordEligibilityRead } from '../commands/record-read.server.ts'
import { type ListedCheck, listChecks } from '../queries/checks.server.ts'
import type { EligibilityClinic } from '../queries/clinics.server.ts'
import { clinicWords, eligibilityHead, gatewayName, openClinics, searchOf } from './open-clinic.server.ts'

/** A check as a line of a list. */
function lineOf(check: ListedCheck, { timeZone, doctors }: EligibilityClinic, { locale }: ProviderActor) {
  const { id, patient, carrierName, status, dueAt, serviceDate, createdAt, rejections, providerId } = check
  return {
    ...{ id, patient, carrierName, status, rejection: rejections[0] ?? null, isRetried: dueAt !== null },
    doctor: doctors.find((each) => each.providerId === providerId)?.name ?? null,
    serviceDay: formatDay(serviceDate, locale),
    madeAt: momentWords(createdAt, locale, timeZone),
  }
}

export type CheckLine = ReturnType<typeof lineOf>

/** The checks of a clinic; `lines` is null where its level has none. */
export async function loadChecks(request: Request, actor: ProviderActor) {
  const { clinic, clinics } = await openClinics(request, actor)
  const asked = searchOf(request).get('show')
  const filter = checkFilters.find((each) => each === asked) ?? 'today'
  const { locale } = actor
  const since = dateSpan(clinic.today, clinic.timeZone).from
  const checks = clinic.mayCheck ? await listChecks(clinic, { filter, since, locale }) : null
  if (checks && checks.length > 0)
    await recordEligibilityRead(actor, { subject: { type: 'facility', id: clinic.id }, fields: listFields })
  return {
    ...{ head: eligibilityHead(request, 'title', paths.eligibility()), gateway: gatewayName(), filter, clinics },
    clinic: clinicWords(clinic),
    lines: checks && checks.map((check) => lineOf(check, clinic, actor)),
  }
}

export type ChecksData = Awaited<ReturnType<typeof loadChecks>>
