import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { validityRule } from '#app/modules/library/immigration/requirements.ts'
import { listI693Rules } from '#app/modules/library/immigration/rules.server.ts'
import { paths } from '#app/paths.ts'
import { pickUpI693 } from '../commands/pick-up-i693.server.ts'
import { encloseCase, sealCase } from '../commands/seal-case.server.ts'
import { signCase, voidCase } from '../commands/sign-case.server.ts'
import { envelopeForm, pickUpForm, reasonForm, signForm } from '../forms.ts'
import type { FoundCase } from '../queries/find-case.server.ts'
import { openPickUpCode, scannedText } from '../sealed-case.server.ts'
import { caseOrNotFound, openCasePage } from './open-case-page.server.ts'

const signatureForms = ['sign', 'enclose', 'seal', 'pickUp', 'void'] as const

export type SignatureForm = (typeof signatureForms)[number]

const formOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('form')
  return signatureForms.find((form) => form === asked) ?? null
}

/** The forms that this person may send now, in the order of the page. */
function formsOf(found: FoundCase, actor: ProviderActor): SignatureForm[] {
  const { status, envelopeNumber, enclosedById } = found.row
  const may: Readonly<Record<SignatureForm, boolean>> = {
    sign: status === 'ready_to_sign' && found.isSurgeon,
    enclose: status === 'signed',
    seal: status === 'signed' && envelopeNumber !== null && enclosedById !== actor.userId,
    pickUp: status === 'sealed',
    void: (status === 'signed' || status === 'sealed') && found.isSurgeon,
  }
  return signatureForms.filter((form) => may[form])
}

/** The code of a sealed envelope, and what a scanner reads of it. */
async function slipOf({ row }: FoundCase) {
  const code = row.status === 'sealed' ? openPickUpCode(row) : null
  return code === null ? null : { code: formatReference(code), image: await qrImage(scannedText(code)) }
}

/** How long a form is valid that was signed on the case's day, or would be today. */
async function validityOf({ row, clinic }: FoundCase, actor: ProviderActor): Promise<string | null> {
  const signedOn = row.signedAt === null ? clinic.today : localDate(row.signedAt, clinic.timeZone)
  return validityRule(await listI693Rules(actor.locale), signedOn)?.text ?? null
}

/** Signing, the envelope and the pick-up of a case. */
export async function loadSignature(request: Request, actor: ProviderActor, caseId: string) {
  const { found, head } = await openCasePage(actor, caseId, 'envelopeNumber')
  const { signedAt, signedById, envelopeNumber, enclosedById, sealedAt, sealedById, pickedUpAt, pickedUpById } =
    found.row
  const ids = [signedById, enclosedById, sealedById, pickedUpById].flatMap((id) => id ?? [])
  const names = await namesOfStaff(ids, actor.locale)
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null
  return {
    ...{ head, form: formOf(request), forms: formsOf(found, actor), signedAt, sealedAt, pickedUpAt },
    // Whoever is to read the number off the envelope is not shown it.
    envelopeNumber: found.row.status === 'signed' && enclosedById !== actor.userId ? null : envelopeNumber,
    isEnclosed: envelopeNumber !== null,
    isEncloser: enclosedById === actor.userId,
    signedBy: nameOf(signedById),
    enclosedBy: nameOf(enclosedById),
    sealedBy: nameOf(sealedById),
    pickedUpBy: nameOf(pickedUpById),
    slip: await slipOf(found),
    validity: await validityOf(found, actor),
  }
}

export type SignatureData = Awaited<ReturnType<typeof loadSignature>>

type Sent = Readonly<{ actor: ProviderActor; caseId: string; body: FormBody; text: string }>

/** What any of the forms answers where the case has moved on meanwhile, or somebody else has to do it. */
function answersFor({ actor, caseId }: Sent) {
  const words = translator(actor.locale, 'errors')
  const warned = (text: string) => () => toasted(paths.i693Signature(caseId), { tone: 'warning', text })
  return {
    'directory.stale': warned(translator(actor.locale, 'i693')('stale')),
    'i693.step': warned(words('i693.step')),
    'i693.incomplete': warned(words('i693.incomplete')),
    'i693.exam_ahead': warned(words('i693.exam_ahead')),
    'i693.not_enclosed': warned(words('i693.not_enclosed')),
    'i693.second_person': warned(words('i693.second_person')),
    'i693.picked_up': warned(words('i693.picked_up')),
  } as const
}

async function submitSign(sent: Sent) {
  const submission = parseForm(sent.body, signForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { actor, caseId, text } = sent
  const done = await orAnswered(signCase(actor, { caseId, ...submission.value }), answersFor(sent))
  return done instanceof Response ? done : accepted(paths.i693Signature(caseId), text)
}

async function submitEnvelope(sent: Sent, command: typeof encloseCase) {
  const submission = parseForm(sent.body, envelopeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { actor, caseId, text } = sent
  const done = await orAnswered(command(actor, { caseId, ...submission.value }), {
    ...answersFor(sent),
    'i693.envelope': () => refusedForm(submission, { envelopeNumber: ['errors.envelopeOther'] }, 409),
  })
  return done instanceof Response ? done : accepted(paths.i693Signature(caseId), text)
}

async function submitPickUp(sent: Sent) {
  const submission = parseForm(sent.body, pickUpForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { actor, caseId, text } = sent
  const done = await orAnswered(pickUpI693({ actor, caseId, ...submission.value }), {
    ...answersFor(sent),
    'i693.code': () => refusedForm(submission, { code: ['errors.codeOther'] }, 409),
  })
  return done instanceof Response ? done : accepted(paths.i693Signature(caseId), text)
}

async function submitVoid(sent: Sent) {
  const submission = parseForm(sent.body, reasonForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { actor, caseId, text } = sent
  const next = await orAnswered(voidCase(actor, { caseId, ...submission.value }), answersFor(sent))
  return typeof next === 'string' ? accepted(paths.i693Case(next), text) : next
}

/** Signs, closes the envelope, checks it, hands it over or voids the form; which of them, the address says. */
export async function submitSignature(request: Request, actor: ProviderActor, caseId: string) {
  await caseOrNotFound(actor, caseId)
  const form = formOf(request) ?? notFound()
  const text = translator(actor.locale, 'i693')(`signed.${form}`)
  const sent: Sent = { actor, caseId, body: await readForm(request), text }
  const submit: Readonly<Record<SignatureForm, () => Promise<unknown>>> = {
    sign: () => submitSign(sent),
    enclose: () => submitEnvelope(sent, encloseCase),
    seal: () => submitEnvelope(sent, sealCase),
    pickUp: () => submitPickUp(sent),
    void: () => submitVoid(sent),
  }
  return submit[form]()
}
