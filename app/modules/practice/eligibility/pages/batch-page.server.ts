import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, toasted } from '#app/core/answer/answer.server.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import { formatDay } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { isProblem } from '../check-status.ts'
import { listFields, recordEligibilityRead } from '../commands/record-read.server.ts'
import { isReady, runBatch } from '../commands/run-batch.server.ts'
import type { EligibilityClinic } from '../queries/clinics.server.ts'
import { type EligibilityVisit, listTomorrow, timeOf } from '../queries/visits.server.ts'
import { clinicWords, eligibilityHead, gatewayName, openClinic, wordsOf } from './open-clinic.server.ts'

function lineOf(visit: EligibilityVisit, clinic: EligibilityClinic, { locale }: ProviderActor) {
  const { id, name, planName, check, lacks, providerId } = visit
  return {
    ...{ id, name, time: timeOf(visit, clinic, locale), plan: planName?.[locale] ?? null },
    doctor: clinic.doctors.find((each) => each.providerId === providerId)?.name ?? null,
    check: check && { id: check.id, status: check.status, rejection: check.rejections[0] ?? null },
    ...{ lacks, isReady: isReady(visit) },
  }
}

/** Tomorrow's visits, each with how its insurance stands or what is missing to ask. */
export async function loadBatch(request: Request, actor: ProviderActor) {
  const clinic = await openClinic(request, actor)
  const visits = await listTomorrow(clinic)
  if (visits.length > 0)
    await recordEligibilityRead(actor, { subject: { type: 'facility', id: clinic.id }, fields: listFields })
  return {
    ...{ head: eligibilityHead(request, 'batch.title', paths.eligibilityBatch()), gateway: gatewayName() },
    ...{ clinic: clinicWords(clinic), day: formatDay(addDays(clinic.today, 1), actor.locale) },
    lines: visits.map((visit) => lineOf(visit, clinic, actor)),
    counts: {
      ready: visits.filter(isReady).length,
      lacking: visits.filter(({ lacks, check }) => lacks.length > 0 && check === null).length,
      problems: visits.filter(({ check }) => check !== null && isProblem(check)).length,
    },
  }
}

export type BatchData = Awaited<ReturnType<typeof loadBatch>>

/** Has those checked that are ready. */
export async function submitBatch(request: Request, actor: ProviderActor) {
  const clinic = await openClinic(request, actor)
  await readForm(request)
  const back = paths.eligibilityBatch({ place: clinic.slug })
  const t = wordsOf(actor)
  if (gatewayName() === null) return toasted(back, { tone: 'warning', text: t('gateway.none') })
  const { queued, broken } = await runBatch(actor, clinic, await listTomorrow(clinic))
  if (broken > 0) return toasted(back, { tone: 'warning', text: t('batch.broken', { count: broken }) })
  return accepted(back, t('batch.done', { count: queued }))
}
