import type { paymentAccounts, paymentEvents, payments } from '#drizzle/schema/payments.ts'
import type { PaymentState } from './payment-status.ts'

export type LedgerEvent = Readonly<
  Pick<typeof paymentEvents.$inferSelect, 'id' | 'kind' | 'amountCents' | 'currency' | 'ref' | 'chargeRef' | 'at'>
>

export type AskedFor = Readonly<Pick<typeof payments.$inferSelect, 'amountCents' | 'taxCents' | 'currency'>>

export type Entry = Readonly<{
  eventId: string
  account: (typeof paymentAccounts)[number]
  amountCents: number
  currency: string
}>

/** Money that came and was not asked for: it goes back. */
export type Unasked = Readonly<{
  chargeRef: string
  amountCents: number
  currency: string
  cause: 'duplicate' | 'mismatch'
}>

/** What the events of a payment come to, whatever order they came in. */
export type Balance = Readonly<{
  state: PaymentState
  chargeRef: string | null
  paidAt: number | null
  refundedCents: number
  disputedAt: number | null
  unasked: readonly Unasked[]
  entries: readonly Entry[]
}>

/** The first of the events with each ref: the same charge or refund may be told of by several events. */
function firstOfEach(events: readonly LedgerEvent[]): LedgerEvent[] {
  const seen = new Set<string | null>()
  return events.filter(({ ref }) => !seen.has(ref) && seen.add(ref))
}

function isAskedFor(event: LedgerEvent, asked: AskedFor): boolean {
  return event.amountCents === asked.amountCents && event.currency === asked.currency
}

/** The part of an amount that is tax, in proportion; what a half cent would be falls to the revenue. */
export function taxPart(amountCents: number, { amountCents: wholeCents, taxCents }: AskedFor): number {
  return wholeCents === 0 ? 0 : Number((BigInt(amountCents) * BigInt(taxCents)) / BigInt(wholeCents))
}

/** Lines of an event that sum to zero, made of pairs of an account and an amount. */
function linesOf({ id, currency }: LedgerEvent, ...pairs: [Entry['account'], number][]): Entry[] {
  return pairs
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ eventId: id, account, amountCents, currency: currency! }))
}

function paidLines(event: LedgerEvent, asked: AskedFor): Entry[] {
  const { amountCents, taxCents } = asked
  const due = linesOf(event, ['receivable', amountCents], ['revenue', taxCents - amountCents], ['tax', -taxCents])
  return [...due, ...linesOf(event, ['gateway', amountCents], ['receivable', -amountCents])]
}

/**
 * Money given back of what was asked for takes back its part of the tax; the last of it takes what is left. What a bank took for good
 * leaves the account of disputes, what failed comes back as it went.
 */
function givenBackLines(events: readonly LedgerEvent[], asked: AskedFor): Entry[] {
  let sum = 0
  return events.flatMap((event) => {
    const amount = event.amountCents!
    const before = taxPart(sum, asked)
    sum += amount
    const tax = taxPart(sum, asked) - before
    const from = event.kind === 'dispute_lost' ? 'disputed' : 'gateway'
    return linesOf(event, ['refund', amount - tax], ['tax', tax], [from, -amount])
  })
}

/** The lines of refunds that failed: those of the refund, the other way round. */
function failedLines(failed: readonly LedgerEvent[], refunds: readonly LedgerEvent[], lines: Entry[]): Entry[] {
  return failed.flatMap((event) => {
    const refund = refunds.find(({ ref }) => ref === event.ref)
    const own = lines.filter(({ eventId }) => eventId === refund?.id)
    return own.map((line) => ({ ...line, eventId: event.id, amountCents: -line.amountCents }))
  })
}

function disputeLines(event: LedgerEvent): Entry[] {
  const amount = event.amountCents!
  if (event.kind === 'disputed') return linesOf(event, ['disputed', amount], ['gateway', -amount])
  return event.kind === 'dispute_won' ? linesOf(event, ['gateway', amount], ['disputed', -amount]) : []
}

function strayLines(charge: LedgerEvent, refunds: readonly LedgerEvent[]): Entry[] {
  const amount = charge.amountCents!
  return [
    ...linesOf(charge, ['gateway', amount], ['unallocated', -amount]),
    ...refunds.flatMap((each) => linesOf(each, ['unallocated', each.amountCents!], ['gateway', -each.amountCents!])),
  ]
}

function sumCents(events: readonly LedgerEvent[]): number {
  return events.reduce((sum, { amountCents }) => sum + amountCents!, 0)
}

function stateOf(
  events: readonly LedgerEvent[],
  accepted: LedgerEvent | undefined,
  refundedCents: number,
): PaymentState {
  const has = (...kinds: LedgerEvent['kind'][]) => events.some(({ kind }) => kinds.includes(kind))
  if (accepted) {
    if (refundedCents === 0) return 'paid'
    return refundedCents >= accepted.amountCents! ? 'refunded' : 'partially_refunded'
  }
  if (has('canceled', 'expired')) return 'canceled'
  if (has('failed')) return 'failed'
  return has('opened', 'declined') ? 'pending' : 'created'
}

/**
 * The balance of a payment by its events, in the order in which the ledger has them. The first charge of the right amount and currency
 * pays; every other charge is money that was not asked for. A refund or a dispute that came before its charge counts once that is there.
 */
export function balanceOf(events: readonly LedgerEvent[], asked: AskedFor): Balance {
  const of = (...kinds: LedgerEvent['kind'][]) => events.filter(({ kind }) => kinds.includes(kind))
  const charges = firstOfEach(of('succeeded'))
  const accepted = charges.find((event) => isAskedFor(event, asked))
  const strays = charges.filter((event) => event !== accepted)
  const failed = firstOfEach(of('refund_failed'))
  const refunds = firstOfEach(of('refunded'))
  const refundsOf = (charge: LedgerEvent) => refunds.filter(({ chargeRef }) => chargeRef === charge.ref)
  const disputes = (['disputed', 'dispute_won', 'dispute_lost'] as const)
    .flatMap((kind) => firstOfEach(of(kind)))
    .filter(({ chargeRef }) => accepted && chargeRef === accepted.ref)
  const own = accepted ? refundsOf(accepted) : []
  const lost = disputes.filter(({ kind }) => kind === 'dispute_lost')
  const givenBack = events.filter((event) => own.includes(event) || lost.includes(event))
  const stands = (event: LedgerEvent) => !failed.some(({ ref }) => event.kind === 'refunded' && ref === event.ref)
  const refundedCents = sumCents(givenBack.filter(stands))
  const refundLines = [
    ...givenBackLines(givenBack, asked),
    ...strays.flatMap((charge) => strayLines(charge, refundsOf(charge))),
  ]
  return {
    state: stateOf(events, accepted, refundedCents),
    chargeRef: accepted?.ref ?? null,
    paidAt: accepted?.at ?? null,
    refundedCents,
    disputedAt: disputes.find(({ kind }) => kind === 'disputed')?.at ?? null,
    unasked: strays.map((event) => ({
      chargeRef: event.ref!,
      amountCents: event.amountCents!,
      currency: event.currency!,
      cause: isAskedFor(event, asked) ? 'duplicate' : 'mismatch',
    })),
    entries: [
      ...(accepted ? paidLines(accepted, asked) : []),
      ...disputes.flatMap(disputeLines),
      ...refundLines,
      ...failedLines(failed, refunds, refundLines),
    ],
  }
}

/** What lines come to in each currency; a book that is in order has nothing but zeros. */
export function sumsOf(entries: readonly Pick<Entry, 'amountCents' | 'currency'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { amountCents, currency } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amountCents)
  return sums
}
