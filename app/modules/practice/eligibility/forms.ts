import { z } from 'zod'
import { addDays, addMonths, isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { isServiceCode, mostServiceCodes, type ServiceCode, usualServiceCodes } from './codes.ts'
import { plainId, plainText } from './x12/plain-text.ts'
import { relationNames } from './x12/request.ts'

/** The form of a check. Messages are keys of the `eligibility` texts. */

/** Made with the page, so that a form that is sent twice is written once; another shape is none. */
const madeId = z
  .string()
  .regex(/^[0-9a-f-]{36}$/)
  .catch('')

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')

/** A payer answers about the last twelve months; further ahead than a year nothing is known. */
const isInReach = (date: LocalDate, today: LocalDate) => date >= addMonths(today, -12) && date <= addMonths(today, 12)

type TypedPerson = Readonly<{
  firstName?: string | undefined
  lastName?: string | undefined
  birthDate?: string | undefined
  sex: string
}>

/** Where the fields of a person stand in the form. */
const subscriberFields = { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate' } as const
const dependentFields = {
  ...{ firstName: 'dependentFirstName', lastName: 'dependentLastName', birthDate: 'dependentBirthDate' },
} as const

/** A letter that would be left out of what is sent. */
const otherLetter = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u

/** A person as the card has them: Latin letters, because a payer's computer knows no others. */
function readPerson(
  typed: TypedPerson,
  {
    fields,
    today,
    faults,
  }: Readonly<{ fields: Record<keyof typeof subscriberFields, string>; today: LocalDate; faults: Faults }>,
) {
  for (const name of ['firstName', 'lastName'] as const) {
    const text = plain(typed[name])
    if (text === '') faults[fields[name]] = `errors.${name}`
    else if (!/\p{L}/u.test(plainText(text)) || otherLetter.test(text)) faults[fields[name]] = 'errors.latin'
  }
  const birthDate = plain(typed.birthDate)
  if (!isDate(birthDate)) faults[fields.birthDate] = 'errors.birthDate'
  else if (birthDate > today) faults[fields.birthDate] = 'errors.birthAhead'
  const sex = typed.sex === 'M' || typed.sex === 'F' ? typed.sex : null
  return {
    firstName: plainText(plain(typed.firstName)),
    lastName: plainText(plain(typed.lastName)),
    birthDate,
    sex,
  } as const
}

/** Chosen kinds of service; none is the plan as a whole. */
function readServiceCodes(chosen: readonly string[], faults: Faults): ServiceCode[] {
  const known = [...new Set(chosen)].filter(isServiceCode)
  if (known.length > mostServiceCodes) faults.serviceCode = 'errors.services'
  return known.length === 0 ? [...usualServiceCodes] : known
}

const fields = {
  ...{ id: madeId, version: shownVersion, intent: z.enum(['send', 'save']).catch('send') },
  ...{ doctor: hidden(64), carrier: hidden(64), payerCode: words(20), memberId: words(40) },
  ...{ holder: z.enum(['subscriber', 'dependent']).catch('subscriber') },
  ...{ firstName: words(60), lastName: words(60), birthDate: words(20), sex: hidden(10) },
  ...{ relation: hidden(20), dependentFirstName: words(60), dependentLastName: words(60) },
  ...{ dependentBirthDate: words(20), dependentSex: hidden(10) },
  ...{ serviceDate: words(20), serviceCode: z.array(z.string().max(4)).max(60).optional() },
}

type Typed = z.output<z.ZodObject<typeof fields>>

function readDependent(typed: Typed, today: LocalDate, faults: Faults) {
  if (typed.holder === 'subscriber') return null
  const person = readPerson(
    {
      ...{ firstName: typed.dependentFirstName, lastName: typed.dependentLastName },
      ...{ birthDate: typed.dependentBirthDate, sex: typed.dependentSex },
    },
    { fields: dependentFields, today, faults },
  )
  const relation = relationNames.find((each) => each === typed.relation)
  if (!relation) faults.relation = 'errors.relation'
  return { ...person, relation: relation ?? 'other' }
}

/** What is asked of which payer about whom. `today` is the clinic's. */
export const checkForm = (today: LocalDate) =>
  z.object(fields).transform((typed, context) => {
    const faults: Faults = {}
    const memberId = plainId(typed.memberId ?? '')
    if (typed.doctor === '') faults.doctor = 'errors.doctor'
    if (typed.carrier === '') faults.carrier = 'errors.carrier'
    if (memberId.length < 2) faults.memberId = 'errors.memberId'
    const subscriber = readPerson(typed, { fields: subscriberFields, today, faults })
    const dependent = readDependent(typed, today, faults)
    const serviceDate = plain(typed.serviceDate)
    if (!isDate(serviceDate)) faults.serviceDate = 'errors.serviceDate'
    else if (!isInReach(serviceDate, today)) faults.serviceDate = 'errors.serviceReach'
    const serviceCodes = readServiceCodes(typed.serviceCode ?? [], faults)
    reportFaults(faults, context)
    return {
      ...{ id: typed.id, version: typed.version, isToSend: typed.intent === 'send' },
      ...{ providerId: typed.doctor, carrierId: typed.carrier, payerCode: plainId(typed.payerCode ?? '') },
      ...{ person: { memberId, subscriber, dependent }, serviceDate, serviceCodes },
    }
  })

export type CheckAnswers = z.output<ReturnType<typeof checkForm>>

/** A button of a check's page. */
export const stepForm = z.object({ version: shownVersion })

/** The last day that payers have to answer for: the end of this month. */
export const endOfMonth = (today: LocalDate): LocalDate => addDays(`${addMonths(today, 1).slice(0, 7)}-01`, -1)
