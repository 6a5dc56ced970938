import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { CaseHead } from '../pages/open-case-page.server.ts'
import { CaseStatusTag, useDays } from './case-words.tsx'

export type CaseTab = 'case' | 'vaccines' | 'tests' | 'signature' | 'history'

type CaseFrameProps = { head: CaseHead; tab: CaseTab; actions?: ReactNode; children: ReactNode }

/** What every page of a case begins with: who it is about, where it stands, and the other pages. */
export function CaseFrame({ head, tab, actions, children }: CaseFrameProps) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  const { id, name, age, missing } = head
  const years = age.months < 24 ? t('ageMonths', { count: age.months }) : t('ageYears', { count: age.years })
  const tabs = [
    { key: 'case', to: paths.i693Case(id) },
    { key: 'vaccines', to: paths.i693Vaccines(id), count: missing.vaccines.length },
    { key: 'tests', to: paths.i693Tests(id), count: missing.tests.length },
    { key: 'signature', to: paths.i693Signature(id) },
    { key: 'history', to: paths.i693History(id) },
  ] as const
  return (
    <div className="stack">
      <p className="noprint">
        <Link to={paths.i693Board({ place: head.clinic.slug })}>{t('back')}</Link>
      </p>
      <PageHead
        title={name.en}
        titleLang="en"
        lead={
          <>
            {name.zh && <>{name.zh} · </>}
            {t('head', { reference: head.reference, age: years, date: day(head.examOn) })}{' '}
            <CaseStatusTag status={head.status} />
          </>
        }
        actions={actions}
      />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map(({ key, ...rest }) => ({ ...rest, label: t(`tabs.${key}`), current: key === tab }))}
      />
      {!head.isEditable && <Banner tone="info">{t('lockedNote')}</Banner>}
      {children}
    </div>
  )
}
