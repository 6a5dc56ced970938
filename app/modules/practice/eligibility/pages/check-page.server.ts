import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { formatDay } from '#app/core/format/format.ts'
import { notFound } from '#app/core/http.server.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { isAnswered, isFixable, isWaiting } from '../check-status.ts'
import { followUpWords, momentWords, problemWords, rejectionWords } from '../check-words.ts'
import { isServiceCode, textKey } from '../codes.ts'
import { checkFields, recordEligibilityRead } from '../commands/record-read.server.ts'
import { copyCheck, queueCheck } from '../commands/save-check.server.ts'
import { stepForm } from '../forms.ts'
import { nameOf, openText, patientOf, personOrNull } from '../person.server.ts'
import { openCheck, type OpenCheck } from '../queries/checks.server.ts'
import { localeOfPatient } from '../queries/visits.server.ts'
import { summaryOf } from '../summary.ts'
import { summaryWords } from '../summary-words.ts'
import { readAnswer } from '../x12/answer.ts'
import { clinicWords, eligibilityHead, gatewayName, searchOf, wordsOf } from './open-clinic.server.ts'

const openFor = async (actor: ProviderActor, id: string) => (await openCheck(actor, id)) ?? notFound()

const record = (actor: ProviderActor, id: string, fields: readonly string[] = checkFields) =>
  recordEligibilityRead(actor, { subject: { type: 'eligibility_check', id }, fields })

/** The answer of a check; null where none can be read, which breaks no page. */
function answerOf({ check }: OpenCheck) {
  if (check.answerEnc === null) return null
  try {
    return readAnswer(openText(check.id, 'answer_enc', check.answerEnc))
  } catch {
    return null
  }
}

/** The summary of a check in a language; null before there is an answer. */
function summaryIn(open: OpenCheck, locale: Locale) {
  const { check, clinic } = open
  const answer = isAnswered(check.status) ? answerOf(open) : null
  if (!answer) return null
  const asked = { serviceCodes: check.serviceCodes, answeredAt: check.answeredAt!, timeZone: clinic.timeZone }
  return summaryWords(summaryOf(answer, check), asked, { t: translator(locale, 'eligibility'), locale })
}

/** Why the payer has not answered: each code in words, with what to do next. */
function rejectionsIn(open: OpenCheck, locale: Locale) {
  const t = translator(locale, 'eligibility')
  const followUps = new Map(answerOf(open)?.rejections.map(({ code, followUp }) => [code, followUp]))
  return open.check.rejections.map((code) => ({
    ...{ code, ...rejectionWords(code, t), followUp: followUpWords(followUps.get(code) ?? '', t) },
  }))
}

/** Who and what was asked about. */
function askedIn({ check, clinic, carrierName }: OpenCheck, locale: Locale) {
  const t = translator(locale, 'eligibility')
  const person = personOrNull(check)
  const patient = person && patientOf(person)
  return {
    patient: patient && nameOf(patient),
    birthDay: patient && formatDay(patient.birthDate, locale),
    subscriber: person?.dependent ? nameOf(person.subscriber) : null,
    memberId: person?.memberId ?? null,
    payer: carrierName[locale],
    serviceDay: formatDay(check.serviceDate, locale),
    services: check.serviceCodes.map((code) =>
      isServiceCode(code) ? t(`serviceNames.${textKey(code)}`) : t('serviceNames.other', { code }),
    ),
    doctor: clinic.doctors.find(({ providerId }) => providerId === check.providerId)?.name ?? null,
  }
}

/** What may be done with a check as it stands. */
function stepsOf({ check }: OpenCheck) {
  const { status, dueAt, rejections } = check
  const isOn = gatewayName() !== null
  return {
    mayEdit: status === 'draft',
    maySend: status === 'draft' && isOn,
    mayRetry: status === 'failed' && isOn,
    mayCopy: status === 'rejected' && dueAt === null && isFixable(rejections),
    mayPrint: isAnswered(status),
  }
}

