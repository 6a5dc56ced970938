import { z } from 'zod'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { hidden, reportFaults, words } from '#app/core/form/form.ts'
import { birthNames, readBirthDate, readEnglishName, readPhone } from '#app/modules/booking/form/person-answers.ts'

/** Messages are keys of the `booking` texts (people) and of the `desk` texts, the latter as `desk:…`. */

const formKey = /^[A-Za-z0-9]{22}$/

/** Who stands at the desk: a name as they say it, in any script; the number may wait. */
export const walkInForm = z
  .object({
    key: z.string().regex(formKey, { error: 'errors.stale' }),
    name: words(60),
    doctor: hidden(200),
    phone: words(40),
  })
  .transform(({ key, name = '', doctor, phone: typed }, context) => {
    const faults: Record<string, string> = {}
    const said = name.normalize('NFKC').replace(/\s+/g, ' ').trim()
    if (!/\p{L}/u.test(said)) faults.name = 'desk:errors.walkInName'
    const phone = typed ? readPhone(typed) : { value: null }
    if ('problem' in phone) faults.phone = phone.problem
    reportFaults(faults, context)
    return {
      key,
      doctor,
      nameEn: said,
      nameZh: /\p{Script=Han}/u.test(said) ? said : null,
      phone: 'value' in phone ? phone.value : null,
    }
  })

export type WalkInAnswers = z.output<typeof walkInForm>

/** What makes a provisional patient known. */
export const completionForm = z
  .object({
    nameEn: words(100),
    nameZh: words(40),
    birthYear: words(20),
    birthMonth: words(20),
    birthDay: words(20),
    phone: words(40),
  })
  .transform((typed, context) => {
    const faults: Record<string, string> = {}
    const name = readEnglishName(typed.nameEn, 'errors.nameEn')
    if ('problem' in name) faults.nameEn = name.problem
    const { birthYear = '', birthMonth = '', birthDay = '' } = typed
    const birth = readBirthDate({ year: birthYear, month: birthMonth, day: birthDay }, todayInNewYork())
    if ('problem' in birth) faults[birthNames[birth.part]] = birth.problem
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in phone) faults.phone = phone.problem
    reportFaults(faults, context)
    return {
      nameEn: 'value' in name ? name.value : '',
      nameZh: typed.nameZh?.trim() || null,
      birthDate: 'value' in birth ? birth.value : '',
      phone: 'value' in phone ? phone.value : '',
    }
  })
