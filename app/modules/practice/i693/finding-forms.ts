import { z } from 'zod'
import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import type { RequirementState } from '#app/modules/library/immigration/requirements.ts'
import { readDates } from './booklet.ts'
import { actionsOf, resultsOf, type TestKind, type TestRecord } from './exam-tests.ts'
import { plain } from './forms.ts'
import { immunitiesOf, type VaccineRecord, waiversOf } from './vaccines.ts'

/** Forms of what was found: one vaccine, one test. Messages are keys of the `i693` texts. */

export const vaccineFields = [
  ...['history', 'givenOn', 'lot', 'immunity', 'immunityOn', 'waiver', 'override', 'overrideReason'],
] as const

export const testFields = ['orderedOn', 'collectedOn', 'resultOn', 'result', 'value', 'action', 'note'] as const

/** The days between which what is entered may lie: from birth until the clinic's day. */
type Span = Readonly<{ bornOn: LocalDate; today: LocalDate }>

type ReadDay = (name: string, text: string | undefined) => LocalDate | null

/** Reads days of a form, and says beside each field what is wrong with it. */
function dayReader({ bornOn, today }: Span, faults: Faults): ReadDay {
  return (name, text) => {
    const day = plain(text)
    if (day === '') return null
    if (!isDate(day)) faults[name] = 'errors.date'
    else if (day < bornOn) faults[name] = 'errors.beforeBirth'
    else if (day > today) faults[name] = 'errors.future'
    return day
  }
}

function checkVaccine(record: VaccineRecord, state: RequirementState, faults: Faults): void {
  const { history, givenOn, lot, immunity, immunityOn, waiver, override, overrideReason } = record
  if (record.isSeriesComplete && history.length === 0) faults.history ??= 'errors.seriesDates'
  if (givenOn !== null && lot === null) faults.lot ??= 'errors.lot'
  if (lot !== null && givenOn === null) faults.givenOn ??= 'errors.givenOn'
  if (givenOn !== null && state === 'not_in_pregnancy') faults.givenOn ??= 'errors.inPregnancy'
  if (immunity !== null && immunityOn === null) faults.immunityOn ??= 'errors.immunityOn'
  const doses = history.length + (givenOn === null ? 0 : 1)
  if (waiver === 'insufficient_interval' && doses === 0) faults.waiver ??= 'errors.intervalDose'
  if (override !== null && overrideReason === null) faults.overrideReason ??= 'errors.overrideReason'
}

type VaccineOf = Span & Readonly<{ code: string; state: RequirementState }>

/** What is known of one vaccine; `state` is what the rules ask of the person. */
export const vaccineForm = ({ code, state, ...span }: VaccineOf) =>
  z
    .object({
      ...{ version: shownVersion, history: words(400), isSeriesComplete: z.string().optional() },
      ...{ givenOn: words(20), lot: words(40), immunity: hidden(10), immunityOn: words(20), waiver: hidden(30) },
      ...{ override: hidden(20), overrideReason: words(200) },
    })
    .transform((typed, context) => {
      const faults: Faults = {}
      const day = dayReader(span, faults)
      const history = readDates(typed.history ?? '')
      if (history === null) faults.history = 'errors.dates'
      else if (history.some((date) => date < span.bornOn)) faults.history = 'errors.beforeBirth'
      else if (history.some((date) => date > span.today)) faults.history = 'errors.future'
      const record: VaccineRecord = {
        history: history ?? [],
        isSeriesComplete: typed.isSeriesComplete !== undefined,
        givenOn: day('givenOn', typed.givenOn),
        lot: plain(typed.lot) || null,
        immunity: immunitiesOf(code).find((each) => each === typed.immunity) ?? null,
        immunityOn: day('immunityOn', typed.immunityOn),
        waiver: waiversOf(code).find((each) => each === typed.waiver) ?? null,
        override: (['required', 'not_required'] as const).find((each) => each === typed.override) ?? null,
        overrideReason: plain(typed.overrideReason) || null,
      }
      checkVaccine(record, state, faults)
      reportFaults(faults, context)
      return { version: typed.version, record }
    })

/** What is known of one test: its days in their order, and a day with every result. */
export const testForm = ({ kind, ...span }: Span & Readonly<{ kind: TestKind }>) =>
  z
    .object({
      ...{ version: shownVersion, orderedOn: words(20), collectedOn: words(20), resultOn: words(20) },
      ...{ result: hidden(30), value: words(80), action: hidden(30), note: words(200) },
    })
    .transform((typed, context) => {
      const faults: Faults = {}
      const day = dayReader(span, faults)
      const record: TestRecord = {
        orderedOn: day('orderedOn', typed.orderedOn),
        collectedOn: day('collectedOn', typed.collectedOn),
        resultOn: day('resultOn', typed.resultOn),
        result: resultsOf(kind).find((each) => each === typed.result) ?? null,
        value: plain(typed.value) || null,
        action: actionsOf(kind).find((each) => each === typed.action) ?? null,
        note: plain(typed.note) || null,
      }
      const { orderedOn, collectedOn, resultOn, result, action, value } = record
      if (orderedOn && collectedOn && collectedOn < orderedOn) faults.collectedOn ??= 'errors.dayOrder'
      const before = collectedOn ?? orderedOn
      if (before && resultOn && resultOn < before) faults.resultOn ??= 'errors.dayOrder'
      if (result !== null && resultOn === null) faults.resultOn ??= 'errors.resultOn'
      if (result === null && (resultOn !== null || action !== null || value !== null)) faults.result ??= 'errors.result'
      reportFaults(faults, context)
      return { version: typed.version, record }
    })
