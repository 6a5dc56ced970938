import { localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { judgeDeskTime } from '#app/modules/booking/holds/queries/desk-time.server.ts'
import { findVisitType, type VisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { nearestSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { kindsOf, rightToPass } from '#app/modules/booking/time-obstacles.ts'
import { obstacleWords } from '#app/modules/desk/pages/obstacle-words.server.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { seriesWhen } from '../queries/series-of-visit.server.ts'
import { type Decision, decisionText, type Decisions } from '../series-forms.ts'

/** Free times that are offered instead of one that is not to be had. */
const offered = 5

/** Whose time it is, and what of it is not in the way. */
export type SeriesBasis = Readonly<{
  providerFacility: DeskProviderFacility
  visitTypeId: string
  /** Local days on which this doctor expects the patient otherwise. */
  daysTaken: ReadonlySet<string>
  /** The visits that are moved together. */
  siblingIds: readonly string[]
}>

/** A visit as it is wanted; `ref` is its name among the decisions, `from` the time that it has. */
export type PlannedVisit = Readonly<{ ref: string; startsAt: number; from: number | null }>

/** One date of a series with everything that stands against it and the answers there are. */
export type SeriesRow = {
  ref: string
  when: string
  /** The time that the visit has now, where it is moved. */
  from: string | null
  reasons: string[]
  options: { value: string; label: string }[]
  /** The option that is chosen; null while nobody has. */
  chosen: string | null
}

type Asked = { locale: Locale; said: Decisions; planned: readonly PlannedVisit[]; visitType: VisitType | null }

/** Each date of a series judged by what lists open times: what stands against it, and what may be done instead. */
export async function readSeriesRows(
  basis: SeriesBasis,
  planned: readonly PlannedVisit[],
  { said, locale }: Readonly<{ said: Decisions; locale: Locale }>,
): Promise<SeriesRow[]> {
  const visitType = await findVisitType(db, basis.visitTypeId)
  const rows: SeriesRow[] = []
  for (const visit of planned) rows.push(await rowOf(basis, visit, { said, locale, planned, visitType }))
  return rows
}

/** What stands against one time for this patient, in words, and whether it may be had all the same. */
async function judge(basis: SeriesBasis, startsAt: number, ref: string, { locale, visitType }: Asked) {
  const { providerFacility, siblingIds, daysTaken } = basis
  const { timeZone, doctor, powers } = providerFacility
  const t = translator(locale, 'desk')
  // A planned date is named by its instant, a visit that is moved by its id.
  const except = siblingIds.includes(ref) ? { appointmentId: ref, siblingIds } : {}
  const { slot, obstacles } = await judgeDeskTime(db, { providerFacility, visitType, startsAt, except })
  const isPast = startsAt <= clockNow()
  const isTwice = daysTaken.has(localDate(startsAt, timeZone))
  const kinds = kindsOf(obstacles)
  const may = kinds.every((kind) => (rightToPass(kind) === 'appointment.fit_in' ? powers.fitIn : powers.openClosed))
  const reasons = [
    ...(isPast ? [t('series.past')] : []),
    ...(isTwice ? [t('series.sameDay', { doctor: doctor.name })] : []),
    ...obstacleWords(obstacles, { startsAt, timeZone, doctor: doctor.name, locale }),
  ]
  return { reasons, kinds, mayFit: slot !== null && !isPast && !isTwice && kinds.length > 0 && may }
}

async function freeTimes({ providerFacility, visitTypeId, daysTaken }: SeriesBasis, startsAt: number, asked: Asked) {
  const { providerFacilityId, timeZone } = providerFacility
  const slots = await nearestSlots({ providerFacilityId, visitTypeId, startsAt, isDesk: true }, 4 * offered)
  const days = new Set(asked.planned.map((each) => localDate(each.startsAt, timeZone)))
  const own = localDate(startsAt, timeZone)
  return slots
    .map((slot) => slot.startsAt)
    .filter((at) => {
      const day = localDate(at, timeZone)
      return at > clockNow() && !daysTaken.has(day) && (day === own || !days.has(day))
    })
    .slice(0, offered)
    .sort((a, b) => a - b)
}

async function rowOf(basis: SeriesBasis, visit: PlannedVisit, asked: Asked): Promise<SeriesRow> {
  const { ref, startsAt, from } = visit
  const { locale, said } = asked
  const { timeZone } = basis.providerFacility
  const t = translator(locale, 'desk')
  const isMove = from !== null
  const { reasons, kinds, mayFit } = await judge(basis, startsAt, ref, asked)
  const isFree = reasons.length === 0
  const decision: Decision = said.get(ref) ?? { kind: isFree ? 'plan' : 'open' }
  const times = isFree ? [] : await freeTimes(basis, startsAt, asked)
  // A time that was chosen and is gone is said to be, and is not offered again.
  const other = decision.kind === 'at' ? await judge(basis, decision.startsAt, ref, asked) : null
  if (decision.kind === 'at' && other!.reasons.length === 0 && !times.includes(decision.startsAt))
    times.push(decision.startsAt)
  const when = (at: number) => seriesWhen(at, timeZone, locale)
  const choices: [Decision, string][] = [
    ...(isFree ? [[{ kind: 'plan' }, t(isMove ? 'series.moves' : 'series.books')] as [Decision, string]] : []),
    ...times.map((at): [Decision, string] => [{ kind: 'at', startsAt: at }, when(at)]),
    ...(mayFit ? [[{ kind: 'fit', passes: kinds }, t('series.fits')] as [Decision, string]] : []),
    [{ kind: 'skip' }, t(isMove ? 'series.stays' : 'series.skips')],
  ]
  const options = choices.map(([each, label]) => ({ value: decisionText(ref, each), label }))
  const chosen = options.find(({ value }) => value === decisionText(ref, decision))?.value ?? null
  const lost = decision.kind === 'at' && chosen === null ? [t('series.lost', { when: when(decision.startsAt) })] : []
  return {
    ref,
    when: when(startsAt),
    from: from === null ? null : when(from),
    reasons: [...lost, ...reasons],
    options,
    chosen,
  }
}
