import { z } from 'zod'
import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { birthNames, readBirthDate, readEnglishName, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { refusalOf } from '#app/modules/library/immigration/requirements.ts'
import { centsOf } from '#app/modules/payments/lines.ts'
import { readDates } from './booklet.ts'
import { readANumber } from './person.ts'

/** Forms of a case itself. Messages are keys of the `i693` texts. */

/** Made with the page, so that a form that is sent twice is written once; another shape is none. */
const madeId = z
  .string()
  .regex(/^[0-9a-f-]{36}$/)
  .catch('')

export const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
const orNull = (text: string | undefined) => plain(text) || null

const sexes = ['f', 'm', 'x'] as const
const mostCents = 9_999_999

/** Who is examined, when, by whom and for how much; `today` is the clinic's day. */
export const caseForm = (today: LocalDate) =>
  z
    .object({
      ...{ id: madeId, version: shownVersion, appointmentId: hidden(64), surgeonId: hidden(64) },
      ...{ nameEn: words(120), nameZh: words(60), sex: hidden(4), phone: words(40), locale: hidden(10) },
      ...{ birthYear: words(10), birthMonth: words(10), birthDay: words(10) },
      ...{ aNumber: words(20), examOn: words(20), price: words(12) },
    })
    .transform(({ id, version, appointmentId, surgeonId, ...typed }, context) => {
      const faults: Faults = {}
      const name = readEnglishName(typed.nameEn, 'errors.nameEn')
      if ('problem' in name) faults.nameEn = name.problem
      const { birthYear: year = '', birthMonth: month = '', birthDay: day = '' } = typed
      const birth = readBirthDate({ year, month, day }, today)
      if ('problem' in birth) faults[birthNames[birth.part]] = birth.problem
      const sex = sexes.find((each) => each === typed.sex)
      if (!sex) faults.sex = 'errors.sex'
      const locale = locales.find((each) => each === typed.locale)
      if (!locale) faults.locale = 'errors.locale'
      const phone = plain(typed.phone) === '' ? null : readPhone(typed.phone ?? '')
      if (phone && 'problem' in phone) faults.phone = phone.problem
      const aNumber = orNull(typed.aNumber) === null ? null : readANumber(typed.aNumber ?? '')
      if (orNull(typed.aNumber) !== null && aNumber === null) faults.aNumber = 'errors.aNumber'
      const examOn = plain(typed.examOn)
      const bornOn = 'value' in birth ? birth.value : null
      const wrong = isDate(examOn) ? bornOn && refusalOf(bornOn, examOn, today) : 'exam_unreadable'
      if (wrong) faults.examOn = `errors.exam.${wrong}`
      if (surgeonId === '') faults.surgeonId = 'errors.surgeon'
      const priceCents = orNull(typed.price) === null ? null : centsOf(plain(typed.price))
      const isPrice = orNull(typed.price) === null || (priceCents !== null && priceCents <= mostCents)
      if (!isPrice) faults.price = 'errors.price'
      reportFaults(faults, context)
      const person = {
        ...{ nameEn: 'value' in name ? name.value : '', nameZh: orNull(typed.nameZh), birthDate: bornOn ?? '' },
        ...{ sex: sex ?? ('x' as const), phone: phone && 'value' in phone ? phone.value : null, aNumber },
      }
      return { id, version, appointmentId, person, surgeonId, locale: locale ?? locales[0], examOn, priceCents }
    })

export const pregnancyForm = z
  .object({ version: shownVersion, pregnant: hidden(4) })
  .transform(({ version, pregnant }, context) => {
    reportFaults(pregnant === 'yes' || pregnant === 'no' ? {} : { pregnant: 'errors.pregnant' }, context)
    return { version, isPregnant: pregnant === 'yes' }
  })

/** A line of a booklet with its dates. */
export const bookletForm = z
  .object({ version: shownVersion, line: words(80), dates: words(400) })
  .transform(({ version, line, dates }, context) => {
    const read = readDates(dates ?? '')
    const faults: Faults = {}
    if (plain(line) === '') faults.line = 'errors.line'
    if (read === null || read.length === 0) faults.dates = read === null ? 'errors.dates' : 'errors.noDates'
    reportFaults(faults, context)
    return { version, line: plain(line), dates: read ?? [] }
  })

/** Room for why, and none for a medical history. */
const longestReason = 200

export const stepForm = z.object({ version: shownVersion }).transform((answers) => ({ ...answers, reason: null }))

export const reasonForm = z
  .object({ version: shownVersion, reason: words(longestReason) })
  .transform(({ version, reason }, context) => {
    reportFaults(plain(reason) === '' ? { reason: 'errors.reason' } : {}, context)
    return { version, reason: plain(reason) }
  })

export const signForm = z
  .object({ version: shownVersion, confirm: z.string().optional() })
  .transform(({ version, confirm }, context) => {
    reportFaults(confirm === undefined ? { confirm: 'errors.confirm' } : {}, context)
    return { version }
  })

const envelopeShape = /^[A-Z0-9-]{2,30}$/

export const envelopeForm = z
  .object({ version: shownVersion, envelopeNumber: words(40) })
  .transform(({ version, envelopeNumber }, context) => {
    const number = plain(envelopeNumber).toUpperCase().replaceAll(' ', '')
    reportFaults(envelopeShape.test(number) ? {} : { envelopeNumber: 'errors.envelopeNumber' }, context)
    return { version, envelopeNumber: number }
  })

export const pickUpForm = z
  .object({ code: words(60), idSeen: z.string().optional() })
  .transform(({ code, idSeen }, context) => {
    const faults: Faults = {}
    if (plain(code) === '') faults.code = 'errors.code'
    if (idSeen === undefined) faults.idSeen = 'errors.idSeen'
    reportFaults(faults, context)
    return { code: plain(code), isIdSeen: idSeen !== undefined }
  })

/** Who is looked for on the board: in the body of a form, and so in no address, history or log. */
export const searchForm = z.object({ q: hidden(80) }).transform(({ q }) => ({ q: plain(q) }))
