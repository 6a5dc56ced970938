import { useTranslation } from 'react-i18next'
import { DoctorCard } from '#app/ui/cards/doctor-card.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import type { PersonalPage } from '../queries/personal-page.server.ts'

/** How a photo will look where patients see it: on the card of a list, and at the head of the profile. */
export function PhotoPreview({ page, src }: { page: PersonalPage; src: string }) {
  const { t } = useTranslation('practice')
  const { nameHans } = page.names
  const name = nameHans ?? page.english
  const own = page.choices.specialties.filter(({ id }) => page.specialties.includes(id))
  return (
    <div className="photo-previews">
      <figure>
        <figcaption>{t('profile.crop.asCard')}</figcaption>
        <DoctorCard
          avatar={<SealAvatar name={name} seed={page.providerId} photo={{ src }} isFirst />}
          name={<span lang={nameHans ? 'zh-Hans' : 'en'}>{name}</span>}
          secondName={nameHans && <span lang="en">{page.english}</span>}
          tags={<p className="muted">{own.map((each) => each.name).join(' · ')}</p>}
        />
      </figure>
      <figure>
        <figcaption>{t('profile.crop.asProfile')}</figcaption>
        <SealAvatar name={name} seed={page.providerId} size="lg" photo={{ src }} isFirst />
      </figure>
    </div>
  )
}
