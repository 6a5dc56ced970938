import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Banner } from '#app/ui/notices/banner.tsx'

/** The version that a form is about: what it showed when it was typed, until somebody has been told what stands now. */
export function versionOf(clinic: Readonly<{ version: number }>, answer: FormAnswer | undefined): string {
  const typed = answer && !answer.isStale ? answer.submission.initialValue?.version : undefined
  return typeof typed === 'string' ? typed : String(clinic.version)
}

/** What stands now, when somebody was quicker. */
export function StaleNotice({ lines }: { lines: readonly (readonly [label: string, value: ReactNode])[] }) {
  const { t } = useTranslation('practice')
  return (
    <div role="alert">
      <Banner tone="warning">
        <p>
          <b>{t('profile.stale.title')}</b>
        </p>
        <dl className="pairs">
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t('profile.stale.next')}</p>
      </Banner>
    </div>
  )
}
