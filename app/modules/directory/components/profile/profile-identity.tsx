import { useTranslation } from 'react-i18next'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { IdentityBand } from '#app/ui/cards/doctor-card.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { AcceptingTag } from '../provider-card.tsx'
import { SecondName } from '../second-name.tsx'

/** Where the page stands: below the doctors of its field, near its first place where that is known. */
function crumbsOf({ specialties, locations }: ProviderProfile, locale: Locale) {
  const primary = specialties[0]!
  const neighborhood = locations[0]?.neighborhood
  if (!neighborhood) return [{ to: paths.doctorsOfSpecialty(primary.slug), label: primary.name }]
  const to = paths.neighborhoodSpecialty(neighborhood.slug, primary.slug)
  const words = [withoutBrackets(neighborhood.name), primary.name]
  return [{ to, label: words.join(isEnglish(locale) ? ' ' : '') }]
}

/** Who it is: the seal or photo, both names, fields, whether patients are taken, and since when somebody of us has gone through the record. */
export function ProfileIdentity({ profile, name }: { profile: ProviderProfile; name: string }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  return (
    <IdentityBand
      above={<Breadcrumb items={crumbsOf(profile, locale)} current={profile.name.main} />}
      avatar={<SealAvatar name={profile.name.seal} seed={profile.id} size="lg" photo={profile.photo} isFirst />}
      name={name}
      secondName={(profile.name.other ?? profile.name.title) && <SecondName name={profile.name} />}
      tags={
        <Tags>
          {profile.specialties.map((specialty) => (
            <Tag key={specialty.id} tone="warm">
              {specialty.name}
            </Tag>
          ))}
          {!profile.isRetired && <AcceptingTag accepting={profile.accepting} />}
          {profile.checkedAt !== null && (
            <Tag icon="badge-check">{t('profile.checked', { date: formatShortDate(profile.checkedAt, locale) })}</Tag>
          )}
          {profile.offersTelehealth && <Tag icon="video">{t('card.telehealth')}</Tag>}
          {profile.isUnconfirmed && <Tag tone="info">{t('card.registry')}</Tag>}
        </Tags>
      }
    />
  )
}
