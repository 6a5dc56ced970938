import { and, eq, gte, sql } from 'drizzle-orm'
import { addDays, dayNumber, isoWeekday, type LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { KeptDimension, Line, Measure } from '#app/modules/analytics/measures.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import { chances } from './dice.ts'
import { insertAll } from './insert-all.ts'

/** Thirteen weeks, and thirteen to compare them with. */
const demoDays = 26 * 7
/** A day of fewer searches is one on which the demo alone was looked at, or nobody. */
const fewSearches = 50

/** Visits of a weekday, Monday first: as many as the demo's calendars have. */
const visitsOf = [330, 340, 340, 330, 370, 330, 215]

/** How much of a measure there is for each visit, and by which dimensions it is told. */
const shares: readonly (readonly [Measure, number, readonly KeptDimension[]])[] = [
  ['search', 5.2, ['area', 'specialty', 'locale', 'source']],
  ['search_unfound', 0.31, ['area', 'specialty', 'locale', 'source']],
  ['profile_view', 3.3, ['area', 'specialty', 'locale', 'source']],
  ['time_choice', 0.86, ['locale', 'source']],
  ['hold', 0.74, ['locale', 'source']],
  ['booked_web', 0.58, ['area', 'specialty', 'locale']],
  ['booked', 0.82, ['area', 'specialty', 'locale']],
  ['visit', 0.87, ['area', 'specialty', 'locale']],
  ['confirmed', 0.45, ['area', 'specialty', 'locale']],
  ['kept', 0.78, ['area', 'specialty', 'locale']],
  ['no_show', 0.066, ['area', 'specialty', 'locale']],
  ['canceled', 0.058, ['area', 'specialty', 'locale']],
  ['time_offered', 1.42, ['area', 'specialty']],
  ['doctor_open', 0.24, ['area', 'specialty']],
  ['association_view', 0.05, ['association']],
  ['endorsement_click', 0.008, ['association']],
]

/** Of which part of the people, by value; what is left over is told by none. */
const parts: Readonly<Partial<Record<KeptDimension, readonly (readonly [string, number])[]>>> = {
  area: [
    ['flushing', 0.34],
    ['murray-hill-queens', 0.12],
    ['manhattan-chinatown', 0.13],
    ['sunset-park', 0.14],
    ['elmhurst', 0.06],
    ['bensonhurst', 0.05],
    ['borough:queens', 0.02],
    ['homecrest', 0.01],
    ['staten-island', 0.001],
  ],
  specialty: [
    ['family-medicine', 0.21],
    ['internal-medicine', 0.12],
    ['dentistry', 0.09],
    ['cardiology', 0.07],
    ['gastroenterology', 0.06],
    ['pediatrics', 0.06],
    ['obstetrics-and-gynecology', 0.05],
    ['otolaryngology', 0.03],
    ['urology', 0.0006],
  ],
  locale: [
    ['zh-Hans', 0.61],
    ['zh-Hant', 0.24],
    ['en-US', 0.15],
  ],
  source: [
    ['own', 0.52],
    ['direct', 0.19],
    ['wechat', 0.17],
    ['search_engine', 0.1],
    ['other', 0.02],
  ],
  association: [
    ['demo-association-example-chinese-physicians', 0.7],
    ['demo-association-example-hometown', 0.3],
  ],
}

const words = ['激光脱毛', '布朗士 精神科', '布朗士 儿科', '种植牙检查', '隐形矫正牙', '男科 长岛']

function linesOf(day: LocalDate, today: LocalDate): Line[] {
  const chance = chances(`counts ${day}`)
  const weeksAgo = (dayNumber(today) - dayNumber(day)) / 7
  // A little more from week to week, and no two days alike.
  const visits = visitsOf[isoWeekday(dayNumber(day)) - 1]! * (1 - 0.009 * weeksAgo) * (0.93 + 0.14 * chance())
  const lines: Line[] = []
  const add = (measure: Measure, dimension: KeptDimension, value: string, amount: number) => {
    const count = Math.floor(amount + chance())
    if (count > 0) lines.push({ measure, dimension, value, day, count })
  }
  for (const [measure, share, told] of shares) {
    const amount = visits * share * (0.97 + 0.06 * chance())
    add(measure, 'all', '', amount)
    for (const dimension of told)
      for (const [value, part] of parts[dimension]!) add(measure, dimension, value, amount * part)
  }
  const open = lines.filter(({ measure }) => measure === 'doctor_open')
  for (const { dimension, value, count } of open) {
    lines.push({ measure: 'waiting_days', dimension, value, day, count: Math.round(count * (1.6 + 1.4 * chance())) })
  }
  for (const [index, text] of words.entries()) add('search_unfound', 'words', text, 2.4 / (index + 1))
  for (const [kind, minutes] of [
    ['ticket', 310],
    ['request', 1500],
  ] as const) {
    const answered = 3 + Math.floor(6 * chance())
    lines.push({ measure: 'answered', dimension: 'kind', value: kind, day, count: answered })
    const took = Math.round(answered * minutes * (0.7 + 0.6 * chance()))
    lines.push({ measure: 'answer_minutes', dimension: 'kind', value: kind, day, count: took })
  }
  return lines
}

/**
 * Half a year of fictional daily counts until yesterday. A day that has counts of its own keeps them; what rows and calendars say of the
 * last days replaces these by itself.
 */
export async function seedDemoCounts(tx: Transaction): Promise<void> {
  const today = todayInNewYork()
  const first = addDays(today, -demoDays)
  const known = await tx
    .select({ day: dailyCounts.day, count: dailyCounts.count })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.measure, 'search'), eq(dailyCounts.dimension, 'all'), gte(dailyCounts.day, first)))
  const isCounted = new Set(known.flatMap(({ day, count }) => (count >= fewSearches ? [day] : [])))
  const days = Array.from({ length: demoDays }, (_, index) => addDays(first, index)).filter(
    (day) => !isCounted.has(day),
  )
  await insertAll(
    days.flatMap((day) => linesOf(day, today)),
    (chunk) =>
      tx
        .insert(dailyCounts)
        .values(chunk)
        .onConflictDoUpdate({
          target: [dailyCounts.measure, dailyCounts.dimension, dailyCounts.day, dailyCounts.value],
          set: { count: sql`excluded.count` },
        }),
  )
}
