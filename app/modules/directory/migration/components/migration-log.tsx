import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { RowProblem } from '../legacy-clinic.ts'
import type { MigrationLog } from '../queries/migration-runs.server.ts'

function LogRow({ record }: { record: MigrationLog['records'][number] }) {
  const { t } = useTranslation('migration')
  const { t: word } = useTranslation('sync')
  const { name, externalId, subjectType, facility, line, reason, undoOutcome } = record
  return (
    <li className="card__body stack stack--sm">
      <p className="row">
        <b lang="en">{name || externalId || word(`subjects.${subjectType}`)}</b>
        {undoOutcome && <Tag tone={undoOutcome === 'undone' ? 'plain' : 'warm'}>{word(`undo.${undoOutcome}`)}</Tag>}
      </p>
      {subjectType === 'facility' && (
        <p>
          {t('runs.made')} <span lang="en">{facility}</span>
        </p>
      )}
      {subjectType === 'provider' && <p>{t('runs.linked', { name: facility ?? '' })}</p>}
      {reason && (
        <p>
          {line !== null && t('preview.line', { line })} {t(`problems.${reason as RowProblem}`)}
        </p>
      )}
    </li>
  )
}

/** What a migration has made and linked, which lines it has left, and what its undo has left. */
export function MigrationLogList({ log }: { log: MigrationLog }) {
  const { t } = useTranslation('migration')
  return (
    <PanelCard id="log" title={t('runs.logTitle')}>
      <ul>
        {log.records.length === 0 && <li className="card__body muted">{t('runs.logEmpty')}</li>}
        {log.records.map((record) => (
          <LogRow key={record.id} record={record} />
        ))}
      </ul>
      {log.next !== null && (
        <nav className="card__body row" aria-label={t('preview.pages')}>
          <ButtonLink variant="line" to={paths.adminMigration({ run: log.id, after: String(log.next) })} rel="next">
            {t('preview.next')}
          </ButtonLink>
        </nav>
      )}
    </PanelCard>
  )
}
