import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { type BannedClaim, markClaims } from '#app/modules/moderation/banned-claims.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { AdWords } from '../ad-words.ts'
import type { AdDoctor } from '../queries/ads.server.ts'
import { DoctorAd } from './ad-card.tsx'

type AdPreviewsProps = {
  doctors: Readonly<Record<Locale, AdDoctor>>
  words: AdWords
  claims: readonly BannedClaim[]
}

type TextProps = { text: string; locale: Locale; claims: readonly BannedClaim[] }

/** A text with what a health advertisement may not claim marked, and what is wrong with it in words. */
function MarkedText({ text, locale, claims }: TextProps) {
  const { t } = useTranslation('promotion')
  return markClaims(text, locale, claims).map((part, at) =>
    part.kind === null ? (
      <span key={at}>{part.text}</span>
    ) : (
      <mark key={at} title={t(`claims.${part.kind as 'cure'}`)}>
        {part.text}
        <span className="vh"> ({t(`claims.${part.kind as 'cure'}`)})</span>
      </mark>
    ),
  )
}

const isClaiming = ({ headline, body }: AdWords, claims: readonly BannedClaim[]) =>
  locales.some((locale) =>
    [headline, body].some((text) => markClaims(text[locale], locale, claims).some(({ kind }) => kind !== null)),
  )

type ClaimsWarningProps = Omit<AdPreviewsProps, 'doctors'> & {
  /** The author is told what may come of it, the reviewer where to look. */
  reader: 'author' | 'reviewer'
}

/** Says that words may not be allowed; nothing where there are none. */
export function ClaimsWarning({ words, claims, reader }: ClaimsWarningProps) {
  const { t } = useTranslation('promotion')
  return isClaiming(words, claims) && <Banner tone="warning">{t(`claims.${reader}`)}</Banner>
}

/** The advertisement as patients see it in each language, doubtful words marked. A script lets it follow what is typed. */
export function AdPreviews({ doctors, words, claims }: AdPreviewsProps) {
  const { t } = useTranslation('promotion')
  const shown = (part: keyof AdWords, locale: Locale) => {
    const empty = t(part === 'headline' ? 'previews.empty' : 'previews.emptyBody')
    const text = words[part][locale]
    return (
      <span data-live={`${part}-${locale}`} data-empty={empty}>
        {text ? <MarkedText text={text} locale={locale} claims={claims} /> : empty}
      </span>
    )
  }
  return (
    <section aria-labelledby="previews" className="stack stack--sm">
      <h2 id="previews">{t('previews.title')}</h2>
      <div className="ads">
        {locales.map((locale) => (
          <div key={locale}>
            <p className="muted">{t(`form.languages.${locale}`)}</p>
            <DoctorAd
              doctor={doctors[locale]}
              headline={shown('headline', locale)}
              body={shown('body', locale)}
              locale={locale}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
