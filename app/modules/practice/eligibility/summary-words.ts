import { formatDay, formatList, formatMoney, formatNumber } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { momentWords, type Words } from './check-words.ts'
import { isCoverageLevel, isInsuranceType, isPeriod, isServiceCode, textKey } from './codes.ts'
import type { MoneyLine, ServiceMoney, Summary } from './summary.ts'

/** A summary in one language: plain sentences for a screen and for paper. */

type Reader = Readonly<{ t: Words; locale: Locale }>

export type ServiceWords = Readonly<{
  title: string
  rows: readonly Readonly<{ label: string; value: string; notes: readonly string[] }>[]
  notes: readonly string[]
}>

export type SummaryWords = Readonly<{
  coverage: Summary['coverage']
  headline: string
  /** What the visit itself costs, where the payer says so. */
  copay: string | null
  advice: string | null
  facts: readonly Readonly<{ label: string; value: string }>[]
  services: readonly ServiceWords[]
  /** What else the payer has told of, to be opened. */
  others: readonly ServiceWords[]
  asOf: string
}>

const serviceName = (code: string, t: Words) =>
  isServiceCode(code) ? t(`serviceNames.${textKey(code)}`) : t('serviceNames.other', { code })

function valueOf({ amountCents, fraction, leftCents }: MoneyLine, { t, locale }: Reader): string {
  const left = leftCents === null ? null : formatMoney(leftCents, locale)
  const whole =
    amountCents !== null
      ? formatMoney(amountCents, locale)
      : fraction !== null
        ? t('money.percent', { percent: formatNumber(Math.round(fraction * 10_000) / 100, locale) })
        : null
  if (whole !== null && left !== null) return t('money.left', { whole, left })
  if (left !== null) return t('money.leftAlone', { left })
  return whole ?? t('money.untold')
}

/** Payers say the same more than once, and sometimes nothing. */
const each = (notes: readonly string[]): string[] => [...new Set(notes)].filter((note) => note !== '')

function notesOf({ network, coverageLevel, period, authorization, messages }: MoneyLine, { t }: Reader): string[] {
  return each([
    ...(network === null || network === 'U' ? [] : [t(`network.${network}`)]),
    ...(isCoverageLevel(coverageLevel) && coverageLevel !== 'IND' ? [t(`levels.${coverageLevel}`)] : []),
    ...(isPeriod(period) ? [t(`periods.${textKey(period)}`)] : []),
    ...(authorization === 'Y' ? [t('authorization.Y')] : authorization === 'U' ? [t('authorization.U')] : []),
    ...messages,
  ])
}

function serviceWords(
  { serviceCode, lines, isCovered, needsAuthorization, messages }: ServiceMoney,
  reader: Reader,
): ServiceWords {
  const { t } = reader
  return {
    title: serviceName(serviceCode, t),
    rows: lines.map((line) => ({
      ...{ label: t(`money.${line.kind}`), value: valueOf(line, reader), notes: notesOf(line, reader) },
    })),
    notes: each([
      ...(isCovered === false ? [t('notCovered')] : []),
      ...(needsAuthorization ? [t('authorization.Y')] : []),
      ...(lines.length === 0 && isCovered !== false ? [t('money.none')] : []),
      ...messages,
    ]),
  }
}

function factsOf({ plan, primaryCare, otherPayers }: Summary, { t, locale }: Reader) {
  const { from, to } = plan.validity
  const words = {
    from: from && formatDay(from, locale),
    to: to && formatDay(to, locale),
  }
  const dates =
    words.from && words.to
      ? t('facts.span', { from: words.from, to: words.to })
      : words.from
        ? t('facts.since', { from: words.from })
        : words.to && t('facts.until', { to: words.to })
  const people = (names: readonly string[]) => (names.length > 0 ? formatList(names, locale) : null)
  const all = [
    [t('facts.plan'), plan.name],
    [t('facts.kind'), isInsuranceType(plan.insuranceType) ? t(`insuranceTypes.${plan.insuranceType}`) : null],
    [t('facts.valid'), dates],
    [t('facts.primaryCare'), people(primaryCare)],
    [t('facts.otherPayer'), people(otherPayers)],
  ] as const
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

type Asked = Readonly<{ serviceCodes: readonly string[]; answeredAt: number; timeZone: string }>

/** Services that stand open: what was asked for, and the visit to a doctor. Of the others only those with money or a refusal are told. */
function split(services: readonly ServiceMoney[], asked: readonly string[]) {
  const isOpen = ({ serviceCode }: ServiceMoney) => asked.includes(serviceCode) || serviceCode === '98'
  const says = ({ lines, isCovered, needsAuthorization }: ServiceMoney) =>
    lines.length > 0 || isCovered === false || needsAuthorization
  return {
    open: services.filter((service) => isOpen(service) && (says(service) || service.serviceCode !== '30')),
    others: services.filter((service) => !isOpen(service) && says(service)),
  }
}

export function summaryWords(
  summary: Summary,
  { serviceCodes, answeredAt, timeZone }: Asked,
  reader: Reader,
): SummaryWords {
  const { t, locale } = reader
  const { coverage, copayCents, services } = summary
  const { open, others } = split(services, serviceCodes)
  const isActive = coverage === 'active'
  return {
    coverage,
    headline: t(`headline.${coverage}`),
    copay: isActive && copayCents !== null ? t('copay', { amount: formatMoney(copayCents, locale) }) : null,
    advice: isActive ? null : t(`advice.${coverage}`),
    facts: factsOf(summary, reader),
    services: isActive ? open.map((service) => serviceWords(service, reader)) : [],
    others: isActive ? others.map((service) => serviceWords(service, reader)) : [],
    asOf: t('asOf', { at: momentWords(answeredAt, locale, timeZone) }),
  }
}
