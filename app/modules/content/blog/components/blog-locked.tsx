import { useTranslation } from 'react-i18next'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'

/** What the blog is, to a doctor whose level has none, and the way to a level that has it. */
export function BlogLocked() {
  const { t } = useTranslation('content')
  const { t: compare } = useTranslation('membership')
  const { t: say } = useTranslation('dashboard')
  return (
    <EmptyState
      picture="pen"
      title={t('own.lockedTitle', { level: say(`tiers.${lowestTierWith('blog')}`) })}
      actions={<ButtonLink to={paths.accountLevel()}>{compare('locked.link')}</ButtonLink>}
    >
      <p>{t('own.lockedText')}</p>
    </EmptyState>
  )
}
