import type { ReactNode } from 'react'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { groupBy } from '#app/modules/directory/group-by.ts'
import type { DatedPage } from '#app/modules/library/queries/dated-pages.server.ts'
import type { ExamineeRefusal, RequirementState } from '#app/modules/library/immigration/requirements.ts'
import type { CivilSurgeon, I693Rule } from '#app/modules/library/immigration/rules.server.ts'
import type { CheckAnswers } from '#app/modules/library/immigration/self-check.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { mergedSources } from '#app/modules/library/merged-sources.ts'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { ServiceFacility } from '#app/modules/library/facilities/service-facilities.server.ts'
import { ContentsList } from '#app/modules/library/reading/contents-list.tsx'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import type { PictureName } from '#app/ui/pictures/picture-names.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { ExamFacilities } from './exam-facilities.tsx'
import { RequirementsTable } from './requirements-table.tsx'
import { SelfCheckForm } from './self-check-form.tsx'

/** How long a signed form is good, by the day on which the civil surgeon signed it; what holds for a signature of today is marked. */
function Validity({ rules, current }: { rules: readonly I693Rule[]; current: string | null }) {
  const { t } = useTranslation('exams')
  return (
    <table className="rows">
      <caption className="vh">{t('i693.validity.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('i693.validity.signed')}</th>
          <th scope="col">{t('i693.validity.rule')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id} className={rule.isRetired ? 'rows__off' : undefined}>
            <th scope="row">
              {rule.name}
              {rule.id === current && <Tag tone="ok">{t('i693.validity.today')}</Tag>}
              {rule.isRetired && <Tag>{t('i693.validity.replaced')}</Tag>}
            </th>
            <td data-label={t('i693.validity.rule')}>{rule.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands in a Chinese vaccination booklet, and what it is on the form. */
function Booklet({ rules }: { rules: readonly I693Rule[] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  // One line of a booklet may stand for the rules of several ages.
  const known = rules.filter(({ bookletNames }) => bookletNames.length > 0)
  const names = groupBy(known, ({ bookletNames }) => formatList(bookletNames, 'zh-Hans'))
  const others = ['bcg', 'menA', 'measlesRubella', 'measles', 'je', 'hpv', 'zoster'] as const
  return (
    <table className="rows">
      <caption className="vh">{t('i693.booklet.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('i693.booklet.name')}</th>
          <th scope="col">{t('i693.booklet.means')}</th>
        </tr>
      </thead>
      <tbody>
        {[...names].map(([written, same]) => (
          <tr key={written}>
            <th scope="row" lang={isEnglish(locale) ? 'zh-Hans' : undefined}>
              {written}
            </th>
            <td data-label={t('i693.booklet.means')}>
              {formatList(
                same.map(({ name }) => name),
                locale,
              )}
            </td>
          </tr>
        ))}
        {others.map((other) => (
          <tr key={other}>
            <th scope="row">{t(`i693.booklet.${other}.name`)}</th>
            <td data-label={t('i693.booklet.means')}>{t(`i693.booklet.${other}.means`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a desk, which is wider than a line is read: the other half has something to look at. */
function BesidePicture({ name, children }: { name: PictureName; children: ReactNode }) {
  return (
    <div className="split">
      <div>{children}</div>
      <div className="only-d">
        <Picture name={name} size="head" />
      </div>
    </div>
  )
}

type I693PageProps = {
  rules: readonly I693Rule[]
  /** Of a posted check, in order; null before. */
  states: readonly { id: string; state: RequirementState }[] | null
  answers: CheckAnswers | null
  refusal: ExamineeRefusal | null
  /** The validity rule for a form signed today. */
  validityId: string | null
  pages: readonly DatedPage[]
  facilities: readonly (ServiceFacility & { surgeons: CivilSurgeon[] })[]
  /** The open times of civil surgeons for the examination. */
  openings: Openings
  phone: string
}

/** The pages that have their place among the tables, by key; any other stands after them. */
const placedPages = ['who-needs-it', 'at-the-exam', 'what-to-bring', 'validity']

/** What decides whether to read on; the others open when one wants them. */
const readAtOnce = ['who-needs-it']

/** The immigration medical examination: who needs it, what will be asked, what to bring, how long it is good, and where. */
export function I693Page({ rules, states, answers, refusal, validityId, pages, ...offers }: I693PageProps) {
  const { t } = useTranslation('exams')
  const stateOf = new Map(states?.map(({ id, state }) => [id, state]))
  const order = new Map(states?.map(({ id }, index) => [id, index]))
  const facts = mergedSources([...rules, ...pages])
  const linesOf = (kind: I693Rule['kind']) =>
    rules
      .filter((rule) => rule.kind === kind && (states === null || stateOf.has(rule.id)))
      .map((rule) => ({ rule, state: stateOf.get(rule.id) ?? null }))
      .toSorted((a, b) => (order.get(a.rule.id) ?? 0) - (order.get(b.rule.id) ?? 0))
  const page = (key: string) => {
    const found = pages.find((each) => each.key === key)
    if (!found) return null
    const { title, html } = found
    return readAtOnce.includes(key) ? (
      <Section key={key} id={`page-${key}`} title={title}>
        <BesidePicture name="passport">
          <Prose html={html} />
        </BesidePicture>
      </Section>
    ) : (
      <FoldedSection key={key} id={`page-${key}`} title={title}>
        <Prose html={html} />
      </FoldedSection>
    )
  }
  const heading = (key: string) => {
    const found = pages.find((each) => each.key === key)
    return found ? [{ id: `page-${key}`, title: found.title }] : []
  }
  const contents = [
    ...heading('who-needs-it'),
    { id: 'check', title: t('i693.check') },
    ...heading('at-the-exam'),
    ...heading('what-to-bring'),
    { id: 'booklet', title: t('i693.booklet.title') },
    { id: 'validity', title: t('i693.validity.title') },
    { id: 'places', title: t('i693.facilities') },
  ]
  return (
    <div className="wrap">
      <Breadcrumb current={t('i693.title')} />
      <h1>{t('i693.title')}</h1>
      <p className="lead measure">{t('i693.lead')}</p>
      <OverdueNotice since={facts.overdueSince} />
      <Banner tone="warning">{t('i693.onlySurgeon')}</Banner>
      <DemoNotice isShown={offers.facilities.some(({ isDemo }) => isDemo)} />
      <ContentsList contents={contents} />
      {page('who-needs-it')}
      <Section id="check" title={t('i693.check')} ground="apricot">
        <div className="stack stack--lg">
          <p className="measure">{t('i693.checkLead')}</p>
          <BesidePicture name="syringe">
            <SelfCheckForm rules={rules} answers={answers} refusal={refusal} />
          </BesidePicture>
          {states !== null && <p role="status">{t('i693.done')}</p>}
          <Disclosures>
            <Disclosure summary={t('i693.vaccines')} open={states !== null}>
              <RequirementsTable caption={t('i693.vaccines')} lines={linesOf('vaccine')} />
              <p className="muted measure">{t('i693.vaccinesNote')}</p>
            </Disclosure>
            <Disclosure summary={t('i693.tests')} open={states !== null}>
              <RequirementsTable caption={t('i693.tests')} lines={linesOf('test')} />
            </Disclosure>
          </Disclosures>
        </div>
      </Section>
      {page('at-the-exam')}
      {page('what-to-bring')}
      <FoldedSection id="booklet" title={t('i693.booklet.title')}>
        <p className="measure">{t('i693.booklet.lead')}</p>
        <Booklet rules={rules.filter(({ kind }) => kind === 'vaccine')} />
      </FoldedSection>
      <FoldedSection id="validity" title={t('i693.validity.title')}>
        <Validity rules={rules.filter(({ kind }) => kind === 'validity')} current={validityId} />
        <p className="muted measure">{t('i693.validity.note')}</p>
      </FoldedSection>
      {page('validity')}
      {pages.filter(({ key }) => !placedPages.includes(key)).map(({ key }) => page(key))}
      <ExamFacilities {...offers} />
      <p className="muted measure">{t('i693.disclaimer')}</p>
      <SourceList sources={facts.sources} reviewedOn={facts.reviewedOn} />
    </div>
  )
}
