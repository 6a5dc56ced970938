import { useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import type { DatedPage } from '#app/modules/library/queries/dated-pages.server.ts'
import type { Enrollment, Glossary, InsuranceCard, PlanPanel } from '#app/modules/library/insurance/insurance.server.ts'
import { ContentsList } from '#app/modules/library/reading/contents-list.tsx'
import { mergedSources } from '#app/modules/library/merged-sources.ts'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { FoldedPages } from './folded-pages.tsx'
import { EnrollmentCalendar } from './enrollment-calendar.tsx'
import { GlossarySection } from './glossary-section.tsx'
import { InsuranceCards } from './insurance-cards.tsx'
import { PlanPanels } from './plan-panels.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** Public bodies that help for free and sell nothing; their own published numbers. */
const helpers = [
  { code: 'marketplace', phone: '+18553555777', site: 'https://nystateofhealth.ny.gov' },
  { code: 'medicaid', phone: '+18886926116', site: 'https://www.nyc.gov/hra' },
  { code: 'medicare', phone: '+18006334227', site: 'https://www.medicare.gov' },
  { code: 'hiicap', phone: '+12122446469', site: 'https://www.nyc.gov/aging' },
] as const

function FreeHelp() {
  const { t } = useTranslation('exams')
  return (
    <Section id="help" title={t('insurance.help.title')}>
      <p className="measure">{t('insurance.help.lead')}</p>
      <ul className="cards">
        {helpers.map(({ code, phone, site }) => (
          <li key={code}>
            <h3>
              <PhraseBreaks text={t(`insurance.help.${code}.name`)} />
            </h3>
            <p>{t(`insurance.help.${code}.text`)}</p>
            <p className="row">
              <PhoneLink number={phone} className="alone" />
              <a className="alone" href={site} rel="external noopener">
                {site.replace(/^https:\/\/(www\.)?/, '')}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type InsurancePageProps = {
  cards: readonly InsuranceCard[]
  glossary: Glossary
  enrollment: readonly Enrollment[]
  panels: readonly PlanPanel[]
  /** What has changed, and texts that hold until further notice. */
  notices: readonly DatedPage[]
  guides: readonly DatedPage[]
}

/** Health insurance: which card one has, what changed, when to enroll, the words, the plans and their doctors, and free help. */
export function InsurancePage({ cards, glossary, enrollment, panels, notices, guides }: InsurancePageProps) {
  const { t } = useTranslation('exams')
  const isSearch = glossary.q !== '' || glossary.chosen !== null
  const facts = mergedSources([...cards, ...enrollment, ...glossary.terms, ...notices, ...guides])
  const words = <GlossarySection glossary={glossary} />
  return (
    <div className="wrap prints-open">
      <Breadcrumb current={t('insurance.title')} />
      <h1>{t('insurance.title')}</h1>
      <p className="lead measure">{t('insurance.lead')}</p>
      <OverdueNotice since={facts.overdueSince} />
      <DemoNotice isShown={panels.some(({ count }) => count > 0)} />
      {!isSearch && (
        <div className="toc-bar">
          <ContentsList
            contents={[
              ...(cards.length > 0 ? [{ id: 'cards', title: t('insurance.cards') }] : []),
              ...(notices.length > 0 ? [{ id: 'notices', title: t('insurance.notices') }] : []),
              ...(enrollment.length > 0 ? [{ id: 'enrollment', title: t('insurance.enrollment.title') }] : []),
              ...(panels.length > 0 ? [{ id: 'plans', title: t('insurance.plans.title') }] : []),
              ...(guides.length > 0 ? [{ id: 'guides', title: t('insurance.guides') }] : []),
              { id: 'glossary', title: t('insurance.glossary.title') },
              { id: 'help', title: t('insurance.help.title') },
            ]}
          />
        </div>
      )}
      {isSearch && words}
      {cards.length > 0 && (
        <Section id="cards" title={t('insurance.cards')} ground="apricot">
          <p className="measure">{t('insurance.cardsLead')}</p>
          <InsuranceCards cards={cards} />
        </Section>
      )}
      {notices.length > 0 && (
        <Section id="notices" title={t('insurance.notices')}>
          <FoldedPages pages={notices} isDated />
        </Section>
      )}
      {enrollment.length > 0 && (
        <Section id="enrollment" title={t('insurance.enrollment.title')}>
          <EnrollmentCalendar periods={enrollment} />
        </Section>
      )}
      {panels.length > 0 && (
        <Section id="plans" title={t('insurance.plans.title')}>
          <p className="measure">{t('insurance.plans.lead')}</p>
          <PlanPanels panels={panels} />
        </Section>
      )}
      {guides.length > 0 && (
        <Section id="guides" title={t('insurance.guides')}>
          <FoldedPages pages={guides} />
        </Section>
      )}
      {!isSearch && words}
      <FreeHelp />
      <p className="muted measure">{t('insurance.disclaimer')}</p>
      <SourceList sources={facts.sources} reviewedOn={facts.reviewedOn} />
    </div>
  )
}
