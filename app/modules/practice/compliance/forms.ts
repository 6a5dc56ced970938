import { z } from 'zod'
import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Faults, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'

/** Whether something expires, does not, or need not be there. */
export const terms = ['dated', 'undated', 'waived'] as const

const longestNumber = 40
const longestText = 300
const firstYear = 1950
/** Nothing here is given for longer. */
const mostYears = 20

export type ItemAnswers = Readonly<{
  number: string | null
  issued: LocalDate | null
  expires: LocalDate | null
  isWaived: boolean
  waivedReason: string | null
  note: string | null
}>

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ') || null

const readDate = (typed: string | null, lastYear: number) => (isDate(typed, firstYear, lastYear) ? typed : null)

/** What is wrong with the dates: each by itself first, then both together. */
function faultsOfDates(typed: Readonly<{ issued: string | null; expires: string | null }>, year: number): Faults {
  const issued = readDate(typed.issued, year + 1)
  const expires = readDate(typed.expires, year + mostYears)
  if (typed.issued !== null && issued === null)
    return { issued: problem('errors.issued', { first: firstYear, last: year + 1 }) }
  if (typed.expires !== null && expires === null)
    return { expires: problem('errors.expires', { first: firstYear, last: year + mostYears }) }
  return issued !== null && expires !== null && issued > expires ? { expires: problem('errors.order') } : {}
}

/**
 * Something that is kept valid, as it is typed. What is waived has a reason and no last day. Errors are keys of `compliance`.
 * @param today the clinic's day
 */
export function itemForm(today: LocalDate) {
  const year = Number(today.slice(0, 4))
  return z
    .object({
      version: shownVersion,
      term: z.enum(terms).catch('dated'),
      ...{ number: words(longestNumber), issued: words(20), expires: words(20) },
      ...{ waivedReason: words(longestText), note: words(longestText) },
    })
    .transform(({ version, term, ...typed }, context): ItemAnswers & { version: number | null } => {
      const [issued, expires] = [plain(typed.issued), term === 'dated' ? plain(typed.expires) : null]
      const waivedReason = term === 'waived' ? plain(typed.waivedReason) : null
      const faults = faultsOfDates({ issued, expires }, year)
      if (term === 'dated' && expires === null) faults.expires = problem('errors.expiresMissing')
      if (term === 'waived' && waivedReason === null) faults.waivedReason = problem('errors.waivedReason')
      reportFaults(faults, context)
      const isWaived = term === 'waived'
      return { version, number: plain(typed.number), issued, expires, isWaived, waivedReason, note: plain(typed.note) }
    })
}

/** Taking away what was entered, or reminding of it. */
export const stepForm = z.object({ version: shownVersion })

/** What the forms of the page do, as their address says it. */
export const itemSteps = ['save', 'remove', 'remind'] as const
