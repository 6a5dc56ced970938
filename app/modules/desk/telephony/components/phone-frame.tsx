import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

type SetUpPartProps = { clinic: { slug: string; name: string }; title: string; lead?: string; children: ReactNode }

/** A page of one part of the set-up, with the way back. */
export function SetUpPart({ clinic, title, lead, children }: SetUpPartProps) {
  const { t } = useTranslation('telephony')
  return (
    <div className="stack">
      <p>
        <Link to={paths.telephony({ place: clinic.slug })}>{t('setUp.heading')}</Link>
      </p>
      <PageHead title={title} lead={lead ?? clinic.name} />
      {children}
    </div>
  )
}

type DeskTab = 'now' | 'voicemail' | 'log'

/** The pages of who answers: now, voicemail, every call. */
export function PhoneTabs({ slug, current }: { slug: string; current: DeskTab }) {
  const { t } = useTranslation('telephony')
  const place = { place: slug }
  const tabs = { now: paths.phoneDesk(place), voicemail: paths.voicemails(place), log: paths.callLog(place) } as const
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={(['now', 'voicemail', 'log'] as const).map((tab) => ({
        ...{ to: tabs[tab], label: t(`tabs.${tab}`), current: tab === current },
      }))}
    />
  )
}

type ClinicTabsProps = {
  clinics: readonly { slug: string; name: string }[]
  slug: string
  to: (search: { place: string }) => string
}

/** The choice of a clinic, where there are several. */
export function ClinicTabs({ clinics, slug, to }: ClinicTabsProps) {
  const { t } = useTranslation('telephony')
  if (clinics.length === 0) return null
  return (
    <Tabs
      label={t('choose')}
      tabs={clinics.map((each) => ({ to: to({ place: each.slug }), label: each.name, current: each.slug === slug }))}
    />
  )
}

/** Says plainly where calls come from. */
export function CarrierBanner({ carrier }: { carrier: 'simulator' | 'voice_api' }) {
  const { t } = useTranslation('telephony')
  return <Banner tone={carrier === 'simulator' ? 'note' : 'success'}>{t(`carrier.${carrier}`)}</Banner>
}
