import { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { hidden } from '#app/core/form/form.ts'
import { notFound } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { foreseeImpact } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { dateWords, instantWords } from '#app/modules/booking/schedule/wall-words.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { choiceWords, type Desk } from '#app/modules/desk/pages/open-desk.server.ts'
import { notAtThisDesk } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { paths } from '#app/paths.ts'
import { closureSpans, isClosedDuring } from '../clinic-day.ts'
import { type Clinic, closureAt, closureChange, daysAt } from '../closure-change.ts'
import { closeClinic, reopenClinic, requireKeeper } from '../commands/close-clinic.server.ts'
import { findReopenable, readClinicClosures } from '../queries/clinic-closures.server.ts'
import { openClinic, partWords } from './panel-words.server.ts'

const closureForm = z.object({ span: z.enum(closureSpans) })
const reopeningForm = z.object({ closure: hidden(80) })

/** The panel of the clinic that a page is about. */
function panelOf({ choice, facilities }: Desk): string {
  return paths.deskClinic(choice && facilities.length > 1 ? { place: choice.facility.slug } : {})
}

const clinicOf = ({ choice }: Desk): Clinic => choice?.facility ?? notAtThisDesk()

/** The visits that closing a clinic would touch, as the list of the schedules has them. */
async function touchedVisits(desk: Desk, clinic: Clinic, change: ReturnType<typeof closureChange>) {
  const { impacted } = await foreseeImpact(db, change)
  const { today } = daysAt(clinic, now())
  return impacted.map(({ visit: { id, providerFacilityId, startsAt, nameEn, nameZh } }) => {
    const at = desk.choice?.colleagues.find((each) => each.providerFacilityId === providerFacilityId)
    return {
      id,
      when: instantWords(startsAt, clinic.timeZone, desk.locale, today),
      doctor: at?.doctor.name ?? null,
      // Whose visits are not of this desk has no name here.
      patient: at ? { nameEn, nameZh } : null,
    }
  })
}

async function foreseeClosure(request: Request, actor: ProviderActor) {
  const desk = await openClinic(request, actor)
  const clinic = clinicOf(desk)
  const asked = new URL(request.url).searchParams.get('span')
  const span = closureSpans.find((each) => each === asked) ?? notFound()
  await requireKeeper(actor, clinic)
  const at = now()
  const { date, part } = closureAt(clinic, span, at)
  const closures = await readClinicClosures(clinic, desk.locale)
  const isClosed = isClosedDuring(
    part,
    closures[span === 'tomorrow' ? 'tomorrow' : 'today'].map((each) => each.part),
  )
  const visits = isClosed
    ? []
    : await touchedVisits(desk, clinic, closureChange(clinic, span, { now: at, id: newId() }))
  if (visits.some(({ patient }) => patient !== null))
    await recordDeskRead(actor, {
      subject: { type: 'facility', id: clinic.id },
      action: 'booking.appointment_read',
      fields: ['patientId', 'startsAt'],
    })
  const day = dateWords(date, desk.locale, daysAt(clinic, at).today)
  const words = { day, when: partWords(part, desk.locale) }
  return { choice: choiceWords(desk), back: panelOf(desk), span, isClosed, visits, words }
}

/** What the question shows before a clinic is closed: when, and whose visits it touches. Reading it is recorded where it names somebody. */
export const closurePage = (request: Request, actor: ProviderActor) => orRefused(foreseeClosure(request, actor))

export type ClosurePageData = Awaited<ReturnType<typeof closurePage>>

/** Closes the clinic; visits in that time are decided about on a page of their own, one by one. */
export async function submitClosure(request: Request, actor: ProviderActor): Promise<Response> {
  const desk = await orRefused(openClinic(request, actor))
  const { span } = await readAnswers(request, closureForm)
  const draft = await orRefused((async () => closeClinic(actor, clinicOf(desk), span))())
  const back = panelOf(desk)
  if (draft !== null) return accepted(paths.scheduleImpact(draft, { back }))
  return accepted(back, translator(desk.locale, 'clinic-panel')('closure.done'))
}

async function foreseeReopening(request: Request, actor: ProviderActor) {
  const desk = await openClinic(request, actor)
  const clinic = clinicOf(desk)
  const id = new URL(request.url).searchParams.get('closure') ?? ''
  const { day, closed } = (await findReopenable(clinic, id, desk.locale)) ?? notAtThisDesk()
  await requireKeeper(actor, clinic)
  const dates = daysAt(clinic, now())
  const words = { day: dateWords(dates[day], desk.locale, dates.today), when: partWords(closed.part, desk.locale) }
  return { choice: choiceWords(desk), back: panelOf(desk), closureId: id, words, reason: closed.reason }
}

/** What the question shows before a clinic opens again. */
export const reopeningPage = (request: Request, actor: ProviderActor) => orRefused(foreseeReopening(request, actor))

export type ReopeningPageData = Awaited<ReturnType<typeof reopeningPage>>

/** Takes the closure back. */
export async function submitReopening(request: Request, actor: ProviderActor): Promise<Response> {
  const desk = await orRefused(openClinic(request, actor))
  const { closure } = await readAnswers(request, reopeningForm)
  const draft = await orRefused((async () => reopenClinic(actor, clinicOf(desk), closure))())
  const back = panelOf(desk)
  if (draft !== null) return accepted(paths.scheduleImpact(draft, { back }))
  return accepted(back, translator(desk.locale, 'clinic-panel')('reopening.done'))
}
