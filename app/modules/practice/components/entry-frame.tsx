import { Outlet, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { DefaultLayout } from '#app/ui/layout/default-layout.tsx'
import { ToastRegion, type ToastMessage } from '#app/ui/notices/toast.tsx'

type RootData = { site: { name: string; phone: string }; toasts: ToastMessage[] }

/** The frame `default` around the pages through which providers enter. */
export function EntryFrame() {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('site')
  const { site, toasts } = useRouteLoaderData('root') as RootData
  const entry = [
    { to: paths.provider(), label: t('nav.provider') },
    { to: paths.register(), label: t('nav.register') },
    { to: paths.login(), label: t('nav.signIn') },
  ]
  const care = [
    { to: paths.doctors(), label: say('nav.doctors') },
    { to: paths.specialties(), label: say('nav.specialties') },
  ]
  const columns = [
    { title: say('footer.care'), items: care },
    { title: say('footer.about'), items: [{ to: paths.contact(), label: say('nav.contact') }] },
  ]
  return (
    <DefaultLayout
      name={site.name}
      header={{ nav: [...entry, ...care], quickLinks: entry }}
      footer={{ phone: { label: formatPhone(site.phone), href: `tel:${site.phone}` }, columns }}
      announcement={toasts.length > 0 && <ToastRegion toasts={toasts} />}
    >
      <Outlet />
    </DefaultLayout>
  )
}
