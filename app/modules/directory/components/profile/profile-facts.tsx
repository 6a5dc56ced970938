import { useTranslation } from 'react-i18next'
import { withNote } from '#app/core/format/brackets.ts'
import { formatList, formatMoney } from '#app/core/format/format.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

function useAges({ minAge, maxAge }: ProviderProfile): string | null {
  const { t } = useTranslation('directory')
  if (minAge !== null && maxAge !== null) return t('profile.agesBetween', { min: minAge, max: maxAge })
  if (minAge !== null && minAge > 0) return t('profile.agesFrom', { min: minAge })
  return maxAge === null ? null : t('profile.agesTo', { max: maxAge })
}

/** What one wants to know before going: languages, cash price, ages, access. */
export function ProfileFacts({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const ages = useAges(profile)
  const spoken = profile.languages.map(({ name, level }) => withNote(name, t(`profile.level.${level}`), locale))
  const pronunciation = profile.pronunciation
  const sounds = [
    pronunciation?.pinyin && t('profile.pinyin', { text: pronunciation.pinyin }),
    pronunciation?.jyutping && t('profile.jyutping', { text: pronunciation.jyutping }),
  ].filter((sound) => typeof sound === 'string')
  const access = profile.locations.flatMap((location) => [
    ...(location.isWheelchairAccessible ? [t('profile.wheelchair')] : []),
    ...(location.hasElevator ? [t('profile.elevator')] : []),
    ...(location.acceptsWalkIn ? [t('profile.walkIn')] : []),
  ])
  // The provider's own words about the price say it already.
  const price =
    profile.cashPriceCents === null
      ? null
      : t('profile.cashText', { price: formatMoney(profile.cashPriceCents, locale) })
  const cash = profile.cashPriceNote ?? price
  if (spoken.length + sounds.length + access.length === 0 && cash === null && ages === null) return null
  return (
    <Section id="know" title={t('profile.know')}>
      <Facts large>
        {spoken.length > 0 && (
          <Fact icon="languages" label={t('profile.languages')}>
            <KeptList items={spoken} />
          </Fact>
        )}
        {sounds.length > 0 && (
          <Fact icon="user" label={t('profile.pronunciation')}>
            {formatList(sounds, locale)}
          </Fact>
        )}
        {cash !== null && (
          <Fact icon="wallet" label={t('profile.cash')}>
            {cash}
          </Fact>
        )}
        {ages && (
          <Fact icon="baby" label={t('profile.ages')}>
            {ages}
          </Fact>
        )}
        {access.length > 0 && (
          <Fact icon="accessibility" label={t('profile.facilities')}>
            {formatList([...new Set(access)], locale)}
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
