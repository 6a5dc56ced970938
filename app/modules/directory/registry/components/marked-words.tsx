import { useTranslation } from 'react-i18next'
import type { DiffPart } from '#app/core/format/word-diff.ts'
import { Lang } from '#app/ui/lang.tsx'

/** One side of a comparison, with what is only there marked. */
export function MarkedWords({ parts }: { parts: readonly DiffPart[] }) {
  const { t } = useTranslation('sync')
  if (parts.length === 0) return <span className="muted">{t('run.nothing')}</span>
  return (
    <Lang lang="en">
      {parts.map(({ kind, text }, at) => {
        if (kind === 'same') return <span key={at}>{text}</span>
        return kind === 'gone' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>
      })}
    </Lang>
  )
}
