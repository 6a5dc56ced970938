import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { Lang } from '#app/ui/lang.tsx'
import { FirstFew } from '#app/ui/sections/disclosure.tsx'
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

/** So many kinds stand open: the license, and what follows it. */
const shownKinds = 2

type Line = { label: string; values: ReactNode[] }

function useLines({ credentials, npi }: ProviderProfile): Line[] {
  const { t } = useTranslation('directory')
  const lines = order.flatMap((kind): Line[] => {
    const items = credentials.filter((credential) => credential.kind === kind)
    const values = items.map(({ title, issuer, numberMasked, verifyState }) => (
      <>
        <Lang lang="en">{[title, issuer, numberMasked].filter(Boolean).join(' · ')}</Lang>{' '}
        {verifyState === 'verified' && (
          <Tag tone="ok" icon="badge-check">
            {t('profile.verified')}
          </Tag>
        )}
      </>
    ))
    return items.length > 0 ? [{ label: t(`profile.kind.${kind}`), values }] : []
  })
  if (!npi) return lines
  const number = (
    <>
      <span className="num">{npi}</span> <span className="muted">{t('profile.npiLookUp')}</span>
    </>
  )
  return [...lines, { label: t('profile.npi'), values: [number] }]
}

/** Licenses, training and hospitals in English, as front desks and insurers read them; checked ones say so. */
export function ProfileCredentials({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('directory')
  const lines = useLines(profile)
  if (lines.length === 0) return null
  return (
    <Section id="credentials" title={t('profile.credentials')}>
      <FirstFew items={lines} shown={shownKinds} more={(count) => t('profile.moreCredentials', { count })}>
        {(few) => (
          <dl className="credentials">
            {few.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                {values.map((value, index) => (
                  <dd key={index}>{value}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </FirstFew>
    </Section>
  )
}
