import type { LocalDate } from '#app/core/calendar/dates.ts'
import { remaining } from './codes.ts'
import type { Benefit, X12Date } from './x12/benefits.ts'
import type { Answer } from './x12/answer.ts'

/** What the answer of a payer comes to, for who stands at the desk. Amounts are estimates as of the check. */

export type Coverage = 'active' | 'inactive' | 'unclear'

const activeCodes: readonly string[] = ['1', '2', '3', '4', '5']
const inactiveCodes: readonly string[] = ['6', '7', '8']

const isStatus = ({ information }: Benefit) => activeCodes.includes(information) || inactiveCodes.includes(information)

/** The plan as a whole. */
const isOfPlan = ({ serviceCodes }: Benefit) => serviceCodes.length === 0 || serviceCodes.includes('30')

/** The days on which the plan is in force, as far as they are told. */
export type Validity = Readonly<{ from: LocalDate | null; to: LocalDate | null }>

const beginnings: readonly string[] = ['346', '356']
const ends: readonly string[] = ['347', '357']
const spans: readonly string[] = ['291', '307', '292']

function validityOf(dates: readonly X12Date[]): Validity {
  const span = dates.find(({ qualifier, to }) => spans.includes(qualifier) && to !== null)
  const from = dates.find(({ qualifier }) => beginnings.includes(qualifier))?.from ?? span?.from ?? null
  const to = dates.find(({ qualifier }) => ends.includes(qualifier))?.from ?? span?.to ?? null
  return { from, to }
}

type Asked = Readonly<{ serviceDate: LocalDate; serviceCodes: readonly string[] }>

/** The statuses that decide: of the plan, else of what was asked for, else all that there are. */
function deciding(answer: Answer, { serviceCodes }: Asked): readonly Benefit[] {
  const all = answer.benefits.filter(isStatus)
  const ofPlan = all.filter(isOfPlan)
  if (ofPlan.length > 0) return ofPlan
  const asked = all.filter((benefit) => benefit.serviceCodes.some((code) => serviceCodes.includes(code)))
  return asked.length > 0 ? asked : all
}

const isOutside = ({ from, to }: Validity, date: LocalDate) =>
  (from !== null && date < from) || (to !== null && date > to)

/**
 * Whether somebody is insured. Only a payer that says so makes it inactive: no status at all, or two that contradict each other or the dates
 * of the plan, is unclear.
 */
export function coverageOf(answer: Answer, asked: Asked): Coverage {
  const statuses = deciding(answer, asked)
  const isActive = statuses.some(({ information }) => activeCodes.includes(information))
  const isInactive = statuses.some(({ information }) => inactiveCodes.includes(information))
  if (isActive === isInactive) return 'unclear'
  if (isInactive) return 'inactive'
  return isOutside(planOf(answer, asked).validity, asked.serviceDate) ? 'unclear' : 'active'
}

/** The plan by its name, kind and days. */
function planOf(answer: Answer, asked: Asked) {
  const statuses = deciding(answer, asked)
  const first = statuses.find(({ information }) => activeCodes.includes(information)) ?? statuses[0]
  const named = [...(first ? [first] : []), ...answer.benefits].find(({ planName }) => planName !== null)
  const typed = [...(first ? [first] : []), ...answer.benefits].find(({ insuranceType }) => insuranceType !== null)
  const own = validityOf(first?.dates ?? [])
  const whole = validityOf(answer.dates)
  return {
    name: named?.planName ?? null,
    insuranceType: typed?.insuranceType ?? null,
    validity: { from: own.from ?? whole.from, to: own.to ?? whole.to },
  }
}

const moneyKinds = { B: 'copay', C: 'deductible', A: 'coinsurance', G: 'outOfPocket' } as const

export type MoneyKind = (typeof moneyKinds)[keyof typeof moneyKinds]

export type MoneyLine = Readonly<{
  kind: MoneyKind
  amountCents: number | null
  fraction: number | null
  /** What is left of a deductible or of the most that is paid. */
  leftCents: number | null
  coverageLevel: string | null
  period: string | null
  network: Benefit['network']
  authorization: Benefit['authorization']
  messages: readonly string[]
}>

export type ServiceMoney = Readonly<{
  serviceCode: string
  lines: readonly MoneyLine[]
  isCovered: boolean | null
  /** As an EB of the service says it, whichever. */
  needsAuthorization: boolean
  /** Limits and other words of the payer. */
  messages: readonly string[]
}>

const kindOf = ({ information }: Benefit): MoneyKind | null =>
  moneyKinds[information as keyof typeof moneyKinds] ?? null

/** What makes two lines ones about the same: how much there is of it, and how much is left. */
const matchOf = (benefit: Benefit) => [benefit.information, benefit.coverageLevel, benefit.network].join()

