import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orRefused } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { coordinationFacilityIds } from '#app/modules/accounts/coordination-rights.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { paths } from '#app/paths.ts'
import { recordListRead } from '../commands/record-read.server.ts'
import { maySwitchOn, switchOn } from '../commands/switch-on.server.ts'
import { type CaseStatus, isEnded, unansweredStatuses } from '../case-steps.ts'
import { openPatient } from '../case-sealed.server.ts'
import { urgencies } from '../due-times.ts'
import { type CaseNames, namesOfCases } from '../queries/case-names.server.ts'
import { closureOf, listCases, type SeenCase } from '../queries/cases.server.ts'
import { wordsOf } from './open-coordination.server.ts'

export const boxes = ['all', 'in', 'out'] as const
/** What of them is shown: what waits for an answer, what goes on, what is late, what is over. */
export const shows = ['open', 'unanswered', 'overdue', 'draft', 'ended', 'all'] as const
export type Show = (typeof shows)[number]

const isUnanswered = (status: CaseStatus) => unansweredStatuses.some((each) => each === status)

const fits: Readonly<Record<Show, (seen: SeenCase) => boolean>> = {
  open: ({ row }) => !isEnded(row.status),
  unanswered: ({ row }) => isUnanswered(row.status) || row.status === 'more_info',
  overdue: ({ row }) =>
    row.overdueAt !== null || (row.dueAt !== null && row.dueAt <= now() && isUnanswered(row.status)),
  draft: ({ row }) => row.status === 'draft',
  ended: ({ row }) => isEnded(row.status),
  all: () => true,
}

/** A line of the board. Who may only know that a referral is frozen reads no name. */
function lineOf(seen: SeenCase, names: CaseNames) {
  const { row, standing } = seen
  const patient = standing.isShut ? null : openPatient(row)
  return {
    ...{ id: row.id, reference: row.reference, status: row.status, urgency: row.urgency, updatedAt: row.updatedAt },
    ...{ patient: patient && { english: patient.nameEn, chinese: patient.nameZh }, dueAt: row.dueAt },
    ...{ isOverdue: fits.overdue(seen), isIn: standing.recipient !== null, isOut: standing.requester !== null },
    ...{ from: names.requester, to: names.recipient, specialty: standing.isShut ? null : names.specialty },
  }
}

export type BoardLine = ReturnType<typeof lineOf>

function filtersOf(request: Request) {
  const asked = new URL(request.url).searchParams
  return {
    box: boxes.find((each) => each === asked.get('box')) ?? 'all',
    show: shows.find((each) => each === asked.get('show')) ?? 'open',
    urgency: urgencies.find((each) => each === asked.get('urgency')) ?? null,
  }
}

/** The referrals of somebody's clinics. `board` is null where there are none to be read: the level, or nobody has switched it on. */
export async function loadBoard(request: Request, actor: ProviderActor) {
  const filters = filtersOf(request)
  const facilityIds = coordinationFacilityIds(actor)
  const hasLevel = hasFeature(actor.tier, 'coordination')
  const base = { filters, hasLevel, maySwitchOn: facilityIds.length === 0 && maySwitchOn(actor) }
  if (facilityIds.length === 0) return { ...base, board: null }
  const seen = await listCases(actor, filters.box)
  const shown = seen.filter(
    (each) => fits[filters.show](each) && (!filters.urgency || each.row.urgency === filters.urgency),
  )
  const names = await namesOfCases(
    shown.map(({ row }) => row),
    actor.locale,
  )
  if (shown.length > 0) await recordListRead(actor, facilityIds)
  return {
    ...base,
    board: {
      lines: shown.map((each) => lineOf(each, names(each.row))),
      counts: shows.map((show) => ({ show, count: seen.filter((each) => fits[show](each)).length })),
      closure: closureOf(seen),
      mayCreate: coordinationFacilityIds(actor, 'request').length > 0,
    },
  }
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>

/** The one press of the board: care coordination is switched on. */
export async function submitBoard(actor: ProviderActor): Promise<Response> {
  if (!maySwitchOn(actor)) forbidden()
  await orRefused(switchOn(actor))
  return accepted(paths.careBoard(), wordsOf(actor)('done.switchedOn'))
}
