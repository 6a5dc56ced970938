import { useTranslation } from 'react-i18next'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'

/** Associations that vouch for the doctor, each with its words; nothing where none does. */
export function ProfileEndorsements({ profile: { endorsements } }: { profile: ProviderProfile }) {
  const { t } = useTranslation('directory')
  if (endorsements.length === 0) return null
  return (
    <Section id="endorsements" title={t('profile.endorsements')}>
      <dl className="endorsements">
        {endorsements.map(({ id, slug, name, text }) => (
          <div key={id}>
            <dt>
              <Link to={paths.endorser(slug, id)} rel="nofollow">
                {name}
              </Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{t('profile.endorsementsNote')}</p>
    </Section>
  )
}
