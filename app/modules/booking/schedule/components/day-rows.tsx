import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import { dateWords, periodWords } from '../wall-words.ts'
import type { DayRow } from '../pages/day-rows.server.ts'

const tones = { off: 'plain', extra: 'ok', replace: 'info' } as const

export function DayRows({ caption, rows, page }: { caption: string; rows: DayRow[]; page: SchedulePage }) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility, today } = page
  const dates = ({ dateFrom, dateTo }: DayRow) =>
    [...new Set([dateFrom, dateTo])].map((date) => dateWords(date, locale, today)).join('–')
  const times = ({ part, starts, ends }: DayRow) => {
    if (starts !== null && ends !== null) return periodWords(starts, ends, locale)
    return t(`parts.${part === 'times' ? 'all' : part}`)
  }
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'dates', label: t('days.dates'), rowHeader: true, cell: dates },
        {
          key: 'kind',
          label: t('days.kind'),
          cell: ({ kind }) => <Tag tone={tones[kind]}>{t(`days.kinds.${kind}.label`)}</Tag>,
        },
        {
          key: 'times',
          label: t('days.times'),
          phone: 'wide',
          cell: (row) => (
            <>
              <span className="num">{times(row)}</span>
              {row.isFacility && (
                <span className="t__second">{t('days.facility', { name: providerFacility.facilityName })}</span>
              )}
              {row.reason && <span className="t__second">{row.reason}</span>}
            </>
          ),
        },
        {
          key: 'remove',
          label: t('days.change'),
          phone: 'wide',
          cell: (row) =>
            row.canRemove && <RemoveButton providerFacilityId={providerFacility.id} id={row.id} words={dates(row)} />,
        },
      ]}
    />
  )
}

function RemoveButton({ providerFacilityId, id, words }: { providerFacilityId: string; id: string; words: string }) {
  const { t } = useTranslation('schedule')
  const action = useHref(paths.scheduleDayRemoval(providerFacilityId, id))
  return (
    <form method="post" action={action}>
      <Button variant="quiet">
        {t('remove')}
        <span className="vh"> {words}</span>
      </Button>
    </form>
  )
}
