import { and, asc, eq } from 'drizzle-orm'
import { dayNumber, isoWeekday, type LocalDate, wallMinutes } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { readStoredSchedules } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { facilities, facilityHours } from '#drizzle/schema/directory.ts'
import { facilityClosedTimes } from '#app/modules/desk/clinic-panel/closed-times.ts'
import type { IvrWorld, RingMember } from '../ivr-engine.ts'
import type { IvrTree, LineState } from '../ivr.ts'
import { type LineDay, lineStateAt, ownDay } from '../line-hours.ts'
import { listPhoneTeamIds } from './phone-team.server.ts'
import { listGroups, type PhoneLine, type Settings } from './set-up.server.ts'

/** A day by the clinic's hours, its closures and the holidays it keeps. */
async function clinicDay(reader: Reader, facilityId: string, date: LocalDate): Promise<LineDay> {
  const rows = await reader
    .select({ opens: facilityHours.opens, closes: facilityHours.closes })
    .from(facilityHours)
    .where(and(eq(facilityHours.facilityId, facilityId), eq(facilityHours.weekday, isoWeekday(dayNumber(date)))))
    .orderBy(asc(facilityHours.opens), asc(facilityHours.id))
  const schedules = await readStoredSchedules(reader, { providerFacilityIds: [], facilityId })
  return {
    hours: rows.map(({ opens, closes }) => ({ from: wallMinutes(opens), to: wallMinutes(closes) })),
    // A closure has a row; a holiday that is kept has none.
    closed: facilityClosedTimes(schedules, date, defaultLocale).map(({ part, closureId }) => ({
      part,
      isHoliday: closureId === null,
    })),
  }
}

/** How the line of a facility stands at an instant. */
export async function readLineState(
  { facilityId, hours, switched }: Pick<Settings, 'facilityId' | 'hours' | 'switched'>,
  at: number,
  reader: Reader = db,
): Promise<LineState> {
  const [facility] = await reader
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
  const { timeZone } = facility!
  const date = localDate(at, timeZone)
  const day = hours.mode === 'own' ? ownDay(hours, date) : await clinicDay(reader, facilityId, date)
  return lineStateAt(at, timeZone, { dayOf: () => day, switched })
}

type Called = Readonly<{ settings: Settings; line: Pick<PhoneLine, 'languages'>; tree: IvrTree; at: number }>

/** What the engine has to know of a number that is called at an instant. */
export async function readIvrWorld({ settings, line, tree, at }: Called, reader: Reader = db): Promise<IvrWorld> {
  const groups = await listGroups(settings.facilityId, reader)
  // Whoever has left the team has no caller of the clinic's ring at home.
  const team = new Set(await listPhoneTeamIds(settings.facilityId, reader))
  const ofTeam = (members: readonly RingMember[]) => members.filter(({ userId }) => team.has(userId))
  return {
    tree,
    groups: Object.fromEntries(groups.map(({ id, members }) => [id, ofTeam(members)])),
    state: await readLineState(settings, at, reader),
    languages: line.languages,
    greeting: settings.greeting,
    announcesRecording: settings.announcesRecording,
  }
}
