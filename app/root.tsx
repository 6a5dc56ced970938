import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isElderMode } from '#app/core/elder-mode.ts'
import { json } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { islandUrls } from '#app/core/page/islands.server.ts'
import { useNonce } from '#app/core/page/nonce.ts'
import { handlesOf, islandsOf } from '#app/core/page/page.ts'
import { siteEmail, siteName, sitePhone } from '#app/core/site.server.ts'
import { readToasts } from '#app/core/toast.server.ts'
import { VersionNotice } from '#app/modules/app-version/components/version-notice.tsx'
import { versionNotice } from '#app/modules/app-version/pages/version-notice.server.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/app.css?url'
import { ErrorPage, errorTextKey, refusalCode, statusMessage } from '#app/ui/notices/error-page.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const { toasts, headers } = await readToasts(request)
  // The page of an error is shown, too, where the database does not answer.
  const hasAssociations = await isFlagOn('associations').catch(() => false)
  const site = { name: siteName(locale), phone: sitePhone, email: siteEmail, hasAssociations }
  const version = versionNotice(request)
  // Somebody who writes to us from the page of an error names the request by it.
  const requestId = (context as AppLoadContext | undefined)?.requestId ?? null
  const isElder = isElderMode(request.headers.get('Cookie'))
  return json({ locale, site, toasts, islands: islandUrls(), version, requestId, isElder }, { headers })
}

/** No page waits for a script: on a slow network what it is drawn with comes first. React 18 knows no fetchPriority. */
const afterTheStyles = { fetchpriority: 'low' }

/** The document of every page, the error page included. Only pages that ask for it get React in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = handlesOf(useMatches())
  const data = useRouteLoaderData<typeof loader>('root')
  const locale = useLocale()
  const nonce = useNonce()
  const error = useRouteError()
  const isHydrated = handles.some((handle) => handle.hydrate)
  const islands = islandsOf(data?.toasts.length ? [...handles, { islands: ['toast'] }] : handles)
  const namespaces = [...new Set(handles.flatMap((handle) => handle.namespaces ?? []))].join(' ')
  return (
    <html
      lang={locale}
      data-elder={data?.isElder ? '' : undefined}
      data-namespaces={namespaces || undefined}
      data-site-name={isHydrated ? data?.site.name : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1f2937" />
        <meta name="format-detection" content="telephone=no" />
        {error == null ? <Meta /> : <ErrorHead error={error} />}
        <Links />
        <link rel="manifest" href={withPrefix(paths.webManifest(), locale)} />
        {data &&
          islands.map((name) => (
            <script key={name} type="module" src={data.islands[name]} nonce={nonce} {...afterTheStyles} />
          ))}
        {import.meta.env.DEV && !isHydrated && (
          <script type="module" src="/scripts/reload-on-change.js" nonce={nonce} />
        )}
      </head>
      <body data-density={handles.findLast((handle) => handle.density)?.density ?? 'patient'}>
        {children}
        {data?.version && islands.length > 0 && <VersionNotice {...data.version} />}
        {isHydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** Title and robots of an error page: no route's `meta` speaks for it. */
function ErrorHead({ error }: { error: unknown }) {
  const { t } = useTranslation('ui')
  return (
    <>
      <title>{t(`error.${errorTextKey(statusOf(error))}.title`)}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

export default function App() {
  return <Outlet />
}

/** What `notFound` says of an address. */
type Told = { path: string | null; ways: { to: string; label: string }[] }

/** Whatever was thrown, the visitor sees the page of its status; of an error that is no answer, never its own words. */
export function ErrorBoundary() {
  const error = useRouteError()
  const data = useRouteLoaderData<typeof loader>('root')
  const { t } = useTranslation('site')
  const { t: say } = useTranslation('errors')
  const refusal = refusalCode(error)
  const { pathname } = useLocation()
  const locale = useLocale()
  const status = statusOf(error)
  const contactTo = paths.contact(status >= 500 && data?.requestId ? { ref: data.requestId } : {})
  const told = isRouteErrorResponse(error) ? (error.data as Partial<Told> | null) : null
  return (
    <ErrorPage
      name={t('title.site')}
      status={status}
      message={refusal ? say(refusal) : statusMessage(error)}
      path={told?.path ?? undefined}
      failedPath={status === 404 ? withPrefix(pathname, locale) : undefined}
      contactTo={contactTo}
      ways={told?.ways}
    />
  )
}