const isRest = ({ period }: Benefit) => period !== null && remaining.includes(period)

function lineOf(benefit: Benefit, kind: MoneyKind, leftCents: number | null): MoneyLine {
  const { amountCents, fraction, coverageLevel, period, network, authorization, messages } = benefit
  return { kind, amountCents, fraction, leftCents, coverageLevel, period, network, authorization, messages }
}

/** Money lines of some benefits; what is left stands in the line that says of how much, or alone where none does. */
function linesOf(benefits: readonly Benefit[]): MoneyLine[] {
  const rests = benefits.filter(isRest)
  const wholes = benefits.filter((benefit) => !isRest(benefit))
  const told = new Set(wholes.map(matchOf))
  // Of several the first stands.
  const restOf = new Map(rests.toReversed().map((rest) => [matchOf(rest), rest]))
  const alone = rests.filter((rest) => !told.has(matchOf(rest)))
  const lines = [
    ...wholes.map((benefit) => ({ benefit, left: restOf.get(matchOf(benefit))?.amountCents ?? null })),
    ...alone.map((benefit) => ({ benefit: { ...benefit, amountCents: null }, left: benefit.amountCents })),
  ]
  return lines.flatMap(({ benefit, left }) => {
    const kind = kindOf(benefit)
    return kind === null ? [] : [lineOf(benefit, kind, left)]
  })
}

function coveredOf(benefits: readonly Benefit[]): boolean | null {
  const codes = benefits.map(({ information }) => information)
  if (codes.some((code) => ['E', 'I'].includes(code))) return false
  const isActive = codes.some((code) => activeCodes.includes(code))
  const isInactive = codes.some((code) => inactiveCodes.includes(code))
  return isActive === isInactive ? null : isActive
}

function moneyOf(serviceCode: string, all: readonly Benefit[]): ServiceMoney {
  const benefits = all.filter(({ serviceCodes, information }) =>
    serviceCode === '30'
      ? serviceCodes.includes('30') || (serviceCodes.length === 0 && information in moneyKinds)
      : serviceCodes.includes(serviceCode),
  )
  const others = benefits.filter((benefit) => kindOf(benefit) === null)
  return {
    serviceCode,
    lines: linesOf(benefits.filter((benefit) => kindOf(benefit) !== null)),
    isCovered: coveredOf(benefits),
    needsAuthorization: benefits.some(({ authorization }) => authorization === 'Y'),
    messages: [...new Set(others.flatMap(({ messages }) => messages))],
  }
}

/** Service types in the order in which a desk looks for them: what was asked for, the visit, then the others as they come. */
function orderedTypes(benefits: readonly Benefit[], asked: readonly string[]): string[] {
  const told = benefits.flatMap(({ serviceCodes }) => serviceCodes)
  const usual = ['98'].filter((code) => told.includes(code))
  const money = benefits.some(({ serviceCodes, information }) => serviceCodes.length === 0 && information in moneyKinds)
  return [...new Set([...asked, ...usual, ...(money ? ['30'] : []), ...told])]
}

/** Who else answers: the doctor in charge, another payer. */
function entitiesOf({ benefits }: Answer, role: 'P3' | 'PR'): string[] {
  return [
    ...new Set(
      benefits.flatMap(({ entities }) => entities.filter((each) => each.role === role)).map((each) => each.name),
    ),
  ].filter((name) => name !== '')
}

export type Summary = Readonly<{
  coverage: Coverage
  plan: ReturnType<typeof planOf>
  services: readonly ServiceMoney[]
  /** The visit's own co-pay in the network, or where no network is named. */
  copayCents: number | null
  primaryCare: readonly string[]
  otherPayers: readonly string[]
}>

/** The co-pay of a visit to a doctor; null where none or several are named. */
function visitCopay(services: readonly ServiceMoney[]): number | null {
  const lines = services
    .filter(({ serviceCode }) => serviceCode === '98')
    .flatMap((service) => service.lines.filter(({ kind, network }) => kind === 'copay' && network !== 'N'))
  const amounts = new Set(lines.flatMap(({ amountCents }) => amountCents ?? []))
  return amounts.size === 1 ? [...amounts][0]! : null
}

export function summaryOf(answer: Answer, asked: Asked): Summary {
  const services = orderedTypes(answer.benefits, asked.serviceCodes).map((code) => moneyOf(code, answer.benefits))
  return {
    coverage: coverageOf(answer, asked),
    plan: planOf(answer, asked),
    services,
    copayCents: visitCopay(services),
    primaryCare: entitiesOf(answer, 'P3'),
    otherPayers: entitiesOf(answer, 'PR'),
  }
}
