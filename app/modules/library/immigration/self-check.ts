import { dateFromParts, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Examinee, type ExamineeRefusal, refusalOf } from './requirements.ts'

/** Names of the inputs of the self-check. */
export const checkNames = {
  year: 'birthYear',
  month: 'birthMonth',
  day: 'birthDay',
  examYear: 'examYear',
  examMonth: 'examMonth',
  examDay: 'examDay',
  pregnant: 'pregnant',
} as const

type Typed = Exclude<keyof typeof checkNames, 'pregnant'>

/** What somebody typed, to be shown again. */
export type CheckAnswers = Record<Typed, string> & { isPregnant: boolean }

export type CheckResult = { refusal: ExamineeRefusal; examinee: null } | { refusal: null; examinee: Examinee }

/**
 * Reads the answers of the self-check; an empty day of the examination is today (New York). The same on the server, for a browser
 * without script, and in the browser, which sends nothing.
 */
export function readCheck(answers: CheckAnswers, today: LocalDate): CheckResult {
  const bornOn = dateFromParts(answers.year, answers.month, answers.day)
  const exam = [answers.examYear, answers.examMonth, answers.examDay] as const
  const examOn = exam.every((part) => part.trim() === '') ? today : dateFromParts(...exam)
  const refusal = refusalOf(bornOn, examOn, today)
  if (refusal !== null || bornOn === null || examOn === null) {
    return { refusal: refusal ?? 'birth_unreadable', examinee: null }
  }
  return { refusal: null, examinee: { bornOn, examOn, isPregnant: answers.isPregnant } }
}

const longestAnswer = 20

/** What a form holds under these names, in the browser or on the server; each no longer than an answer is. */
export function answersOf(read: (name: string) => unknown): CheckAnswers {
  const text = (name: string) => {
    const value = read(name)
    return typeof value === 'string' ? value.slice(0, longestAnswer) : ''
  }
  return {
    year: text(checkNames.year),
    month: text(checkNames.month),
    day: text(checkNames.day),
    examYear: text(checkNames.examYear),
    examMonth: text(checkNames.examMonth),
    examDay: text(checkNames.examDay),
    isPregnant: text(checkNames.pregnant) === '1',
  }
}
