import { useTranslation } from 'react-i18next'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'

const order = [
  'license',
  'board',
  'civil_surgeon',
  'education',
  'residency',
  'fellowship',
  'hospital',
  'language_cert',
  'dea',
] as const

/** Licenses, training and hospitals in English, as front desks and insurers read them; checked ones say so. */
export function ProfileCredentials({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('directory')
  const groups = order.flatMap((kind) => {
    const items = profile.credentials.filter((credential) => credential.kind === kind)
    return items.length ? [{ kind, items }] : []
  })
  if (groups.length === 0 && !profile.npi) return null
  return (
    <Section id="credentials" title={t('profile.credentials')}>
      <dl className="credentials">
        {groups.map(({ kind, items }) => (
          <div key={kind}>
            <dt>{t(`profile.kind.${kind}`)}</dt>
            {items.map((item) => (
              <dd key={`${item.title} ${item.issuer}`}>
                <Lang lang="en">{[item.title, item.issuer, item.numberMasked].filter(Boolean).join(' · ')}</Lang>{' '}
                {item.verifyState === 'verified' && (
                  <Tag tone="ok" icon="badge-check">
                    {t('profile.verified')}
                  </Tag>
                )}
              </dd>
            ))}
          </div>
        ))}
        {profile.npi && (
          <div>
            <dt>{t('profile.npi')}</dt>
            <dd className="num">
              {profile.npi} <span className="muted">{t('profile.npiLookUp')}</span>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}
