import { z } from 'zod'
import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'

/** Forms of supplies. Messages are keys of the `supply` texts. */

/** Which form of an item's page is sent, as its address says it. */
export const stockForms = ['receive', 'use', 'waste', 'count'] as const

export type StockForm = (typeof stockForms)[number]

const mostUnits = 99_999
/** Room for why, and none for a patient's story. */
const longestNote = 120

/** Made with the page, so that a form that is sent twice is written once; another shape is none. */
const madeId = z
  .string()
  .regex(/^[0-9a-f-]{36}$/)
  .catch('')

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
const orNull = (text: string | undefined) => plain(text) || null

/** A whole number of units; null for anything else. */
function readUnits(text: string | undefined, least: number): number | null {
  const typed = plain(text)
  const value = /^\d{1,5}$/.test(typed) ? Number(typed) : -1
  return value >= least && value <= mostUnits ? value : null
}

export type ItemValues = Readonly<{
  name: string
  unit: string
  category: string | null
  cvxCode: string | null
  ndcCode: string | null
  minimum: number
}>

/** A CVX code has up to three digits; an NDC ten or eleven, in three parts or as one. */
const codes = { cvxCode: /^\d{1,3}$/, ndcCode: /^(\d{4,5}-\d{3,4}-\d{1,2}|\d{10,11})$/ } as const

/** What is said of an item; a minimum that is left empty is none. */
export const itemForm = z
  .object({
    ...{ id: madeId, version: shownVersion },
    ...{ name: words(120), unit: words(20), category: words(60) },
    ...{ cvxCode: words(10), ndcCode: words(20), minimum: words(10) },
  })
  .transform(({ id, version, ...typed }, context) => {
    const faults: Faults = {}
    const values = {
      name: plain(typed.name),
      unit: plain(typed.unit),
      category: orNull(typed.category),
      cvxCode: orNull(typed.cvxCode),
      ndcCode: orNull(typed.ndcCode),
    }
    if (values.name === '') faults.name = 'errors.name'
    if (values.unit === '') faults.unit = 'errors.unit'
    for (const name of ['cvxCode', 'ndcCode'] as const) {
      const code = values[name]
      if (code !== null && !codes[name].test(code)) faults[name] = `errors.${name}`
    }
    const minimum = orNull(typed.minimum) === null ? 0 : readUnits(typed.minimum, 0)
    if (minimum === null) faults.minimum = 'errors.number'
    reportFaults(faults, context)
    return { id, version, values: { ...values, minimum: minimum ?? 0 } satisfies ItemValues }
  })

export const archiveForm = z.object({ version: shownVersion })

/** What has come in: a lot number and a day are left out where the package has none. */
const receiveForm = z
  .object({ id: madeId, lotNumber: words(40), expiresOn: words(20), quantity: words(10), note: words(longestNote) })
  .transform(({ id, ...typed }, context) => {
    const faults: Faults = {}
    const day = plain(typed.expiresOn)
    if (day !== '' && !isDate(day, 2000)) faults.expiresOn = 'errors.date'
    const quantity = readUnits(typed.quantity, 1)
    if (quantity === null) faults.quantity = 'errors.quantity'
    reportFaults(faults, context)
    const expiresOn: LocalDate | null = day || null
    const said = { lotNumber: plain(typed.lotNumber), expiresOn, quantity: quantity ?? 0, note: orNull(typed.note) }
    return { kind: 'receive' as const, id, ...said }
  })

const fromLot = { id: madeId, lotId: hidden(64), quantity: words(10), note: words(longestNote) }

function takeForm<Kind extends 'use' | 'waste'>(kind: Kind) {
  return z.object(fromLot).transform(({ id, lotId, ...typed }, context) => {
    const faults: Faults = {}
    if (lotId === '') faults.lotId = 'errors.lot'
    const quantity = readUnits(typed.quantity, 1)
    if (quantity === null) faults.quantity = 'errors.quantity'
    const note = orNull(typed.note)
    if (kind === 'waste' && note === null) faults.note = 'errors.reason'
    reportFaults(faults, context)
    return { kind, id, lotId, quantity: quantity ?? 0, note }
  })
}

/** What is there of a lot; `seen` is the stock that the page showed, as a count is of that. */
const countForm = z.object({ ...fromLot, seen: shownVersion }).transform(({ id, lotId, seen, ...typed }, context) => {
  const faults: Faults = {}
  if (lotId === '') faults.lotId = 'errors.lot'
  const quantity = readUnits(typed.quantity, 0)
  if (quantity === null) faults.quantity = 'errors.number'
  reportFaults(faults, context)
  return { kind: 'count' as const, id, lotId, seen, quantity: quantity ?? 0, note: orNull(typed.note) }
})

export const formOfStock = {
  receive: receiveForm,
  use: takeForm('use'),
  waste: takeForm('waste'),
  count: countForm,
} as const

export type StockMove = z.output<(typeof formOfStock)[StockForm]>
