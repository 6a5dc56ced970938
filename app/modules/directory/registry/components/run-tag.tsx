import { useTranslation } from 'react-i18next'
import type { RunStatus } from '#app/modules/long-work/run-status.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'

const tones: Readonly<Partial<Record<RunStatus, TagTone>>> = {
  queued: 'wait',
  running: 'info',
  cancelling: 'wait',
  paused: 'warm',
  done: 'ok',
  failed: 'bad',
}

/** Where a run stands. */
export function RunTag({ status }: { status: RunStatus }) {
  const { t } = useTranslation('sync')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`statuses.${status}`)}</Tag>
}
