import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { OwnSessions } from '#app/modules/accounts/own-sessions/components/own-sessions.tsx'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { allOthers } from '../forms.ts'
import type { AccountData } from '../pages/account-page.server.ts'
import { Exports } from './exports.tsx'
import { LegalForm } from './legal-form.tsx'
import { NoticesForm } from './notices-form.tsx'

export type AccountPageProps = { page: Omit<AccountData, 'head'>; answer: FormAnswer | undefined }

/** The facilities that somebody leads, where they are several or the one that is chosen is none of them. */
function FacilityChoice({ led, facility }: Pick<AccountData, 'led' | 'facility'>) {
  const { t } = useTranslation('account-page')
  if (led.length === 0 || (led.length === 1 && facility)) return null
  return (
    <>
      {!facility && <Banner>{t('facility.notLed')}</Banner>}
      <Tabs
        label={t('facility.choose')}
        tabs={led.map(({ slug, name }) => ({
          ...{ to: paths.clinicAccount({ place: slug }), label: name },
          current: slug === facility?.slug,
        }))}
      />
    </>
  )
}

/** The own sign-ins of whoever is there and, for who leads a facility, what it tells of itself. */
export function AccountPage({ page, answer }: AccountPageProps) {
  const { t } = useTranslation('account-page')
  const { sessions, led, facility, account, exports } = page
  const place: Record<string, string> = facility ? { place: facility.slug } : {}
  const sent = (form: AccountData['form']) => (page.form === form ? answer : undefined)
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={t(led.length > 0 ? 'lead' : 'leadOwn')}
        actions={<Link to={paths.changePassword()}>{t('password')}</Link>}
      />
      <OwnSessions {...{ sessions, allOthers }} action={paths.clinicAccount({ ...place, form: 'sessions' })} />
      <FacilityChoice led={led} facility={facility} />
      {facility && account && (
        <>
          <NoticesForm facility={facility} account={account} answer={sent('notices')} />
          <LegalForm facility={facility} account={account} answer={sent('legal')} />
        </>
      )}
      <Exports exports={exports} facility={facility} />
    </div>
  )
}
