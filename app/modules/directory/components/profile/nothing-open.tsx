import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { OtherWays, type OtherWaysProps } from './other-ways.tsx'

type NothingOpenProps = OtherWaysProps & { hasWaitlist: boolean }

/** Where to go from a provider who has no open time: to wait for one, to others who have, or to have us look. */
export function NothingOpen({ hasWaitlist, ...ways }: NothingOpenProps) {
  const { t } = useTranslation('directory')
  return (
    <>
      <p>{t('openings.nothing')}</p>
      {hasWaitlist && (
        <ButtonLink to={paths.waitlist(ways.profile.specialties[0]!.slug, ways.profile.slug)} variant="primary" block>
          {t('openings.waitlist')}
        </ButtonLink>
      )}
      <OtherWays {...ways} />
    </>
  )
}
