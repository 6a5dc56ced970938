import type { AdminActor } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { DomainError } from '#app/core/errors.ts'
import { csvText } from '#app/core/format/csv.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { dimensions } from '../measures.ts'
import { findDays, findSums } from '../queries/sums.server.ts'
import { valueNames } from '../queries/value-names.server.ts'
import { type Asked, readAsked } from '../range.ts'
import {
  figuresOf,
  funnelSteps,
  type Pair,
  partMeasures,
  partsOf,
  reportMeasures,
  sumsIn,
  totalsOf,
  weeksOf,
  wordsOf,
} from '../report.ts'
import type { Shown } from '../suppress.ts'

/** What the page shows and its file has, in some statements over the daily counts alone. */
async function readReport({ range, by }: Asked, locale: Locale) {
  const sums = await findSums(range, reportMeasures, ['all', by, 'kind', 'words'])
  const days = await findDays(range, ['search', 'booked'])
  const read = sumsIn(sums)
  const mondays = Array.from({ length: range.weeks }, (_, index) => addDays(range.from, 7 * index))
  return {
    range,
    by,
    totals: totalsOf(read, [...funnelSteps, 'booked', 'confirmed', 'no_show', 'canceled', 'search_unfound']),
    figures: figuresOf(read),
    weeks: weeksOf(days, mondays),
    parts: partsOf(sums, by, await valueNames(by, locale)),
    words: wordsOf(sums),
  }
}

export type Report = Awaited<ReturnType<typeof readReport>>

function mayRead({ permissions }: AdminActor): void {
  if (!permissions.has('analytics.read')) throw new DomainError('forbidden', 'analytics.not_allowed')
}

const askedOf = (request: Request): Asked => readAsked(new URL(request.url).searchParams, todayInNewYork())

/** @throws DomainError forbidden */
export function findReport(actor: AdminActor, request: Request): Promise<Report> {
  mayRead(actor)
  return readReport(askedOf(request), actor.locale)
}

/** The same as a table, with every dimension. Numbers that the page holds back are held back here. @throws DomainError forbidden */
export async function exportReport(actor: AdminActor, request: Request): Promise<{ name: string; csv: string }> {
  mayRead(actor)
  const { range } = askedOf(request)
  const t = translator(actor.locale, 'analytics')
  const cell = (shown: Shown) =>
    shown.kind === 'number' ? shown.count : shown.kind === 'few' ? t('shown.few') : t('shown.withheld')
  const line = (dimension: string, name: string, measure: string, { current, previous }: Pair<Shown>) => [
    ...[dimension, name, measure],
    ...[cell(current), cell(previous)],
  ]
  const rows: (string | number | null)[][] = [
    ['dimension', 'value', 'measure', 'current', 'previous'].map((key) => t(`csv.${key as 'value'}`)),
  ]
  for (const [index, by] of dimensions.entries()) {
    const { totals, figures, weeks, parts, words } = await readReport({ range, by }, actor.locale)
    if (index === 0) {
      for (const { measure, ...pair } of totals)
        rows.push(line(t('csv.all'), '', t(`measures.${measure as 'search'}`), pair))
      for (const [figure, { current, previous }] of Object.entries(figures))
        rows.push([t('csv.all'), '', t(`figures.${figure as 'fill'}`), current, previous])
      for (const { from, search, booked } of weeks) {
        rows.push([t('weeks.week'), from, t('measures.search'), cell(search), null])
        rows.push([t('weeks.week'), from, t('measures.booked'), cell(booked), null])
      }
      for (const { words: text, count } of words)
        rows.push([t('words.words'), text, t('measures.search_unfound'), cell(count), null])
    }
    for (const { name, cells } of parts)
      for (const measure of partMeasures) rows.push(line(t(`by.${by}`), name, t(`measures.${measure}`), cells[measure]))
  }
  return { name: `analytics-${range.from}-${range.to}.csv`, csv: csvText(rows) }
}
