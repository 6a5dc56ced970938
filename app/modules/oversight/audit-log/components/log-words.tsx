import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { logSearch } from '../log-filters.ts'
import type { LogPageData } from '../pages/log-page.server.ts'

type Entry = LogPageData['entries'][number]
type CellProps = { entry: Entry; filters: LogPageData['filters'] }

/** What was done, in words; an action of a version that was taken back is said to be another one, by its code. */
export function ActionWords({ entry: { action, fields } }: { entry: Entry }) {
  const { t } = useTranslation('oversight')
  return (
    <>
      {t(`actions.${action as 'audit.log_read'}`, { defaultValue: '' }) || t('audit.unknownAction', { name: action })}
      {fields.length > 0 && <span className="queue-line roles__mail">{fields.join(t('audit.and'))}</span>}
    </>
  )
}

function ShortId({ children }: { children: string }) {
  const { t } = useTranslation('oversight')
  return <span className="queue-line roles__mail num">{t('audit.number', { id: children })}</span>
}

/** Who it was: the name of an account, a patient by id alone. */
export function ActorCell({ entry: { actorType, actorId, actorName, ids }, filters }: CellProps) {
  const { t } = useTranslation('oversight')
  const words = actorName ?? t(`audit.actors.${actorType}`)
  if (actorId === null) return words
  return (
    <>
      {words}
      {ids.actor && <ShortId>{ids.actor}</ShortId>}
      {filters.person !== actorId && (
        <span className="queue-line">
          <Link to={paths.adminAudit(logSearch({ ...filters, before: null, person: actorId }))}>
            {t('audit.onlyPerson')}
            <span className="vh"> {words}</span>
          </Link>
        </span>
      )}
    </>
  )
}

export function ObjectCell({ entry: { subjectType, subjectId, subjectName, ids }, filters }: CellProps) {
  const { t } = useTranslation('oversight')
  const kind =
    t(`subjects.${subjectType as 'user'}`, { defaultValue: '' }) || t('audit.unknownObject', { name: subjectType })
  const only = { ...filters, before: null, type: subjectType as 'user', objectId: subjectId }
  return (
    <>
      {kind}
      {subjectName === null ? (
        ids.subject && <ShortId>{ids.subject}</ShortId>
      ) : (
        <span className="queue-line roles__mail">{subjectName}</span>
      )}
      {filters.objectId !== subjectId && (
        <span className="queue-line">
          <Link to={paths.adminAudit(logSearch(only))}>
            {t('audit.onlyObject')}
            <span className="vh"> {subjectName ?? ids.subject ?? kind}</span>
          </Link>
        </span>
      )}
    </>
  )
}

const tones = { ok: 'plain', refused: 'wait', failed: 'bad' } as const

export function OutcomeTag({ outcome }: Pick<Entry, 'outcome'>) {
  const { t } = useTranslation('oversight')
  return <Tag tone={tones[outcome]}>{t(`audit.outcomes.${outcome}`)}</Tag>
}
