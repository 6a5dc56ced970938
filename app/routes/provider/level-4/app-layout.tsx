import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format.ts'
import type { PageHandle } from '#app/core/page.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import pro from '#app/styles/pro.css?url'
import { AppLayout } from '#app/ui/layout/app-layout.tsx'
import { SplitLayout } from '#app/ui/layout/split-layout.tsx'
import { ToastRegion } from '#app/ui/toast.tsx'

export const handle = { islands: ['version'] } satisfies PageHandle

export const links = () => [{ rel: 'stylesheet', href: pro }]

/** Addresses whose page is a sign-in form: they get the branch beside them instead of the bar above. */
const signingIn = ['/provider/4/login', '/provider/4/forget-password']

/** The frame `app` of focused tasks; its pages bring their h1. */
export default function ProviderAppLayout() {
  const { t } = useTranslation('dashboard')
  const { pathname } = useLocation()
  const { site, toasts } = useRouteLoaderData<typeof rootLoader>('root')!
  const announcement = toasts.length > 0 && <ToastRegion toasts={toasts} />
  const help = (
    <p className="muted">
      {t('app.trouble')}{' '}
      <a className="num nb" href={`tel:${site.phone}`}>
        {formatPhone(site.phone)}
      </a>
    </p>
  )
  if (signingIn.includes(pathname)) {
    return (
      <SplitLayout
        name={site.name}
        slogan={t('app.slogan')}
        lead={t('app.lead')}
        announcement={announcement}
        help={help}
      >
        <Outlet />
      </SplitLayout>
    )
  }
  return (
    <AppLayout
      name={site.name}
      title={t('menu.desks.office')}
      back={{ to: paths.provider(), label: t('app.back') }}
      announcement={announcement}
    >
      <Outlet />
    </AppLayout>
  )
}
