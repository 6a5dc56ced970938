import type { ProviderActor } from '#app/core/actor.ts'
import {
  accepted,
  orAnswered,
  orRefused,
  refusedForm,
  staleForm,
  type Submission,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { formatDay } from '#app/core/format/format.ts'
import { notFound } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { paths } from '#app/paths.ts'
import { usualServiceCodes } from '../codes.ts'
import { checkFields, recordEligibilityRead } from '../commands/record-read.server.ts'
import { changeDraft, type CheckValues, createCheck } from '../commands/save-check.server.ts'
import { type CheckAnswers, checkForm, endOfMonth } from '../forms.ts'
import { simulatedIds } from '../gateway/simulator.ts'
import { openPerson } from '../person.server.ts'
import { openCheck, type StoredCheck } from '../queries/checks.server.ts'
import type { EligibilityClinic } from '../queries/clinics.server.ts'
import { findPayer, listPayers } from '../queries/payers.server.ts'
import { type EligibilityVisit, findVisit } from '../queries/visits.server.ts'
import { clinicWords, eligibilityHead, gatewayName, openClinic, searchOf, wordsOf } from './open-clinic.server.ts'

/** What the form holds before anybody has typed. */
type Filled = Readonly<Record<string, string | null>>

const nobody: Filled = { holder: 'subscriber' }

function filledByVisit({ draft }: EligibilityVisit): Filled {
  const { providerId, carrierId, payerCode, memberId, firstName, lastName, birthDate, sex, dependent, serviceDate } =
    draft
  return {
    ...{
      doctor: providerId,
      carrier: carrierId,
      payerCode,
      memberId,
      firstName,
      lastName,
      birthDate,
      sex,
      serviceDate,
    },
    ...filledByDependent(dependent),
  }
}

function filledByDependent(dependent: EligibilityVisit['draft']['dependent']): Filled {
  if (!dependent) return nobody
  const { firstName, lastName, birthDate, sex, relation } = dependent
  return {
    ...{ holder: 'dependent', relation, dependentFirstName: firstName, dependentLastName: lastName },
    ...{ dependentBirthDate: birthDate, dependentSex: sex },
  }
}

function filledByCheck(check: StoredCheck): Filled {
  const { providerId, carrierId, payerCode, serviceDate } = check
  const { memberId, subscriber, dependent } = openPerson(check)
  return {
    ...{ doctor: providerId, carrier: carrierId, payerCode, serviceDate, memberId, ...subscriber },
    ...filledByDependent(dependent),
  }
}

/** What every form of a check needs to be drawn. */
async function formParts({ locale }: ProviderActor, clinic: EligibilityClinic) {
  const gateway = gatewayName()
  return {
    ...{ clinic: clinicWords(clinic), gateway, doctors: clinic.doctors, payers: await listPayers(locale) },
    until: formatDay(endOfMonth(clinic.today), locale),
    simulatedIds: gateway === 'simulator' ? simulatedIds : null,
  }
}

/** The visit that an address names, at a clinic of the person's. */
async function visitOf(request: Request, actor: ProviderActor) {
  const id = searchOf(request).get('visit')
  return id ? ((await findVisit(actor, id)) ?? notFound()) : null
}

/** The form of a new check: empty, or with what a visit says. */
export async function loadNewCheck(request: Request, actor: ProviderActor) {
  const named = await visitOf(request, actor)
  const clinic = named?.clinic ?? (await openClinic(request, actor))
  if (named) await recordEligibilityRead(actor, { subject: { type: 'facility', id: clinic.id }, fields: checkFields })
  const [only, ...others] = clinic.doctors
  const empty = {
    ...nobody,
    serviceDate: clinic.today,
    doctor: others.length === 0 ? (only?.providerId ?? null) : null,
  }
  return {
    ...(await formParts(actor, clinic)),
    head: eligibilityHead(request, 'form.new', paths.eligibilityNew()),
    ...{ id: newId(), visitId: named?.visit.id ?? null, filled: named ? filledByVisit(named.visit) : empty },
    serviceCodes: [...usualServiceCodes] as string[],
  }
}

export type CheckFormData = Omit<Awaited<ReturnType<typeof loadNewCheck>>, 'head'>

/** What a form asks, with the payer's code: the one that was typed, else the payer's own. */
async function valuesOf(
  submission: Submission,
  { payerCode, providerId, carrierId, person, serviceDate, serviceCodes }: CheckAnswers,
): Promise<CheckValues | { refused: ReturnType<typeof refusedForm> }> {
  const payer = await findPayer(carrierId)
  if (!payer) return { refused: refusedForm(submission, { carrier: ['errors.carrier'] }) }
  const code = payerCode || payer.payerCode
  if (!code) return { refused: refusedForm(submission, { payerCode: ['errors.payerCode'] }) }
  return { providerId, carrierId, payerCode: code, person, serviceDate, serviceCodes }
}

/** What to do with the answers: where nobody takes a question any more, it is kept as a draft, so that nothing typed is lost. */
const wayOf = ({ isToSend }: CheckAnswers) => ({ isToSend: isToSend && gatewayName() !== null, wasToSend: isToSend })

/** On to the check, with what was done with it. */
function doneWith(actor: ProviderActor, id: string, { isToSend, wasToSend }: ReturnType<typeof wayOf>) {
  const [t, to] = [wordsOf(actor), paths.eligibilityCheck(id)]
  if (wasToSend && !isToSend) return toasted(to, { tone: 'warning', text: t('gateway.none') })
  return accepted(to, t(isToSend ? 'done.queued' : 'done.saved'))
}

export async function submitNewCheck(request: Request, actor: ProviderActor) {
  const named = await visitOf(request, actor)
  const clinic = named?.clinic ?? (await openClinic(request, actor))
  const submission = parseForm(await readForm(request), checkForm(clinic.today))
  if (submission.status !== 'success') return refusedForm(submission)
  const { id: madeId } = submission.value
  const values = await valuesOf(submission, submission.value)
  if ('refused' in values) return values.refused
  const id = madeId || newId()
  const place = { id, facilityId: clinic.id, appointmentId: named?.visit.id ?? null, copiedFromId: null }
  // A doctor of another practice, or of nobody's, looks like none.
  const way = wayOf(submission.value)
  await orRefused(createCheck(actor, { ...place, values, isToSend: way.isToSend }))
  return doneWith(actor, id, way)
}

/** On to a check that somebody has sent meanwhile. */
const sentMeanwhile = (actor: ProviderActor, id: string) =>
  toasted(paths.eligibilityCheck(id), { tone: 'warning', text: wordsOf(actor)('stale') })

/** A draft; whoever comes to one that has been sent is led to its page. @throws Response the way there */
async function openDraft(actor: ProviderActor, id: string) {
  const open = (await openCheck(actor, id)) ?? notFound()
  if (open.check.status !== 'draft') throw await sentMeanwhile(actor, id)
  return open
}

/** A draft, to be finished or put right. */
export async function loadDraft(request: Request, actor: ProviderActor, id: string) {
  const { check, clinic } = await openDraft(actor, id)
  await recordEligibilityRead(actor, { subject: { type: 'eligibility_check', id }, fields: checkFields })
  return {
    ...(await formParts(actor, clinic)),
    head: eligibilityHead(request, 'form.new', paths.eligibilityEdit(id)),
    ...{ id, visitId: check.appointmentId, filled: filledByCheck(check), version: check.version },
    ...{ serviceCodes: check.serviceCodes, isCopy: check.copiedFromId !== null },
  }
}

export async function submitDraft(request: Request, actor: ProviderActor, id: string) {
  const { clinic } = await openDraft(actor, id)
  const submission = parseForm(await readForm(request), checkForm(clinic.today))
  if (submission.status !== 'success') return refusedForm(submission)
  const { version } = submission.value
  const way = wayOf(submission.value)
  const values = await valuesOf(submission, submission.value)
  if ('refused' in values) return values.refused
  const done = await orAnswered(changeDraft(actor, { id, version, values, isToSend: way.isToSend }), {
    'eligibility.step': () => sentMeanwhile(actor, id),
    'directory.stale': () => staleForm(submission),
  })
  if (done instanceof Response) return done
  return doneWith(actor, id, way)
}
