import { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { hidden } from '#app/core/form/form.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readLateness, readLine } from '#app/modules/booking/queue/queries/line.server.ts'
import { isToldOfLateness } from '#app/modules/booking/queue/wait-estimate.ts'
import { deskScreen } from '#app/modules/desk/desk-screen.ts'
import { type Desk, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { paths } from '#app/paths.ts'
import { setLateness, tellOfLateness } from '../commands/set-lateness.server.ts'
import { type DoctorLateness, lateChoices } from '../lateness.ts'

/** A button names the doctor and the minutes, or the doctor alone whose patients are told. */
const latenessForm = z.object({
  late: z
    .string()
    .regex(/^[a-z0-9-]{1,200} \d{1,2}$/)
    .optional()
    .catch(undefined),
  tell: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .optional()
    .catch(undefined),
  back: hidden(500),
})

/** On other days than today. */
export const noLateness: DoctorLateness[] = []

/** The doctors of a desk who have patients to come today or are late, each with how late and whom a message would be for. */
export async function listLateness({ choice }: Desk, now = clockNow()): Promise<DoctorLateness[]> {
  if (!choice) return []
  const managed = choice.providerFacilities.filter(({ powers }) => powers.manage)
  const ids = managed.map(({ providerFacilityId }) => providerFacilityId)
  const at = { now, timeZone: choice.facility.timeZone }
  const [late, line] = await Promise.all([readLateness(db, ids, at), readLine(db, ids, at)])
  return managed.flatMap(({ providerFacilityId, doctor: { slug, name } }) => {
    const minutes = late.get(providerFacilityId) ?? 0
    const own = line.filter((visit) => visit.providerFacilityId === providerFacilityId)
    const toTell = own.filter((visit) => isToldOfLateness(visit, now, minutes)).length
    return own.length === 0 && minutes === 0 ? [] : [{ slug, name, minutes, toTell }]
  })
}

/** Says that a doctor is late or is not any more, or tells those who are still to come; back to the list. */
export async function submitLateness(request: Request, actor: ProviderActor): Promise<Response> {
  const desk = await orRefused(openDesk(request, actor))
  const { late, tell, back } = await readAnswers(request, latenessForm)
  const t = translator(desk.locale, 'desk')
  const to = deskScreen(back, paths.deskDay())
  const [slug, typed] = late?.split(' ') ?? [tell]
  const at = desk.choice?.colleagues.find(({ doctor }) => doctor.slug === slug) ?? notFound()
  if (tell !== undefined && late === undefined) {
    const count = await orRefused(tellOfLateness(actor, at))
    return accepted(to, count === 0 ? t('late.nobody') : t('late.told', { count }))
  }
  const minutes = [0, ...lateChoices].find((each) => each === Number(typed)) ?? notFound()
  await orRefused(setLateness(actor, at, minutes))
  const words = { doctor: at.doctor.name, minutes }
  return accepted(to, t(minutes === 0 ? 'late.taken' : 'late.said', words))
}
