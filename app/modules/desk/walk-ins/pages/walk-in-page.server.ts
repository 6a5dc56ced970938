import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { type Desk, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { listAwayDoctors } from '#app/modules/desk/queries/away-doctors.server.ts'
import { getDeskPatient, managedFacilityOf, patientFields } from '#app/modules/desk/queries/desk-patient.server.ts'
import { paths } from '#app/paths.ts'
import { admitWalkIn } from '../commands/admit-walk-in.server.ts'
import { completePatient } from '../commands/complete-patient.server.ts'
import { completionForm, walkInForm } from '../walk-in-forms.ts'

/** Doctors of the facility whom somebody can wait for. */
const waitedFor = ({ choice }: Desk) => choice?.providerFacilities.filter(({ powers }) => powers.admit) ?? []

const placeOf = ({ facilities, choice }: Desk) =>
  new URLSearchParams(facilities.length > 1 && choice ? { place: choice.facility.slug } : {})

/** The form for who came without an appointment. */
export async function walkInPage(request: Request, actor: ProviderActor) {
  const desk = await orRefused(openDesk(request, actor))
  const waited = waitedFor(desk)
  const away = await listAwayDoctors(waited, desk.today, desk.locale)
  const isHere = ({ slug }: { slug: string }) => away.every((each) => each.slug !== slug)
  return {
    head: deskHead(request, 'title.walkIn', paths.deskWalkIn()),
    address: paths.deskWalkIn(placeOf(desk)),
    facility: desk.choice?.facility.name ?? null,
    // Whoever is away today stands at the end and says so: somebody may come in all the same.
    doctors: [
      ...waited.flatMap(({ doctor: { slug, name } }) => (isHere({ slug }) ? [{ slug, name, away: null }] : [])),
      ...away.map(({ slug, name, why, reason }) => ({ slug, name, away: { why, reason } })),
    ],
    formKey: newToken(),
  }
}

export type WalkInPageData = Awaited<ReturnType<typeof walkInPage>>

/** Lets somebody in, and leads to the list in which they wait. */
export async function submitWalkIn(request: Request, actor: ProviderActor): Promise<Response> {
  const desk = await orRefused(openDesk(request, actor))
  const submission = parseForm(await readForm(request), walkInForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { value } = submission
  const doctors = waitedFor(desk)
  const at = doctors.length === 1 ? doctors[0] : doctors.find(({ doctor }) => doctor.slug === value.doctor)
  if (!at) return refusedForm(submission, { doctor: ['desk:errors.walkInDoctor'] })
  const { locale } = desk
  const { appointmentId } = await orRefused(admitWalkIn(actor, value, at, locale))
  const text = translator(locale, 'desk')('walkIn.done', { name: value.nameEn, doctor: at.doctor.name })
  return accepted(`${paths.deskDay(placeOf(desk))}#visit-${appointmentId}`, text)
}

/** A provisional patient, with the form that makes them known. */
export async function completionPage(request: Request, actor: ProviderActor, id: string) {
  const open = await orRefused(getDeskPatient(actor, id, localeOf(request)))
  const { patient, row } = open
  const subject = { type: 'patient', id: patient.id } as const
  await recordDeskRead(actor, { action: 'booking.patient_read', subject, fields: patientFields })
  const { main, isProvisional, phone } = patient
  const mayComplete = managedFacilityOf(open) !== undefined
  return {
    head: deskHead(request, 'title.completion', paths.deskPatientCompletion(patient.id)),
    patient: { id: patient.id, main, isProvisional, mayComplete },
    // What is already known stands in the form; a name in other letters is asked for.
    known: { nameEn: row.nameZh === row.nameEn ? '' : row.nameEn, nameZh: row.nameZh ?? '', phone: phone ?? '' },
  }
}

export type CompletionPageData = Awaited<ReturnType<typeof completionPage>>

/** Makes a provisional patient known. */
export async function submitCompletion(request: Request, actor: ProviderActor, id: string): Promise<Response> {
  const locale = localeOf(request)
  const open = await orRefused(getDeskPatient(actor, id, locale))
  const submission = parseForm(await readForm(request), completionForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const isDone = await orRefused(completePatient(actor, open, submission.value))
  if (!isDone) return staleForm(submission)
  return accepted(paths.deskPatient(open.patient.id), translator(locale, 'desk')('completion.done'))
}
