import type { ProviderActor } from '#app/core/actor.ts'
import { endWithPage, orRefused } from '#app/core/answer/answer.server.ts'
import { localDate, wallText } from '#app/core/calendar/zones.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import { listDayVisits } from '../queries/day-visits.server.ts'
import { getDeskVisit } from '../queries/desk-visit.server.ts'
import { columnOf } from '../step-nouns.ts'
import { deskHead } from './desk-head.server.ts'

/** Who comes to a group visit: everybody with a seat at the time of one visit, by which the class is addressed. */
export async function loadClassPage(request: Request, actor: ProviderActor, id: string) {
  const locale = localeOf(request)
  const { row, providerFacility } = await orRefused(getDeskVisit(actor, id, locale))
  const { startsAt, timeZone, visitTypeId, visitCode } = row
  if (startsAt === null || visitTypeId === null || (row.visitCapacity ?? 1) < 2) endWithPage({ status: 404 })
  const date = localDate(startsAt, timeZone)
  const day = await listDayVisits([providerFacility], date, locale)
  const visits = day.filter((visit) => visit.startsAt === startsAt && visit.visit?.code === visitCode)
  await recordDeskRead(actor, { subject: { type: 'facility', id: providerFacility.facilityId } })
  const { manage } = providerFacility.powers
  const head = deskHead(request, 'title.class', paths.deskStep(id, 'class'))
  const page = {
    head,
    seated: visits.filter(({ status }) => columnOf(status) !== null),
    // Who has called off is listed below, with the others of that day who have.
    off: visits.filter(({ status }) => columnOf(status) === null),
    seats: visits[0]!.seats!,
    date,
    facility: providerFacility.facility.slug,
    add: manage
      ? paths.deskNew({
          place: providerFacility.facility.slug,
          doctor: providerFacility.doctor.slug,
          visit: visitTypeId,
          date,
          time: wallText(startsAt, timeZone).slice(11, 16),
        })
      : null,
  }
  return json(page, { headers: privateHeaders })
}
