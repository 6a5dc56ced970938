import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'

/** What is in stock of an item, and what is to be done about it. Days are those of the clinic's time zone. */

/** A lot is told of this many days before it expires. */
const soonDays = 60

export type Lot = Readonly<{
  id: string
  lotNumber: string
  /** The last day of use. */
  expiresOn: LocalDate | null
  balance: number
}>

export type LotState = 'expired' | 'soon' | 'good'

export function lotState(expiresOn: LocalDate | null, today: LocalDate): LotState {
  if (expiresOn === null) return 'good'
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, soonDays) ? 'soon' : 'good'
}

/** In the order in which they are to be used up: what has expired stands last, and is not to be used. */
export function inOrderOfUse<One extends Lot>(lots: readonly One[], today: LocalDate): One[] {
  const rank = ({ expiresOn }: One) =>
    `${lotState(expiresOn, today) === 'expired' ? 1 : 0} ${expiresOn ?? '9999-12-31'}`
  return lots.toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.lotNumber.localeCompare(b.lotNumber))
}

/** What an item may stand out by. */
const stockTags = ['low', 'soon', 'expired'] as const

export type StockTag = (typeof stockTags)[number]

export type Stock = Readonly<{
  onHand: number
  /** Of it, what has expired. */
  expired: number
  usable: number
  /** How many of what can be used are wanting to the minimum. */
  missing: number
  /** Of what can still be used. */
  nextExpiry: LocalDate | null
  tags: readonly StockTag[]
}>

/** What has expired fills no need: the minimum is one of what can be used. */
export function stockOf(minimum: number, lots: readonly Lot[], today: LocalDate): Stock {
  const kept = lots.filter(({ balance }) => balance > 0)
  const sum = (some: readonly Lot[]) => some.reduce((total, { balance }) => total + balance, 0)
  const states = kept.map(({ expiresOn }) => lotState(expiresOn, today))
  const expired = sum(kept.filter((_lot, index) => states[index] === 'expired'))
  const onHand = sum(kept)
  const usable = onHand - expired
  const missing = Math.max(0, minimum - usable)
  const days = kept.flatMap(({ expiresOn }, index) => (expiresOn && states[index] !== 'expired' ? [expiresOn] : []))
  const holds: Readonly<Record<StockTag, boolean>> = {
    low: missing > 0,
    soon: states.includes('soon'),
    expired: expired > 0,
  }
  return {
    ...{ onHand, expired, usable, missing },
    nextExpiry: days.toSorted()[0] ?? null,
    tags: stockTags.filter((tag) => holds[tag]),
  }
}

/** The lists of a clinic's items: everything, those that stand out, and what is no longer kept. */
export const supplyLists = ['all', ...stockTags, 'archived'] as const

export type SupplyList = (typeof supplyLists)[number]

export function isInList(list: SupplyList, item: Readonly<{ isArchived: boolean; stock: Stock }>): boolean {
  if (list === 'archived' || item.isArchived) return list === 'archived' && item.isArchived
  return list === 'all' || item.stock.tags.includes(list)
}
