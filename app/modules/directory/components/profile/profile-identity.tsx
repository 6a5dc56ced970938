import { useTranslation } from 'react-i18next'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { IdentityBand } from '#app/ui/cards/doctor-card.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { AcceptingTag } from '../provider-card.tsx'

/** Where the page stands: below the doctors of its field, near its first place where that is known. */
function crumbsOf({ specialties, locations }: ProviderProfile) {
  const primary = specialties[0]!
  const neighborhood = locations[0]?.neighborhood
  if (!neighborhood) return [{ to: paths.doctorsOfSpecialty(primary.slug), label: primary.name }]
  const to = paths.neighborhoodSpecialty(neighborhood.slug, primary.slug)
  return [{ to, label: `${neighborhood.name} ${primary.name}` }]
}

/** Who it is: the seal or photo, both names, fields, and whether patients are taken. */
export function ProfileIdentity({ profile, name }: { profile: ProviderProfile; name: string }) {
  const { t } = useTranslation('directory')
  return (
    <IdentityBand
      above={<Breadcrumb items={crumbsOf(profile)} current={profile.name.main} />}
      avatar={<SealAvatar name={profile.name.seal} seed={profile.id} size="lg" photo={profile.photo} isFirst />}
      name={name}
      secondName={profile.name.other && <Lang lang={profile.name.isChinese ? 'en' : 'zh'}>{profile.name.other}</Lang>}
      tags={
        <Tags>
          {profile.specialties.map((specialty) => (
            <Tag key={specialty.id} tone="warm">
              {specialty.name}
            </Tag>
          ))}
          {!profile.isRetired && <AcceptingTag accepting={profile.accepting} />}
          {profile.offersTelehealth && <Tag icon="video">{t('card.telehealth')}</Tag>}
          {profile.isFromRegistry && <Tag tone="info">{t('card.registry')}</Tag>}
        </Tags>
      }
    />
  )
}