/** One check: what was asked, what the payer says, what was done. */
export async function loadCheck(request: Request, actor: ProviderActor, id: string) {
  const open = await openFor(actor, id)
  await record(actor, id)
  const { check, clinic, history } = open
  const { locale } = actor
  const t = wordsOf(actor)
  const { status, dueAt, problem, version, appointmentId, copiedFromId, gateway } = check
  return {
    ...{ head: eligibilityHead(request, 'title', paths.eligibilityCheck(id)), id, status, version },
    ...{ clinic: clinicWords(clinic), asked: askedIn(open, locale), steps: stepsOf(open) },
    ...{ visitId: appointmentId, copiedFromId, gateway: gateway ?? gatewayName() },
    ...{ summary: summaryIn(open, locale), rejections: rejectionsIn(open, locale) },
    isWaiting: isWaiting(check),
    nextTry: dueAt !== null && status !== 'queued' ? momentWords(dueAt, locale, clinic.timeZone) : null,
    problem: problem === null ? null : problemWords(problem, t),
    hasRaw: clinic.mayReadRaw && check.requestEnc !== null,
    history: history.map(({ seq, step, status: after, reason, at, who }) => ({
      ...{ seq, step, status: after, who, at: momentWords(at, locale, clinic.timeZone), reason },
    })),
  }
}

export type CheckData = Awaited<ReturnType<typeof loadCheck>>

const warned = (to: string, text: string) => toasted(to, { tone: 'warning', text })

/** Sends a check, sends it once more, or copies a rejected one; which, its address says. */
export async function submitStep(request: Request, actor: ProviderActor, id: string) {
  await openFor(actor, id)
  const isCopy = searchOf(request).get('step') === 'copy'
  const { version } = await readAnswers(request, stepForm)
  const t = wordsOf(actor)
  const back = paths.eligibilityCheck(id)
  const refusals = {
    'directory.stale': () => warned(back, t('stale')),
    'eligibility.step': () => warned(back, t('stale')),
    'eligibility.off': () => warned(back, t('gateway.none')),
  } as const
  if (isCopy) {
    const copied = await orAnswered(copyCheck(actor, { id, version }), refusals)
    return copied instanceof Response ? copied : accepted(paths.eligibilityEdit(copied), t('done.copied'))
  }
  const sent = await orAnswered(queueCheck(actor, { id, version }), refusals)
  return sent instanceof Response ? sent : accepted(back, t('done.queued'))
}

/** The summary for the patient, in a language of theirs. */
export async function loadCard(request: Request, actor: ProviderActor, id: string) {
  const open = await openFor(actor, id)
  const asked = searchOf(request).get('lang')
  const locale = isLocale(asked) ? asked : await localeOfPatient(open.check.appointmentId, actor.locale)
  const summary = summaryIn(open, locale) ?? notFound()
  await record(actor, id)
  const { check, clinic } = open
  const t = translator(locale, 'eligibility')
  const { patient, payer, serviceDay } = askedIn(open, locale)
  return {
    ...{ head: eligibilityHead(request, 'card.title', paths.eligibilityCard(id)), id, locale, summary },
    clinic: clinicWords(clinic),
    words: {
      ...{ title: t('card.title'), estimate: t('estimate') },
      simulated: check.gateway === 'simulator' ? t('gateway.simulatedCard') : null,
      facts: [
        { label: t('card.patient'), value: patient ?? '' },
        { label: t('fields.carrier'), value: payer },
        { label: t('fields.serviceDate'), value: serviceDay },
        { label: t('card.clinic'), value: clinic.name },
      ],
      ...{ others: t('others') },
    },
  }
}

export type CardData = Awaited<ReturnType<typeof loadCard>>

const linesOf = (text: string | null) => text?.replace(/~\s*/g, '~\n').trim() ?? null

/** What was sent and what came back, as it went over the wire. */
export async function loadRaw(request: Request, actor: ProviderActor, id: string) {
  const { check, clinic } = await openFor(actor, id)
  if (!clinic.mayReadRaw) forbidden()
  if (check.requestEnc === null) notFound()
  await recordEligibilityRead(actor, {
    ...{ action: 'practice.eligibility_raw_read', subject: { type: 'eligibility_check', id } },
    fields: ['requestEnc', 'answerEnc'],
  })
  const { requestEnc, answerEnc, controlNumber, latencyMs, attempts, trace } = check
  return {
    ...{ head: eligibilityHead(request, 'raw.title', paths.eligibilityRaw(id)), id, clinic: clinicWords(clinic) },
    ...{ controlNumber, latencyMs, attempts, trace },
    request: linesOf(openText(id, 'request_enc', requestEnc)),
    answer: linesOf(answerEnc && openText(id, 'answer_enc', answerEnc)),
  }
}

export type RawData = Awaited<ReturnType<typeof loadRaw>>
