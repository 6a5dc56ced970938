import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { paths } from '#app/paths.ts'
import { changeCase, createCase } from '../commands/create-case.server.ts'
import { recordI693Read } from '../commands/record-read.server.ts'
import { caseForm } from '../forms.ts'
import { type I693Appointment, listI693Appointments } from '../queries/i693-appointments.server.ts'
import { caseOfVisit } from '../queries/find-case.server.ts'
import { listSurgeons } from '../queries/surgeons.server.ts'
import { openI693Clinic } from './board-page.server.ts'
import { caseOrNotFound, openCasePage } from './open-case-page.server.ts'

/** The values of the form of a person, as its controls take them. */
type Stored = Readonly<Record<string, string | null>>

function birthParts(birthDate: LocalDate | null): Stored {
  const [birthYear = '', birthMonth = '', birthDay = ''] = birthDate?.split('-') ?? []
  return { birthYear, birthMonth, birthDay }
}

const priceText = (cents: number | null) => (cents === null ? null : decimalOf(cents))

function ofAppointment(
  { person, providerId, examOn, priceCents }: I693Appointment,
  surgeons: readonly { id: string }[],
) {
  const { nameEn, nameZh, phone, sex, locale } = person
  return {
    ...{ nameEn, nameZh, phone, locale, ...birthParts(person.birthDate), examOn, price: priceText(priceCents) },
    sex: sex === 'undisclosed' ? null : sex,
    surgeonId: (surgeons.find(({ id }) => id === providerId) ?? surgeons[0])?.id ?? null,
  }
}

/** Where somebody opens a case at a clinic: by hand, or from a visit. */
async function openNewCase(request: Request, actor: ProviderActor) {
  const { clinic } = await openI693Clinic(request, actor)
  if (!clinic.isIncluded || !clinic.hasSurgeon) forbidden()
  const all = await listSurgeons(clinic.id, actor.locale)
  const surgeons = clinic.isOwnOnly ? all.filter(({ id }) => id === actor.providerId) : all
  if (surgeons.length === 0) forbidden()
  return { clinic, surgeons, appointments: await listI693Appointments(actor, clinic) }
}

/** The form of a case, with the id that it will have and what the visit of the address says. */
export async function loadNewCase(request: Request, actor: ProviderActor) {
  const { clinic, surgeons, appointments } = await openNewCase(request, actor)
  if (appointments.length > 0)
    await recordI693Read(actor, { subject: { type: 'facility', id: clinic.id }, fields: ['person'] })
  const asked = new URL(request.url).searchParams.get('appointment')
  const appointment = appointments.find(({ id }) => id === asked) ?? null
  const stored: Stored = appointment
    ? ofAppointment(appointment, surgeons)
    : { locale: actor.locale, examOn: clinic.today, surgeonId: surgeons[0]!.id }
  return {
    ...{ clinic, surgeons, stored, id: newId(), appointmentId: appointment?.id ?? null },
    appointments: appointments.map(({ id, person, examOn }) => ({ id, nameEn: person.nameEn, examOn })),
  }
}

export type NewCaseData = Awaited<ReturnType<typeof loadNewCase>>

const noSurgeon = { surgeonId: ['errors.surgeon'] }

export async function submitNewCase(request: Request, actor: ProviderActor) {
  const { clinic, surgeons, appointments } = await openNewCase(request, actor)
  const submission = parseForm(await readForm(request), caseForm(clinic.today))
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, appointmentId, version: _version, ...values } = submission.value
  if (!surgeons.some((surgeon) => surgeon.id === values.surgeonId)) return refusedForm(submission, noSurgeon)
  const appointment = appointments.find((each) => each.id === appointmentId) ?? null
  // Somebody was quicker with the same visit, or this form comes a second time.
  const opened =
    appointment === null && appointmentId !== '' ? await caseOfVisit(actor, clinic.id, appointmentId) : null
  if (opened !== null) return accepted(paths.i693Case(opened), translator(actor.locale, 'i693')('created'))
  const given = { facilityId: clinic.id, id, appointmentId: appointment?.id ?? null }
  const made = { ...values, person: { ...values.person, isPregnant: null } }
  const caseId = await orAnswered(createCase(actor, { ...given, values: made }), {
    'i693.surgeon_unknown': () => refusedForm(submission, noSurgeon),
  })
  if (typeof caseId !== 'string') return caseId
  return accepted(paths.i693Case(caseId), translator(actor.locale, 'i693')('created'))
}

/** The form that changes who is examined, when and by whom. */
export async function loadPerson(actor: ProviderActor, caseId: string) {
  const { found, head } = await openCasePage(actor, caseId)
  const { row, person, surgeons } = found
  const { nameEn, nameZh, phone, sex, aNumber } = person
  const { locale, examOn, surgeonId } = row
  const stored: Stored = {
    ...{ nameEn, nameZh, phone, sex, aNumber, locale, examOn, surgeonId, ...birthParts(person.birthDate) },
    price: priceText(row.priceCents),
  }
  return { head, surgeons, stored }
}

export type PersonData = Awaited<ReturnType<typeof loadPerson>>

export async function submitPerson(request: Request, actor: ProviderActor, caseId: string) {
  const { clinic, person } = await caseOrNotFound(actor, caseId)
  const submission = parseForm(await readForm(request), caseForm(clinic.today))
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, id: _id, appointmentId: _appointment, ...values } = submission.value
  const changed = { ...values, person: { ...values.person, isPregnant: person.isPregnant } }
  const done = await orAnswered(changeCase(actor, { caseId, version, values: changed }), {
    'directory.stale': () => staleForm(submission),
    'i693.surgeon_unknown': () => refusedForm(submission, noSurgeon),
  })
  if (typeof done !== 'boolean') return done
  return accepted(paths.i693Case(caseId), translator(actor.locale, 'i693')(done ? 'saved' : 'unchanged'))
}
