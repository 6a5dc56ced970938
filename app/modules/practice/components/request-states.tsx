import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import type { SubmittedRequest } from '#app/modules/moderation/queries/submitted-requests.server.ts'
import { joinField } from '../join-field.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type ShownRequest = Pick<SubmittedRequest, 'id' | 'kind' | 'field' | 'status' | 'createdAt'> &
  Partial<Pick<SubmittedRequest, 'decisionNote'>>

const tones: Readonly<Record<SubmittedRequest['status'], TagTone>> = {
  draft: 'plain',
  submitted: 'wait',
  in_review: 'wait',
  needs_info: 'bad',
  approved: 'ok',
  applied: 'ok',
  apply_failed: 'wait',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  superseded: 'plain',
}

/** What somebody asked reviewers to change, and how far each request has come. */
export function RequestStates({ requests }: { requests: readonly ShownRequest[] }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  if (requests.length === 0) return <p className="card__body muted">{t('requests.none')}</p>
  return (
    <ul className="todo">
      {requests.map(({ id, kind, field, status, createdAt, decisionNote }) => (
        <li key={id}>
          <span className="todo__what">
            {field === joinField ? t('requests.joining') : t(`requests.kinds.${kind}`)}
            <span className="todo__second">{t('requests.sent', { date: formatShortDate(createdAt, locale) })}</span>
            {decisionNote && status === 'rejected' && <span className="todo__second">{decisionNote}</span>}
          </span>
          <Tag tone={tones[status]}>{t(`requests.statuses.${status}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
