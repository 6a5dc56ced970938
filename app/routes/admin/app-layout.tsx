import { Outlet, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { loader as rootLoader } from '#app/root.tsx'
import pro from '#app/styles/pro.css?url'
import { SplitLayout } from '#app/ui/layout/split-layout.tsx'
import { ToastRegion } from '#app/ui/notices/toast.tsx'

export const links = () => [{ rel: 'stylesheet', href: pro }]

/** The frame `app` around the way into the administration; its pages bring their h1. */
export default function AdminAppLayout() {
  const { t } = useTranslation('admin')
  const { site, toasts } = useRouteLoaderData<typeof rootLoader>('root')!
  return (
    <SplitLayout
      name={site.name}
      slogan={t('app.slogan')}
      lead={t('app.lead')}
      announcement={toasts.length > 0 && <ToastRegion toasts={toasts} />}
    >
      <Outlet />
    </SplitLayout>
  )
}
