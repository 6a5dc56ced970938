import { isDate } from '#app/core/calendar/dates.ts'
import { element, type Segment } from './interchange.ts'

/** What a payer says of one benefit: an EB segment with what belongs to it. */

export type X12Date = Readonly<{ qualifier: string; from: string; to: string | null }>

/** Somebody of a loop 2120: the doctor in charge (P3), another payer (PR). */
export type Entity = Readonly<{ role: string; name: string; id: string }>

export type Benefit = Readonly<{
  /** EB01. */
  information: string
  /** EB02: whose, IND or FAM. */
  coverageLevel: string | null
  /** EB03. */
  serviceCodes: readonly string[]
  /** EB04. */
  insuranceType: string | null
  /** EB05. */
  planName: string | null
  /** EB06: of which time, 23 a calendar year; not to be confused with EB02. */
  period: string | null
  amountCents: number | null
  /** EB08: 0.2 is 20 %. */
  fraction: number | null
  quantity: Readonly<{ qualifier: string; value: string }> | null
  authorization: 'Y' | 'N' | 'U' | null
  network: 'Y' | 'N' | 'U' | 'W' | null
  dates: readonly X12Date[]
  references: readonly Readonly<{ qualifier: string; value: string }>[]
  messages: readonly string[]
  entities: readonly Entity[]
}>

const orNull = (text: string): string | null => text.trim() || null

/** Dollars as X12 writes them, in cents; null for what is no amount. */
function cents(text: string): number | null {
  return /^-?\d{0,9}(\.\d{1,4})?$/.test(text) && /\d/.test(text) ? Math.round(Number(text) * 100) : null
}

function fractionOf(text: string): number | null {
  return /^\d{0,3}(\.\d{1,6})?$/.test(text) && /\d/.test(text) ? Number(text) : null
}

function oneOf<Code extends string>(codes: readonly Code[], text: string): Code | null {
  return codes.find((code) => code === text) ?? null
}

/** CCYYMMDD as YYYY-MM-DD; null for what is no date. */
function dateOf(text: string | undefined): string | null {
  const date = (text ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return isDate(date, 1800, 9999) ? date : null
}

/** A DTP segment: one day (D8) or a span (RD8). */
export function readDate(segment: Segment): X12Date | null {
  const [first, last] = element(segment, 3).split('-')
  const from = dateOf(first)
  const to = element(segment, 2) === 'RD8' ? dateOf(last) : null
  return from === null ? null : { qualifier: element(segment, 1), from, to }
}

/** An NM1 segment: a person's names, or the name of an organization. */
export function readName(segment: Segment) {
  const [last, first] = [element(segment, 3).trim(), element(segment, 4).trim()]
  return { role: element(segment, 1), lastName: last, firstName: first, id: element(segment, 9).trim() }
}

/** Each once; what is no code of X12 is left out. */
const serviceCodesIn = (texts: readonly string[]) => [...new Set(texts.filter((text) => /^[A-Z0-9]{1,2}$/.test(text)))]

function readBenefit(segment: Segment, rest: readonly Segment[], repetition: string | null): Benefit {
  const at = (n: number) => element(segment, n)
  const quantity = { qualifier: at(9), value: at(10) }
  const of = (id: string) => rest.filter((each) => each.id === id)
  return {
    information: at(1),
    coverageLevel: orNull(at(2)),
    serviceCodes: serviceCodesIn(repetition === null ? [at(3)] : at(3).split(repetition)),
    insuranceType: orNull(at(4)),
    planName: orNull(at(5)),
    period: orNull(at(6)),
    amountCents: cents(at(7)),
    fraction: fractionOf(at(8)),
    quantity: quantity.value === '' ? null : quantity,
    authorization: oneOf(['Y', 'N', 'U'], at(11)),
    network: oneOf(['Y', 'N', 'U', 'W'], at(12)),
    dates: of('DTP').flatMap((each) => readDate(each) ?? []),
    references: of('REF').map((each) => ({ qualifier: element(each, 1), value: element(each, 2).trim() })),
    messages: of('MSG').map((each) => element(each, 1).trim()),
    entities: of('NM1').map((each) => {
      const { role, lastName, firstName, id } = readName(each)
      return { role, name: [firstName, lastName].filter(Boolean).join(' '), id }
    }),
  }
}

/** The benefits of a level: each EB with what follows it, loops between LS and LE included. */
export function readBenefits(segments: readonly Segment[], repetition: string | null): Benefit[] {
  const starts = segments.flatMap(({ id }, index) => (id === 'EB' ? [index] : []))
  return starts.map((start, order) =>
    readBenefit(segments[start]!, segments.slice(start + 1, starts[order + 1]), repetition),
  )
}
