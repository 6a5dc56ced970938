import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'

type Names = Readonly<{ nameEn: string; nameZh: string | null }>

/** What may be somebody's name: a form is filled in by anybody, and under our name nobody's sentences go to a stranger's number. */
const latin = /^(?=.{2,40}$)\p{Script=Latin}[\p{Script=Latin}\p{M}.'’-]*(?: [\p{Script=Latin}\p{M}.'’-]+){0,4}$/u
const han = /^[\p{Script=Han}·]{2,8}$/u

/** The patient as a message names them: as they were written for this visit, in the reader's script where there is such a name. */
export function patientInMessages({ nameEn, nameZh }: Names, locale: Locale): MessageVars {
  const english = nameEn.trim()
  const chinese = nameZh?.trim() ?? ''
  return {
    ...(latin.test(english) ? { patientName: english } : {}),
    ...(!isEnglish(locale) && han.test(chinese) ? { patientChineseName: chinese } : {}),
  }
}
