import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/ui/use-locale.ts'
import { formatNumber } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import type { AnnouncementData } from '../pages/announcement-page.server.ts'

type ReportProps = { id: string; report: NonNullable<AnnouncementData['report']> }

const figures = ['reached', 'inApp', 'read', 'sent', 'queued', 'failed', 'bounced', 'optedOut', 'noAddress'] as const

/** What became of an announcement. Whether a mail was read nobody knows: it loads nothing that could tell. */
export function AnnouncementReport({ id, report }: ReportProps) {
  const { t } = useTranslation('association-announcements')
  const locale = useLocale()
  const file = useHref(paths.associationAnnouncementFile(id))
  return (
    <Card as="section" labelledBy="report" className="card__body stack">
      <h2 id="report">{t('report.title')}</h2>
      <Stats>
        {figures.map((name) => (
          <Stat key={name} label={t(`report.${name}`)} value={formatNumber(report[name], locale)} />
        ))}
      </Stats>
      <p className="muted">{t('report.hint')}</p>
      <p>
        <a href={file}>{t('report.file')}</a>
      </p>
    </Card>
  )
}
