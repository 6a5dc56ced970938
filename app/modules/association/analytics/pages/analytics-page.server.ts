import type { AssociationActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { dateSpan, newYork, wallClock } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { csvText } from '#app/core/format/csv.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { paths } from '#app/paths.ts'
import { shownStandings } from '../dues-standings.ts'
import { monthMeasures, monthsUntil, readPeriod } from '../months.ts'
import { readDuesPaid, readDuesStanding, readMemberMonths, readRenewals } from '../queries/member-figures.server.ts'
import { readEndorsementFigures, readEventTurnouts, readPollTurnouts } from '../queries/turnout-figures.server.ts'

const periodOf = (request: Request) => readPeriod(new URL(request.url).searchParams.get('months'))

/** Events and polls that the page lists, the latest first; the file has the others as well. */
const mostOnPage = 50
const mostInFile = 5000

type ByMonth = ReadonlyMap<string, number>

/**
 * Views of an association's pages, and clicks on its endorsements, by month ("2026-11") since a day; they are counted outside of this
 * module.
 */
type ReadCounts = (associationId: string, since: LocalDate) => Promise<{ views: ByMonth; clicks: ByMonth }>

type ReportSource = Readonly<{ readCounts: ReadCounts; most: number }>

/** What the months of a period came to for the chosen association. */
async function readReport(request: Request, actor: AssociationActor, { readCounts, most }: ReportSource) {
  const { id, duesCents } = await readChosen(actor)
  const { date: today } = wallClock(now())
  const period = periodOf(request)
  const months = monthsUntil(today, period)
  const since = dateSpan(months[0]!, newYork).from
  const asked = { since, locale: actor.locale, most }
  const [memberMonths, renewals, counts, dues, paid, events, polls, endorsements] = await Promise.all([
    readMemberMonths(id, months),
    readRenewals(id, months),
    readCounts(id, months[0]!),
    readDuesStanding(id, today),
    readDuesPaid(id, since),
    readEventTurnouts(id, asked),
    readPollTurnouts(id, asked),
    readEndorsementFigures(id, today),
  ])
  const members = memberMonths.map((each, index) => ({
    ...{ ...each, renewals: renewals[index]! },
    views: counts.views.get(each.month.slice(0, 7)) ?? 0,
    clicks: counts.clicks.get(each.month.slice(0, 7)) ?? 0,
  }))
  return { period, members, asksDues: duesCents > 0, dues, paid, events, polls, endorsements }
}

/** The figures of an association. */
export async function loadAssociationAnalytics(request: Request, actor: AssociationActor, readCounts: ReadCounts) {
  const title = translator(actor.locale, 'association-analytics')('title')
  const path = paths.associationAnalytics()
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json(
    { head, report: await readReport(request, actor, { readCounts, most: mostOnPage }) },
    { headers: privateHeaders },
  )
}

export type AnalyticsData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAssociationAnalytics>>['json']>>

/** The same as a file for a spreadsheet; it names no member. */
export async function analyticsFile(
  request: Request,
  actor: AssociationActor,
  readCounts: ReadCounts,
): Promise<Response> {
  const t = translator(actor.locale, 'association-analytics')
  const { members, asksDues, dues, paid, events, polls, endorsements } = await readReport(request, actor, {
    readCounts,
    most: mostInFile,
  })
  const day = (instant: number | null) => (instant === null ? '' : wallClock(instant).date)
  const lines = [
    [t('members.month'), ...monthMeasures.map((measure) => t(`measures.${measure}`))],
    ...members.map((each) => [each.month.slice(0, 7), ...monthMeasures.map((measure) => each[measure])]),
    [],
    [t('events.event'), t('events.day'), t('events.capacity'), t('events.seats'), t('events.came')],
    ...events.map(({ title, startsAt, capacity, seats, came }) => [title, day(startsAt), capacity, seats, came]),
    [],
    [t('polls.poll'), t('polls.closed'), t('polls.eligible'), t('polls.votes')],
    ...polls.map(({ title, closesAt, turnout }) => [
      ...[title, day(closesAt)],
      ...[turnout?.eligible ?? 0, turnout?.votes ?? 0],
    ]),
  ]
  const standings = shownStandings(asksDues)
  lines.push(
    [],
    [...standings.map((standing) => t(`dues.${standing}`)), t('dues.payments'), t('dues.receivedCents')],
    [...standings.map((standing) => dues[standing]), paid.years, decimalOf(paid.cents)],
    [],
    [t('endorsements.standing'), t('endorsements.ending')],
    [endorsements.standing, endorsements.ending],
  )
  return new Response(csvText(lines), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="analytics.csv"',
    },
  })
}
