import { isEnglish } from '#app/core/i18n/habits.ts'
import { nameOrder } from '#app/core/format/intl.ts'
import { useTranslation } from 'react-i18next'
import { labPictures } from '#app/modules/library/labs/lab-categories.ts'
import type { LabHub, ListedTest } from '#app/modules/library/labs/lab-tests.server.ts'
import { SearchLine } from '#app/modules/library/reading/search-line.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { OpenDrawer, OpenDrawers } from '#app/ui/navigation/open-drawers.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'

function TestLines({ tests }: { tests: ListedTest[] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <ul className="lines">
      {tests.map((test) => (
        <li key={test.slug}>
          <Link to={paths.labs({ test: test.slug })}>{test.name}</Link>
          {!isEnglish(locale) && (
            <Lang lang="en" className="rows__second">
              {test.nameEn}
            </Lang>
          )}
          {test.fastingHours !== null && <Tag tone="wait">{t('lab.fasting', { count: test.fastingHours })}</Tag>}
        </li>
      ))}
    </ul>
  )
}

/** Before anybody searches, the drawers are the categories: chips of the same names would only repeat them. */
const isNarrowed = (hub: LabHub) => hub.q !== '' || hub.chosen !== null

function Search({ hub }: { hub: LabHub }) {
  const { t } = useTranslation('exams')
  const search = (category: string | null) => ({
    ...(hub.q && { q: hub.q }),
    ...(category !== null && { category }),
  })
  return (
    <>
      <SearchLine
        path={paths.labs()}
        q={hub.q}
        label={t('lab.search')}
        hint={t('lab.searchHint')}
        submit={t('search')}
        keep={{ category: hub.chosen }}
      />
      {isNarrowed(hub) && (
        <nav className="row" aria-label={t('lab.byCategory')}>
          <Chip to={paths.labs(search(null))} selected={hub.chosen === null}>
            {t('lab.all')}
          </Chip>
          {hub.categories
            .filter(({ code, count }) => (hub.q !== '' && count > 0) || code === hub.chosen)
            .map(({ code, count }) => (
              <Chip key={code} to={paths.labs(search(code))} selected={code === hub.chosen}>
                {t(`labCategory.${code}`)} <span className="num muted">{count}</span>
              </Chip>
            ))}
        </nav>
      )}
    </>
  )
}

function Results({ hub }: { hub: LabHub }) {
  const { t } = useTranslation('exams')
  const order = nameOrder(useLocale())
  if (hub.tests.length === 0) return <p role="status">{t('lab.none')}</p>
  if (isNarrowed(hub)) {
    return (
      <>
        <p role="status">{t('lab.found', { count: hub.tests.length })}</p>
        <TestLines tests={hub.tests} />
      </>
    )
  }
  return (
    <OpenDrawers>
      {hub.categories.map(({ code, count }) => (
        <OpenDrawer
          key={code}
          id={`category-${code}`}
          picture={labPictures[code]}
          title={t(`labCategory.${code}`)}
          note={t('lab.inDrawer', { count })}
        >
          <TestLines
            tests={hub.tests
              .filter(({ category }) => category === code)
              .toSorted((a, b) => order.compare(a.name, b.name))}
          />
        </OpenDrawer>
      ))}
    </OpenDrawers>
  )
}

function Panels({ panels }: { panels: LabHub['panels'] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <ul className="cards">
      {panels.map((panel) => (
        <li key={panel.slug} id={`panel-${panel.slug}`}>
          <h3>
            <PhraseBreaks text={panel.name} />
          </h3>
          {!isEnglish(locale) && (
            <Lang lang="en" as="p" className="muted">
              {panel.nameEn}
            </Lang>
          )}
          <p>{panel.description}</p>
          <Disclosures>
            <Disclosure summary={t('lab.inPanel', { count: panel.tests.length })}>
              <ul className="dots">
                {panel.tests.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link to={paths.labs({ test: slug })}>{name}</Link>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </Disclosures>
        </li>
      ))}
    </ul>
  )
}

const readingTopics = ['range', 'flags', 'units', 'small', 'compare', 'urgent'] as const

/** The hub of laboratory tests: search, groups, panels, how to read a report, and where to go. */
export function LabPage({ hub }: { hub: LabHub }) {
  const { t } = useTranslation('exams')
  return (
    <div className="wrap">
      <Breadcrumb current={t('lab.title')} />
      <h1>{t('lab.title')}</h1>
      <p className="lead measure">{t('lab.lead')}</p>
      <p className="row">
        <ButtonLink to={paths.labLocations()} variant="line" icon="map-pin">
          {t('lab.toLocations')}
        </ButtonLink>
        <ButtonLink to={paths.stiTesting()} variant="line" icon="flask">
          {t('lab.toSti')}
        </ButtonLink>
      </p>
      <Section id="tests" title={t('lab.tests')} {...(!isNarrowed(hub) && { ground: 'apricot' })}>
        <div className="stack stack--lg">
          <Search hub={hub} />
          <Results hub={hub} />
        </div>
      </Section>
      {hub.panels.length > 0 && (
        <Section id="panels" title={t('lab.panels')}>
          <Panels panels={hub.panels} />
        </Section>
      )}
      <Section id="reading" title={t('lab.reading')}>
        <Disclosures>
          {readingTopics.map((topic) => (
            <Disclosure key={topic} summary={t(`lab.read.${topic}.question`)}>
              {t(`lab.read.${topic}.answer`)}
            </Disclosure>
          ))}
        </Disclosures>
      </Section>
      <Section id="next" title={t('next.title')}>
        <p className="measure">{t('lab.next')}</p>
        <p className="row">
          <ButtonLink to={paths.doctorsOfSpecialty('family-medicine')} variant="book">
            {t('next.familyDoctor')}
          </ButtonLink>
        </p>
      </Section>
    </div>
  )
}
