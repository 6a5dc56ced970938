import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { DashboardLayout, type DashboardItem } from '#app/ui/layout/dashboard-layout.tsx'
import { ToastRegion, type ToastMessage } from '#app/ui/notices/toast.tsx'
import type { readManagementFrame } from '../pages/management-page.server.ts'

type RootData = { site: { name: string }; toasts: ToastMessage[] }

/** The frame of the management of an association. */
export function ManagementFrame() {
  const { t } = useTranslation('association')
  const { t: endorsements } = useTranslation('association-endorsements')
  const { t: announcements } = useTranslation('association-announcements')
  const { t: polls } = useTranslation('association-polls')
  const { t: analytics } = useTranslation('association-analytics')
  const { t: settings } = useTranslation('association-settings')
  const { person, slug, applications } = useLoaderData<typeof readManagementFrame>()
  const { site, toasts } = useRouteLoaderData('root') as RootData
  const own: DashboardItem[] = [
    { to: paths.associationHome(), label: t('menu.home'), icon: 'layout-dashboard', alone: true },
    { to: paths.associationOnboarding(), label: t('menu.profile'), icon: 'scroll-text' },
    ...(slug
      ? [{ to: paths.associationMembers(), label: t('menu.members'), icon: 'users', count: applications } as const]
      : []),
  ]
  const approved: DashboardItem[] = slug
    ? [
        { to: paths.associationPolls(), label: polls('title'), icon: 'clipboard-check' },
        { to: paths.associationEvents(), label: t('menu.events'), icon: 'calendar-days' },
        { to: paths.associationAnnouncements(), label: announcements('menu'), icon: 'mail' },
        { to: paths.associationEndorsements(), label: endorsements('menu'), icon: 'badge-check' },
        { to: paths.associationAnalytics(), label: analytics('menu'), icon: 'chart-line' },
        { to: paths.associationSettings(), label: settings('title'), icon: 'sliders-horizontal' },
      ]
    : []
  const shown: DashboardItem[] = slug ? [{ to: paths.association(slug), label: t('menu.page'), icon: 'eye' }] : []
  return (
    <DashboardLayout
      name={site.name}
      title={t('menu.title')}
      groups={[{ title: null, items: person ? [...own, ...approved, ...shown] : [] }]}
      person={person && { name: person.name, role: person.association }}
      signOut={{ to: paths.associationLogout(), label: t('menu.signOut') }}
      narrow
      announcement={toasts.length > 0 && <ToastRegion toasts={toasts} />}
    >
      <Outlet />
    </DashboardLayout>
  )
}
