import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import type { SchedulePage, ScheduleTab } from '../pages/schedule-page.server.ts'

type ScheduleFrameProps = {
  page: SchedulePage
  tab: ScheduleTab
  /** A page under the tab: it says how to get back instead of showing the tabs. */
  backTo?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

function addressOf(tab: ScheduleTab, providerFacilityId: string): string {
  if (tab === 'hours') return paths.scheduling({ place: providerFacilityId })
  return paths.schedulePart(providerFacilityId, tab === 'visitTypes' ? 'visit-types' : tab)
}

const tabs: readonly ScheduleTab[] = [
  'hours',
  'visitTypes',
  'resources',
  'days',
  'holidays',
  'rules',
  'preview',
  'link',
]

/** The frame of every page about the schedule of one provider facility: which one, and what of it. */
export function ScheduleFrame({ page, tab, backTo, actions, children }: ScheduleFrameProps) {
  const { t } = useTranslation('schedule')
  const { providerFacility, providerFacilities, title } = page
  const shown = providerFacility.isLive ? tabs : (['hours', 'link'] as const)
  const action = useHref(paths.scheduling())
  const label = providerFacilities.find(({ id }) => id === providerFacility.id)?.label ?? ''
  return (
    <div className="stack sched">
      {backTo && (
        <p className="sched__back noprint">
          <Link to={backTo.to}>{backTo.label}</Link>
        </p>
      )}
      <PageHead title={title} lead={label} actions={actions} />
      {!backTo && (
        <div className="noprint stack stack--sm">
          {providerFacilities.length > 1 && (
            <form method="get" action={action} className="sched__place">
              <label htmlFor="place">{t('providerFacility')}</label>
              <Select
                id="place"
                name="place"
                defaultValue={providerFacility.id}
                options={providerFacilities.map(({ id, label: words }) => ({ value: id, label: words }))}
              />
              <Button variant="line">{t('showProviderFacility')}</Button>
            </form>
          )}
          <Tabs
            label={t('tabs')}
            tabs={shown.map((each) => ({
              to: addressOf(each, providerFacility.id),
              label: t(`tab.${each}`),
              current: each === tab,
            }))}
          />
        </div>
      )}
      {!providerFacility.canEdit && providerFacility.isLive && <Banner tone="info">{t('readOnly')}</Banner>}
      {children}
    </div>
  )
}
