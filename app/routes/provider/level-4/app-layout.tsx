import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { AuthenticationMark } from '#app/modules/accounts/components/authentication-mark.tsx'
import { authenticationOf, checkLocally } from '#app/modules/accounts/pages/local-check.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import pro from '#app/styles/pro.css?url'
import { AppLayout } from '#app/ui/layout/app-layout.tsx'
import { SplitLayout } from '#app/ui/layout/split-layout.tsx'
import { ToastRegion } from '#app/ui/notices/toast.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

export const handle = { islands: ['preload', 'session'] } satisfies PageHandle

export const links = () => [{ rel: 'stylesheet', href: pro }]

export async function loader({ request }: LoaderFunctionArgs) {
  const { localCheck, headers } = await checkLocally(request)
  return json(authenticationOf(request, localCheck), { headers })
}

/** Addresses whose page is a sign-in form: they get the branch beside them instead of the bar above. */
const signingIn = ['/provider/4/login', '/provider/4/forget-password']

/** The frame `app` of focused tasks; its pages bring their h1. */
export default function ProviderAppLayout() {
  const { t } = useTranslation('dashboard')
  const { pathname } = useLocation()
  const { site, toasts } = useRouteLoaderData<typeof rootLoader>('root')!
  const announcement = toasts.length > 0 && <ToastRegion toasts={toasts} />
  const mark = <AuthenticationMark {...useLoaderData<typeof loader>()} />
  const help = (
    <p className="muted">
      {t('app.trouble')} <PhoneLink number={site.phone} />
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
        {mark}
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
      {mark}
    </AppLayout>
  )
}
