import type { ProviderActor } from '#app/core/actor.ts'
import { csvText } from '#app/core/format/csv.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { timeOfVisit } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import type { ListFilters } from '../list-filters.ts'
import type { Desk } from './open-desk.server.ts'
import { listForExport } from '../queries/appointment-list.server.ts'
import { wallText } from '#app/core/calendar/zones.ts'

const fields = ['patientId', 'startsAt', 'status', 'visitTypeId', 'birthDate', 'phone', 'source'] as const

/** The appointments of an address as CSV, in the page's language; null for who may not take them out. Recorded either way. */
export async function exportCsv(
  actor: ProviderActor,
  { choice, locale }: Desk,
  filters: ListFilters,
): Promise<string | null> {
  const providerFacilities = choice?.providerFacilities.filter(({ powers }) => powers.export) ?? []
  const subject = { type: 'facility', id: choice?.facility.id ?? 'none' } as const
  if (providerFacilities.length === 0) {
    await recordRefusal({ actor: { type: 'user', id: actor.userId }, action: 'desk.export', subject, fields })
    return null
  }
  const t = translator(locale, 'desk')
  const rows = await listForExport(providerFacilities, filters)
  await recordDeskRead(actor, { action: 'desk.export', subject, fields })
  const providerFacilityOf = new Map(
    providerFacilities.map((providerFacility) => [providerFacility.providerFacilityId, providerFacility]),
  )
  const header = [
    t('visit.reference'),
    t('csv.date'),
    t('csv.start'),
    t('csv.end'),
    t('visit.doctor'),
    t('visit.facility'),
    t('visit.kind'),
    t('visit.status'),
    t('visit.source'),
    t('csv.nameEn'),
    t('csv.nameZh'),
    t('csv.birthDate'),
    t('visit.phone'),
    t('csv.newPatient'),
    t('csv.bookedAt'),
  ]
  const clock = (instant: number | null, zone: string) =>
    instant === null ? null : wallText(instant, zone).slice(11, 16)
  const lines = rows.map((row) => {
    const providerFacility = providerFacilityOf.get(row.providerFacilityId)!
    const { timeZone } = row
    const at = timeOfVisit(row)
    return [
      formatReference(row.reference),
      at === null ? null : wallText(at, timeZone).slice(0, 10),
      clock(at, timeZone),
      clock(row.endsAt, timeZone),
      providerFacility.doctor.name,
      providerFacility.facility.name,
      row.visitName?.[locale] ?? null,
      t(`status.${row.status}`),
      t(`source.${row.source}`),
      row.nameEn,
      row.nameZh,
      row.birthDate,
      row.phone && formatPhone(row.phone),
      t(row.isNewPatient ? 'csv.yes' : 'csv.no'),
      wallText(row.createdAt, timeZone).slice(0, 16).replace('T', ' '),
    ]
  })
  return csvText([header, ...lines])
}
