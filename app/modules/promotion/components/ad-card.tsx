import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Ad, AdDoctor } from '../queries/ads.server.ts'

/** Search engines learn that the link is paid for, and do not follow it. */
const paidFor = 'sponsored nofollow'

type AdFrameProps = { locale: Locale; label: 'label' | 'houseLabel'; name: ReactNode; children: ReactNode }

function AdFrame({ locale, label, name, children }: AdFrameProps) {
  const { i18n } = useTranslation('promotion')
  const t = i18n.getFixedT(locale, 'promotion')
  return (
    <section className="ad noprint" lang={locale} aria-label={t(label === 'label' ? 'adLabel' : 'houseLabel')}>
      <p className="ad__name">
        {name} <Tag>{t(label)}</Tag>
      </p>
      {children}
    </section>
  )
}

type DoctorAdProps = {
  doctor: AdDoctor
  headline: ReactNode
  body: ReactNode
  locale: Locale
  /** Left out in a preview, which leads nowhere. */
  campaignId?: string
}

/** A doctor's advertisement: the name with its label, then what it says. It is told from a result by its frame and never has times to press. */
export function DoctorAd({ doctor, headline, body, locale, campaignId }: DoctorAdProps) {
  const name =
    campaignId === undefined ? (
      <b>{doctor.name}</b>
    ) : (
      <Link to={paths.adVisit(campaignId)} rel={paidFor}>
        {doctor.name}
      </Link>
    )
  return (
    <AdFrame locale={locale} label="label" name={name}>
      <div className="ad__doctor">
        <SealAvatar name={doctor.seal} seed={doctor.id} photo={doctor.photo} size="md" />
        <p className="muted">
          {doctor.other && <Lang lang={doctor.isChinese ? 'en' : 'zh'}>{doctor.other}</Lang>}
          {doctor.other && doctor.specialties.length > 0 && <br />}
          {formatList(doctor.specialties, locale, 'facts')}
        </p>
      </div>
      <p className="ad__headline">{headline}</p>
      <p>{body}</p>
      {campaignId !== undefined && (
        <img className="ad__seen" src={paths.adSeen(campaignId)} alt="" width={1} height={1} loading="lazy" />
      )}
    </AdFrame>
  )
}

/** What stands in a place for advertisements; nothing where there is neither a campaign nor a word of the house. */
export function AdCard({ ad }: { ad: Ad | null }) {
  const locale = useLocale()
  if (!ad) return null
  const { headline, body } = ad
  if (ad.kind === 'campaign')
    return <DoctorAd doctor={ad.doctor} headline={headline} body={body} locale={locale} campaignId={ad.campaignId} />
  return (
    <AdFrame locale={locale} label="houseLabel" name={<Link to={ad.to}>{headline}</Link>}>
      <p>{body}</p>
    </AdFrame>
  )
}
