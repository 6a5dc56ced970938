import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { logSearch } from '../log-filters.ts'
import type { LogPageData } from '../pages/log-page.server.ts'

type Entry = LogPageData['entries'][number]
type CellProps = { entry: Entry; filters: LogPageData['filters'] }

/** What was done, in words; an action of a version that was taken back shows its code. */
export function ActionWords({ entry: { action, fields } }: { entry: Entry }) {
  const { t } = useTranslation('oversight')
  return (
    <>
      {t(`actions.${action as 'audit.log_read'}`, { defaultValue: action })}
      {fields.length > 0 && <span className="queue-line roles__mail">{fields.join(', ')}</span>}
    </>
  )
}

/** Who it was: the name of an account, a patient by id alone. */
export function ActorCell({ entry: { actorType, actorId, actorName }, filters }: CellProps) {
  const { t } = useTranslation('oversight')
  const words = actorName ?? t(`audit.actors.${actorType}`)
  if (actorId === null) return words
  return (
    <>
      {words}
      <span className="queue-line roles__mail num">{actorId}</span>
      {filters.person !== actorId && (
        <Link to={paths.adminAudit(logSearch({ ...filters, before: null, person: actorId }))}>
          {t('audit.onlyPerson')}
          <span className="vh"> {words}</span>
        </Link>
      )}
    </>
  )
}

export function ObjectCell({ entry: { subjectType, subjectId, subjectName }, filters }: CellProps) {
  const { t } = useTranslation('oversight')
  const kind = t(`subjects.${subjectType as 'user'}`, { defaultValue: subjectType })
  const only = { ...filters, before: null, type: subjectType as 'user', objectId: subjectId }
  return (
    <>
      {subjectName === null ? kind : `${kind} ${subjectName}`}
      <span className="queue-line roles__mail num">{subjectId}</span>
      {filters.objectId !== subjectId && (
        <Link to={paths.adminAudit(logSearch(only))}>
          {t('audit.onlyObject')}
          <span className="vh"> {subjectId}</span>
        </Link>
      )}
    </>
  )
}

const tones = { ok: 'plain', refused: 'wait', failed: 'bad' } as const

export function OutcomeTag({ outcome }: Pick<Entry, 'outcome'>) {
  const { t } = useTranslation('oversight')
  return <Tag tone={tones[outcome]}>{t(`audit.outcomes.${outcome}`)}</Tag>
}
