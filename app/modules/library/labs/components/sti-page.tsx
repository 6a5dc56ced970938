import { useTranslation } from 'react-i18next'
import { formatDay, formatPhone } from '#app/core/format/format.ts'
import type { TestWindows } from '#app/modules/library/labs/lab-tests.server.ts'
import { windowDates } from '#app/modules/library/labs/test-windows.ts'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { ActionBar } from '#app/ui/layout/action-bar.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { PhraseBreaks, withoutBreaks } from '#app/ui/phrase-breaks.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { TestWindowsTables } from './test-windows-table.tsx'
import { WindowDatesForm } from './window-dates-form.tsx'

/** The worked example: an exposure of this day and the window of the laboratory HIV test (CDC: 18 to 45 days). */
const exampleDay = '2026-10-01'
const exampleWindow = { earliestDay: 18, conclusiveDay: 45 }

/** PEP lines for the public, day and night (NY State Department of Health): within New York City, and elsewhere in the State. */
const pepLines = { city: '+18443737692', state: '+18447374669' } as const

function PepBox() {
  const { t } = useTranslation('exams')
  return (
    <section className="urgent" aria-labelledby="pep">
      <h2 id="pep">
        <PhraseBreaks text={t('sti.pep.title')} />
      </h2>
      <p>{t('sti.pep.text')}</p>
      <p className="row">
        {(['city', 'state'] as const).map((where) => (
          <ButtonLink
            key={where}
            to={`tel:${pepLines[where]}`}
            variant={where === 'city' ? 'primary' : 'line'}
            icon="phone"
          >
            {t(`sti.pep.${where}`, { phone: formatPhone(pepLines[where]).replace(' ', '\u00a0') })}
          </ButtonLink>
        ))}
      </p>
      <p>{t('sti.pep.assault')}</p>
    </section>
  )
}

function CountYourself() {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const { earliestOn, conclusiveOn } = windowDates(exampleWindow, exampleDay, exampleDay)
  return (
    <p className="measure">
      <Unbroken
        text={t('sti.example', {
          exposed: formatDay(exampleDay, locale),
          early: exampleWindow.earliestDay,
          late: exampleWindow.conclusiveDay,
          earliest: formatDay(earliestOn, locale),
          conclusive: formatDay(conclusiveOn, locale),
        })}
      />
    </p>
  )
}

const screeningLines = ['women', 'men', 'hiv', 'pregnancy', 'hepatitisC', 'hepatitisB'] as const
const rights = ['confidential', 'minors', 'partner', 'ept', 'hepatitisB', 'doxyPep'] as const

/** The line for the first 72 hours, where large type has a telephone at the foot of the page. */
function PepBar() {
  const { t } = useTranslation('exams')
  const phone = formatPhone(pepLines.city).replace(' ', '\u00a0')
  const [before, after] = t('sti.pep.city', { phone }).split(phone)
  return (
    <ActionBar isElderOnly>
      <ButtonLink to={`tel:${pepLines.city}`} icon="phone">
        <span>
          {before}
          <span className="nb">{phone}</span>
          {after}
        </span>
      </ButtonLink>
    </ActionBar>
  )
}

/** When to test for infections after sex: days in a table, dates by a script that sends and keeps nothing. */
export function StiPage({ found }: { found: TestWindows }) {
  const { t } = useTranslation('exams')
  return (
    <>
      <div className="wrap">
        <Breadcrumb items={[{ to: paths.labs(), label: t('lab.title') }]} current={withoutBreaks(t('sti.title'))} />
        <h1>
          <PhraseBreaks text={t('sti.title')} />
        </h1>
        <PepBox />
        <p className="lead measure">{t('sti.lead')}</p>
        <OverdueNotice since={found.overdueSince} />
        <Section id="windows" title={t('sti.windows')}>
          <div className="stack stack--lg">
            <Banner icon="shield-check">{t('sti.private')}</Banner>
            <WindowDatesForm concerns={found.concerns} />
            <p className="measure">{t('sti.howToRead')}</p>
            {found.windows.length > 0 && <TestWindowsTables windows={found.windows} />}
            <CountYourself />
          </div>
        </Section>
        <FoldedSection id="screening" title={t('sti.screening.title')}>
          <p className="measure">{t('sti.screening.lead')}</p>
          <ul className="dots measure">
            {screeningLines.map((line) => (
              <li key={line}>{t(`sti.screening.${line}`)}</li>
            ))}
          </ul>
        </FoldedSection>
        <Section id="rights" title={t('sti.rights.title')}>
          <Disclosures>
            {rights.map((topic) => (
              <Disclosure key={topic} summary={t(`sti.rights.${topic}.question`)}>
                {t(`sti.rights.${topic}.answer`)}
              </Disclosure>
            ))}
          </Disclosures>
        </Section>
        <FoldedSection id="partner" title={t('sti.message.title')}>
          <p className="measure">{t('sti.message.lead')}</p>
          <p className="share measure">{t('sti.message.text')}</p>
          <p className="muted measure">
            {t('sti.message.anonymous')}{' '}
            <a href="https://tellyourpartner.org/" rel="external noopener">
              tellyourpartner.org
            </a>
          </p>
        </FoldedSection>
        <Section id="next" title={t('next.title')}>
          <p className="measure">{t('sti.next')}</p>
          <p className="row">
            <ButtonLink to={paths.labLocations({ service: 'sti' })} variant="line" icon="map-pin">
              {t('sti.sites')}
            </ButtonLink>
            <ButtonLink to={paths.doctorsOfSpecialty('family-medicine')} variant="book">
              {t('next.familyDoctor')}
            </ButtonLink>
          </p>
          <p className="measure">{t('sti.cityClinics')}</p>
        </Section>
        <SourceList sources={found.sources} reviewedOn={found.reviewedOn} />
      </div>
      <PepBar />
    </>
  )
}
