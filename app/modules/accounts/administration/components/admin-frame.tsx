import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { IdleWarning } from '#app/modules/accounts/components/idle-warning.tsx'
import { ImpersonationBar } from '#app/modules/accounts/impersonation/components/impersonation-bar.tsx'
import { paths } from '#app/paths.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { DashboardLayout } from '#app/ui/layout/dashboard-layout.tsx'
import { ToastRegion, type ToastMessage } from '#app/ui/notices/toast.tsx'
import { adminMenuGroups, type AdminMenuKey } from '../navigation.ts'
import type { readAdminFrame } from '../pages/admin-frame.server.ts'

type RootData = { site: { name: string }; toasts: ToastMessage[] }

const icons: Readonly<Record<AdminMenuKey, IconName>> = {
  home: 'layout-dashboard',
  updates: 'inbox',
  doctors: 'user-plus',
  photos: 'image',
  descriptions: 'text',
  associations: 'inbox',
  associationList: 'users',
  reviewed: 'check-check',
  posts: 'newspaper',
  library: 'book-open',
  support: 'headset',
  payments: 'wallet',
  promotion: 'megaphone',
  roles: 'shield',
  audit: 'list',
  grants: 'key',
  sync: 'refresh',
  migration: 'map-pin',
  data: 'database',
  analytics: 'chart-line',
  seo: 'search',
  secondFactor: 'shield-check',
  password: 'key',
}

/** The frame of the administration: what the loader of its layout read with `readAdminFrame`, around the page. */
export function AdminFrame() {
  const { t } = useTranslation('admin')
  const { menu, impersonation, person } = useLoaderData<typeof readAdminFrame>()
  const { site, toasts } = useRouteLoaderData('root') as RootData
  const groups = adminMenuGroups
    .map((group) => ({
      title: group === 'work' ? null : t(`menu.groups.${group}`),
      items: menu
        .filter((entry) => entry.group === group)
        .map(({ key, path, parts, count }) => ({
          ...{ to: path, parts, label: t(`menu.items.${key}`) },
          ...{ icon: icons[key], count },
        })),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <DashboardLayout
      name={site.name}
      title={t('menu.title')}
      groups={groups}
      person={person && { name: person.name, role: person.roles.join(t('menu.and')) }}
      signOut={{ to: paths.adminLogout(), label: t('menu.signOut') }}
      announcement={
        <>
          {impersonation && <ImpersonationBar shown={impersonation} />}
          {toasts.length > 0 && <ToastRegion toasts={toasts} />}
        </>
      }
    >
      <Outlet />
      {person && <IdleWarning address={paths.adminActivity()} minutes={15} keepsForms={false} />}
    </DashboardLayout>
  )
}
