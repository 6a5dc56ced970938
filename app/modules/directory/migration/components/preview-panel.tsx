import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { previewOutcomes, type PreviewFilters } from '../preview-filters.ts'
import type { MigrationPreview } from '../queries/preview.server.ts'
import { MigrationCountsText } from './migration-counts.tsx'

type Row = MigrationPreview['rows'][number]

const tones: Readonly<Record<Row['outcome'], TagTone>> = { new: 'ok', matched: 'info', ambiguous: 'warm', error: 'bad' }

function PreviewRow({ row }: { row: Row }) {
  const { t } = useTranslation('migration')
  const { line, outcome, clinic, provider, facilities, by, isStanding, problem, column } = row
  return (
    <li className="card__body stack stack--sm">
      <p className="row">
        <span className="muted num">{t('preview.line', { line })}</span>
        {clinic && <b lang="en">{clinic.name}</b>}
        <Tag tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
      </p>
      {clinic && (
        <p lang="en">
          {clinic.address} {clinic.phone}
        </p>
      )}
      {provider && <p>{t('preview.provider', { name: provider.name })}</p>}
      {problem && (
        <p>
          {column !== null && t('preview.column', { column })} {t(`problems.${problem}`)}
        </p>
      )}
      {by && <p className="muted">{t(`preview.by.${by}`)}</p>}
      {isStanding && <p className="muted">{t('preview.standing')}</p>}
      {facilities.length > 0 && (
        <div>
          <p className="muted">{t(outcome === 'ambiguous' ? 'preview.candidates' : 'preview.to')}</p>
          <ul className="bullets" lang="en">
            {facilities.map(({ id, slug, nameEn, address, phone }) => (
              <li key={id}>
                {nameEn}, {address} {phone} <code>{slug}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

function Apply({ file, count }: { file: string; count: number }) {
  const { t } = useTranslation('migration')
  const locale = useLocale()
  const action = useHref(paths.adminMigrationPart('runs'))
  if (count === 0) return <p className="card__body muted">{t('preview.nothing')}</p>
  return (
    <form method="post" action={action} className="card__body row">
      <input type="hidden" name="id" value={file} />
      <Button name="step" value="apply">
        {t('preview.apply', { count, rows: formatNumber(count, locale) })}
      </Button>
    </form>
  )
}

type PreviewPanelProps = { preview: MigrationPreview; filters: PreviewFilters }

/** What a file would do, line by line, and the button that does it. */
export function PreviewPanel({ preview, filters }: PreviewPanelProps) {
  const { t } = useTranslation('migration')
  const locale = useLocale()
  const { file, counts, rows, next } = preview
  const at = (search: Record<string, string>) => paths.adminMigration({ file: file.id, ...search })
  const own: Record<string, string> = filters.outcome ? { outcome: filters.outcome } : {}
  const countOf = (outcome: Row['outcome']) => counts[outcome] + (outcome === 'matched' ? counts.standing : 0)
  const tabs = previewOutcomes.map((outcome) => ({
    to: at({ outcome }),
    label: `${t(`outcomes.${outcome}`)} ${formatNumber(countOf(outcome), locale)}`,
    current: filters.outcome === outcome,
  }))
  return (
    <PanelCard id="preview" title={t('preview.title', { name: file.name })}>
      <p className="card__body">
        <MigrationCountsText counts={counts} />
      </p>
      {counts.ambiguous > 0 && <p className="card__body muted">{t('preview.decide')}</p>}
      <Apply file={file.id} count={counts.new + counts.matched} />
      <Tabs
        label={t('preview.tabs')}
        tabs={[{ to: at({}), label: t('preview.all'), current: filters.outcome === null }, ...tabs]}
      />
      <ul>
        {rows.length === 0 && <li className="card__body muted">{t('preview.empty')}</li>}
        {rows.map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
      </ul>
      {next !== null && (
        <nav className="card__body row" aria-label={t('preview.pages')}>
          <ButtonLink variant="line" to={at({ ...own, after: String(next) })} rel="next">
            {t('preview.next')}
          </ButtonLink>
        </nav>
      )}
    </PanelCard>
  )
}
