import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { formatDate, formatDay, formatPhone } from '#app/core/format/format.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { paths } from '#app/paths.ts'
import { recordRefillRead } from '../commands/read-refills.server.ts'
import { stepRefill } from '../commands/step-refill.server.ts'
import { refillStepForm } from '../forms.ts'
import { findPharmacy } from '../queries/pharmacies.server.ts'
import { partiesAt } from '../queries/pharmacy-clinics.server.ts'
import { findRefill, openRefill } from '../queries/refills.server.ts'
import { openActions } from '../refill-status.ts'
import { pharmacyHead } from './open-clinic.server.ts'
import { momentWords, refillWords } from './refill-words.server.ts'

const paperKeys = [
  ...(['heading', 'date', 'to', 'from', 'address', 'phone', 'number', 'subject', 'approved'] as const),
  ...(['patient', 'born', 'medicine', 'answer', 'signature', 'noPrescription', 'confidential'] as const),
] as const

async function openPage(actor: ProviderActor, id: string) {
  const { row, facility } = (await findRefill(actor, id)) ?? notFound()
  const pharmacy = row.pharmacyId === null ? null : await findPharmacy(row.facilityId, row.pharmacyId)
  return { row, facility, refill: openRefill(row), pharmacy }
}

/** One request, with the steps that somebody may take now. */
export async function loadRefill(request: Request, actor: ProviderActor, id: string) {
  const { row, facility, refill, pharmacy } = await openPage(actor, id)
  await recordRefillRead(actor, { what: 'read', id })
  const words = { locale: actor.locale, timeZone: facility.timeZone }
  const names = await namesOfStaff([row.takenById, ...(row.decidedById ? [row.decidedById] : [])], actor.locale)
  const data = {
    head: pharmacyHead(request, actor, 'refill.one'),
    ...{ place: facility.slug, clinicName: facilityName(facility, actor.locale) },
    refill: refillWords(refill, pharmacy ? [pharmacy] : [], words),
    patientId: refill.patientId,
    taken: momentWords(refill.createdAt, words),
    takenBy: names.get(row.takenById) ?? null,
    decidedBy: row.decidedById === null ? null : (names.get(row.decidedById) ?? null),
    told: refill.toldAt === null ? null : momentWords(refill.toldAt, words),
    steps: openActions(row.status, partiesAt(actor, row.facilityId)),
    canWrite: refill.mayText && facility.phone !== null,
  }
  return json(data, { headers: privateHeaders })
}

export type RefillData = Awaited<ReturnType<Awaited<ReturnType<typeof loadRefill>>['json']>>

/** Takes a step. Where somebody was quicker, the page says what stands now. */
export async function submitRefill(request: Request, actor: ProviderActor, id: string) {
  await openPage(actor, id)
  const t = translator(actor.locale, 'pharmacy')
  const submission = parseForm(await readForm(request), refillStepForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const back = paths.refill(id)
  const outcome = await orAnswered(stepRefill(actor, id, submission.value), {
    'directory.stale': () => staleForm(submission),
    'pharmacy.not_now': () => toasted(back, { tone: 'warning', text: t('refill.notNow') }),
  })
  if (outcome instanceof Response || typeof outcome !== 'string') return outcome
  if (outcome === 'untold') return toasted(back, { tone: 'warning', text: t('refill.untold') })
  return accepted(back, t(outcome === 'told' ? 'refill.told' : 'refill.stepped'))
}

/** The paper's words, each in English and in Chinese: a pharmacist reads it, whatever the language of who prints it. */
function paperWords({ locale }: ProviderActor) {
  const english = translator('en-US', 'pharmacy')
  const chinese = translator(isEnglish(locale) ? defaultLocale : locale, 'pharmacy')
  const both = (key: (typeof paperKeys)[number]) => [key, `${english(`paper.${key}`)} · ${chinese(`paper.${key}`)}`]
  return Object.fromEntries(paperKeys.map(both)) as Record<(typeof paperKeys)[number], string>
}

/**
 * The cover of a fax to the pharmacy, in English and in Chinese whatever the reader's language: what it says is all that the clinic has
 * decided, and no prescription.
 */
export async function loadRefillFax(request: Request, actor: ProviderActor, id: string) {
  const { row, facility, refill, pharmacy } = await openPage(actor, id)
  if (row.status !== 'approved' && row.status !== 'sent') return notFound()
  await recordRefillRead(actor, { what: 'print', id })
  const phone = (number: string | null | undefined) => (number ? formatPhone(number) : null)
  const data = {
    head: pharmacyHead(request, actor, 'fax.title'),
    ...{ id, words: paperWords(actor), clinic: facility.nameEn, clinicChinese: facility.nameHant ?? facility.nameHans },
    clinicAddress: [facility.addressLine1, facility.addressLine2, facility.city, facility.state, facility.zip]
      .filter(Boolean)
      .join(', '),
    ...{ clinicPhone: phone(facility.phone), clinicFax: phone(facility.fax) },
    pharmacy: pharmacy && {
      name: pharmacy.name,
      address: pharmacy.address,
      phone: phone(pharmacy.phone),
      fax: phone(pharmacy.fax),
    },
    day: formatDate(now(), 'en-US', facility.timeZone),
    ...{ person: refill.person.name, medicine: refill.medicine, answer: refill.answer },
    birthDate: formatDay(refill.person.birthDate, 'en-US'),
  }
  return json(data, { headers: privateHeaders })
}

export type RefillFaxData = Awaited<ReturnType<Awaited<ReturnType<typeof loadRefillFax>>['json']>>
