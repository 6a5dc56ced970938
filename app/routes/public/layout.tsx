import { Outlet, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { DefaultLayout } from '#app/ui/layout/default-layout.tsx'
import { ToastRegion } from '#app/ui/toast.tsx'

/** The frame `default`: header, footer with the full navigation, notices. */
export default function PublicLayout() {
  const { t } = useTranslation('site')
  const { site, toasts } = useRouteLoaderData<typeof rootLoader>('root')!
  const care = [
    { to: paths.doctors(), label: t('nav.doctors') },
    { to: paths.specialties(), label: t('nav.specialties') },
    { to: paths.everywhere(), label: t('nav.places') },
  ]
  const about = [{ to: paths.contact(), label: t('nav.contact') }]
  const columns = [
    { title: t('footer.care'), items: care },
    { title: t('footer.about'), items: [...about, { to: paths.provider(), label: t('nav.provider') }] },
  ]
  const phone = { label: formatPhone(site.phone), href: `tel:${site.phone}` }
  return (
    <DefaultLayout
      name={site.name}
      header={{ nav: [...care, ...about], quickLinks: care }}
      footer={{ phone, columns }}
      announcement={toasts.length > 0 && <ToastRegion toasts={toasts} />}
    >
      <Outlet />
    </DefaultLayout>
  )
}
