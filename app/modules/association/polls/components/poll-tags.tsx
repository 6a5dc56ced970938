import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { PollOutcome } from '../poll-result.ts'
import type { PollStatus } from '../poll-status.ts'

const statusTones: Record<PollStatus, TagTone> = {
  draft: 'plain',
  scheduled: 'info',
  open: 'ok',
  closed: 'plain',
  archived: 'plain',
  canceled: 'bad',
}

const outcomeTones: Record<PollOutcome, TagTone> = { passed: 'ok', not_passed: 'bad', no_quorum: 'wait', tie: 'wait' }

export function PollStatusTag({ status }: { status: PollStatus }) {
  const { t } = useTranslation('association-polls')
  return <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
}

export function OutcomeTag({ outcome }: { outcome: PollOutcome }) {
  const { t } = useTranslation('association-polls')
  return <Tag tone={outcomeTones[outcome]}>{t(`outcome.${outcome}`)}</Tag>
}

export function SecrecyTag({ secrecy }: { secrecy: 'secret' | 'open' }) {
  const { t } = useTranslation('association-polls')
  return <Tag tone={secrecy === 'secret' ? 'info' : 'plain'}>{t(`secrecy.${secrecy}`)}</Tag>
}
