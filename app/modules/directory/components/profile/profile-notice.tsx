import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** What must be known of the record itself: retired, known from the registry only, or claimed and not yet gone through by its owner. */
export function ProfileNotice({ profile, name }: { profile: ProviderProfile; name: string }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const primary = profile.specialties[0]!
  const updated = profile.registryUpdatedOn
  return (
    <>
      {profile.isRetired && (
        <Banner tone="warning">
          {t('profile.retired', { name })}{' '}
          <Link to={paths.doctorsOfSpecialty(primary.slug)}>
            {t('profile.retiredSee', { doctors: professionOf(primary, locale).many })}
          </Link>
        </Banner>
      )}
      {profile.isUnconfirmed && !profile.isUnclaimed && (
        <Banner tone="info">{t('profile.registryClaimed', { name })}</Banner>
      )}
      {profile.isUnclaimed && (
        <Banner tone="info">
          {updated
            ? t('profile.registryNotice', { date: formatDate(Date.parse(`${updated}T12:00:00Z`), locale) })
            : t('profile.registryNoticeUndated')}
        </Banner>
      )}
    </>
  )
}
