import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { IdleWarning } from '#app/modules/accounts/components/idle-warning.tsx'
import { ImpersonationBar } from '#app/modules/accounts/impersonation/components/impersonation-bar.tsx'
import { AuthenticationMark } from '#app/modules/accounts/components/authentication-mark.tsx'
import { paths } from '#app/paths.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { DashboardLayout } from '#app/ui/layout/dashboard-layout.tsx'
import { ToastRegion, type ToastMessage } from '#app/ui/notices/toast.tsx'
import { KeysHelp } from './keys-help.tsx'
import { PatientSearch } from './patient-search.tsx'
import type { readFrame, Standing } from '../pages/frame.server.ts'
import type { MenuKey } from '../navigation.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type RootData = { site: { name: string; phone: string }; toasts: ToastMessage[] }

const icons: Readonly<Record<MenuKey, IconName>> = {
  today: 'layout-dashboard',
  calendar: 'calendar-days',
  clinicToday: 'house',
  clinics: 'map-pin',
  clinicFacts: 'clipboard-check',
  supply: 'syringe',
  compliance: 'calendar-days',
  feedback: 'message-square',
  eligibility: 'shield-check',
  i693: 'file-text',
  pharmacy: 'inbox',
  scanner: 'scan',
  phone: 'phone',
  telephony: 'sliders-horizontal',
  schedule: 'clock',
  day: 'clipboard-list',
  waitlist: 'users',
  list: 'list',
  team: 'users',
  coordination: 'heart-pulse',
  marketing: 'image',
  promotion: 'megaphone',
  level: 'sliders-horizontal',
  membership: 'file-text',
  contact: 'message-square',
  personal: 'user',
  blog: 'newspaper',
  association: 'users',
  front: 'building',
  account: 'shield',
  password: 'key',
}

const groups = ['work', 'clinic', 'account'] as const

function useStandingWords() {
  const { t } = useTranslation('dashboard')
  return (standing: Standing) => {
    if (standing.kind === 'provider') return t('menu.tier', { name: t(`tiers.${standing.tier as 1}`) })
    return standing.kind === 'seat' ? t(`menu.roles.${standing.role}`) : t('menu.waiting')
  }
}

/** The frame of the provider area, the same on its three layouts: what the loader of its layout read with `readFrame`, around the page. */
export function ProviderFrame() {
  const { t } = useTranslation('dashboard')
  const standingWords = useStandingWords()
  const { title, isNarrow, menu, authentication, impersonation, person, facilities, facilitySlug, findsPatients } =
    useLoaderData<typeof readFrame>()
  const { pathname } = useLocation()
  const { site, toasts } = useRouteLoaderData('root') as RootData
  const filled = groups
    .map((group) => ({
      title: group === 'work' ? null : t(`menu.groups.${group}`),
      items: menu
        .filter((entry) => entry.group === group)
        .map(({ key, to, parts, alone, count }) => ({
          to: facilitySlug === null ? to : withSearch(to, { place: facilitySlug }),
          label: t(`menu.items.${key}`),
          icon: icons[key],
          parts,
          alone,
          count,
        })),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <DashboardLayout
      name={site.name}
      title={t(`menu.desks.${title}`)}
      groups={filled}
      choice={
        facilities.length > 0
          ? {
              name: 'place',
              label: t('menu.facility'),
              submit: t('menu.choose'),
              chosen: facilitySlug ?? '',
              options: [
                { value: '', label: t('menu.everyFacility') },
                ...facilities.map(({ slug, name }) => ({ value: slug, label: name })),
              ],
            }
          : null
      }
      person={person && { name: person.name, role: standingWords(person.standing) }}
      signOut={{ to: impersonation ? paths.adminLogout() : paths.logout(), label: t('menu.signOut') }}
      narrow={isNarrow}
      announcement={
        <>
          {findsPatients && (
            <div className="staff-bar">
              {pathname !== paths.deskPatients() && <PatientSearch />}
              <KeysHelp />
            </div>
          )}
          {impersonation && <ImpersonationBar shown={impersonation} />}
          {toasts.length > 0 && <ToastRegion toasts={toasts} />}
        </>
      }
      help={
        <p>
          {t('menu.help')}
          <PhoneLink number={site.phone} />
        </p>
      }
    >
      <Outlet />
      {person && !impersonation && <IdleWarning address={paths.activity()} minutes={30} />}
      {!impersonation && <AuthenticationMark {...authentication} />}
    </DashboardLayout>
  )
}
