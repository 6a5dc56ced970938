import { useTranslation } from 'react-i18next'
import { Link } from '#app/ui/link.tsx'
import { MetaLine } from '#app/ui/meta-line.tsx'
import type { Fix } from '../fixes.ts'

type ProfileFixesProps = { id: string; percent: number; fixes: readonly Fix[] }

/** How complete a profile is, and the way to each part that it lacks. */
export function ProfileFixes({ id, percent, fixes }: ProfileFixesProps) {
  const { t } = useTranslation('marketing')
  const { t: dashboard } = useTranslation('dashboard')
  return (
    <div>
      <p id={id}>{t('profile.percent', { percent })}</p>
      <meter className="meter" min="0" max="100" value={percent} aria-labelledby={id} />
      {fixes.length === 0 ? (
        <p className="muted">{t('profile.complete')}</p>
      ) : (
        <MetaLine>
          <span>{t('profile.missing')}</span>
          {fixes.map(({ part, to }) =>
            to === null ? (
              <span key={part}>{dashboard(`profile.parts.${part}`)}</span>
            ) : (
              <Link key={part} to={to}>
                {dashboard(`profile.parts.${part}`)}
              </Link>
            ),
          )}
        </MetaLine>
      )}
    </div>
  )
}
