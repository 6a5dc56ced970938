import { Outlet, useMatches, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { now } from '#app/core/clock.ts'
import { formatDate, formatPhone } from '#app/core/format/format.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { DefaultLayout } from '#app/ui/layout/default-layout.tsx'
import { ToastRegion, type ToastMessage } from '#app/ui/notices/toast.tsx'
import type { PageHead } from '../page-head.ts'
import { SharePicture } from './share-picture.tsx'

type RootData = { site: { name: string; phone: string; hasAssociations: boolean }; toasts: ToastMessage[] }

/** What paper says of the page: its address, and of a page that search engines do not have either, that of the site. */
function usePrinted() {
  const heads = useMatches().map(({ data }) => (data as { head?: PageHead } | undefined)?.head)
  const head = heads.findLast((each) => each !== undefined)
  if (!head) return undefined
  const address = head.isIndexable ? head.origin + withPrefix(head.path, head.locale) : head.origin
  return { address, day: formatDate(now(), head.locale) }
}

/** The frame `default`: header, footer with the full navigation, notices. */
export function PublicFrame() {
  const { t } = useTranslation('site')
  const { site, toasts } = useRouteLoaderData('root') as RootData
  const find = [
    { to: paths.doctors(), label: t('nav.doctors') },
    { to: paths.specialties(), label: t('nav.specialties') },
    { to: paths.neighborhoods(), label: t('nav.neighborhoods') },
  ]
  const mine = { to: paths.myAppointments(), label: t('nav.mine') }
  const insurance = { to: paths.insurance(), label: t('nav.insurance') }
  const topics = { to: paths.topics(), label: t('nav.topics') }
  const associations = { to: paths.associations(), label: t('nav.associations') }
  const contact = { to: paths.contact(), label: t('nav.contact') }
  const columns = [
    {
      title: t('footer.care'),
      items: [...find, mine, { to: paths.concierge(), label: t('nav.concierge') }, insurance],
    },
    {
      title: t('footer.reading'),
      items: [
        { to: paths.labs(), label: t('nav.labs') },
        { to: paths.stiTesting(), label: t('nav.sti') },
        { to: paths.radiology(), label: t('nav.imaging') },
        { to: paths.medication(), label: t('nav.medication') },
        { to: paths.immigrationExam(), label: t('nav.i693') },
        topics,
        { to: paths.blogs(), label: t('nav.blogs') },
      ],
    },
    {
      title: t('footer.about'),
      items: [
        contact,
        ...(site.hasAssociations ? [associations] : []),
        { to: paths.provider(), label: t('nav.provider'), isForTrade: true },
        { to: paths.industryPartner(), label: t('nav.partner'), isForTrade: true },
        { to: paths.policy('privacy'), label: t('nav.privacy') },
        { to: paths.policy('tou'), label: t('nav.terms') },
        { to: paths.policy('medical-disclaimer'), label: t('nav.disclaimer') },
      ],
    },
  ]
  const printed = usePrinted()
  const phone = { label: formatPhone(site.phone), href: `tel:${site.phone}` }
  return (
    <>
      <SharePicture />
      <DefaultLayout
        name={site.name}
        header={{
          nav: [...find, insurance, topics, mine],
          quickLinks: [...find.slice(0, 2), { ...mine, label: t('nav.mineShort') }],
        }}
        footer={{ phone, columns }}
        {...(printed && { printed })}
        announcement={toasts.length > 0 && <ToastRegion toasts={toasts} />}
      >
        <Outlet />
      </DefaultLayout>
    </>
  )
}
