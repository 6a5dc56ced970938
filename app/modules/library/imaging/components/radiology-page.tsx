import { useTranslation } from 'react-i18next'
import type { Answers, Sheet } from '#app/modules/library/imaging/checklist.ts'
import type { Modality } from '#app/modules/library/imaging/modalities.server.ts'
import type { FacilityFilters } from '#app/modules/library/facilities/facility-filters.ts'
import type { FacilitySearch } from '#app/modules/library/facilities/facility-search.server.ts'
import { FacilityFilterForm } from '#app/modules/library/facilities/components/facility-filter-form.tsx'
import { FacilityList } from '#app/modules/library/facilities/components/facility-list.tsx'
import { mergedSources } from '#app/modules/library/merged-sources.ts'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { ChecklistForm } from './checklist-form.tsx'
import { ChecklistSheet } from './checklist-sheet.tsx'
import { ModalityGuide } from './modality-guide.tsx'

type RadiologyPageProps = {
  modalities: readonly Modality[]
  answers: Answers | null
  /** Null until an examination that exists was chosen. */
  sheet: Sheet | null
  filters: FacilityFilters
  found: FacilitySearch
  phone: string
}

/** Beside the questions, or below them on a phone, as long as nothing has been chosen. */
function NoSheet() {
  const { t } = useTranslation('exams')
  return (
    <div className="stack">
      <div className="only-d">
        <Picture name="film" size="head" />
      </div>
      <p className="muted measure">{t('radiology.prepareLead')}</p>
    </div>
  )
}

/** Imaging: the preparation list, what each examination is, and where it is done. */
export function RadiologyPage({ modalities, answers, sheet, filters, found, phone }: RadiologyPageProps) {
  const { t } = useTranslation('exams')
  // Whoever has a sheet reads that first, and opens the rest when it is wanted.
  const Part = sheet ? FoldedSection : Section
  const facts = mergedSources(modalities)
  const names = new Map(modalities.map(({ slug, name }) => [slug, name]))
  const offered = new Set(found.facilities.flatMap((facility) => facility.services.map(({ code }) => code)))
  return (
    <div className="wrap">
      <Breadcrumb current={t('radiology.title')} />
      <h1>{t('radiology.title')}</h1>
      <p className="lead measure">{t('radiology.lead')}</p>
      <OverdueNotice since={facts.overdueSince} />
      <DemoNotice isShown={found.facilities.some(({ isDemo }) => isDemo)} />
      <Banner tone="warning" icon="siren">
        {t('radiology.emergency')}
      </Banner>
      {modalities.length > 0 && (
        <>
          <Section id="prepare" title={t('radiology.prepare')} ground="apricot">
            <div className="split">
              <ChecklistForm modalities={modalities} answers={answers} />
              {sheet ? <ChecklistSheet sheet={sheet} /> : <NoSheet />}
            </div>
          </Section>
          <Part id="guide" title={t('radiology.guide')}>
            <ModalityGuide modalities={modalities} />
          </Part>
        </>
      )}
      <Part id="centers" title={t('radiology.centers')}>
        <div className="results results--no-map">
          <FacilityFilterForm
            path={paths.radiology()}
            filters={filters}
            found={found}
            services={{
              legend: t('radiology.service'),
              options: modalities
                .filter(({ slug }) => offered.has(slug) || slug === filters.service)
                .map(({ slug, name }) => ({ value: slug, label: name })),
            }}
          />
          <div className="stack results__places">
            <FacilityList
              found={found}
              filters={filters}
              labelOf={(code) => names.get(code) ?? code}
              path={paths.radiology()}
              phone={phone}
              shown={2}
            />
          </div>
        </div>
      </Part>
      <Section id="next" title={t('next.title')}>
        <p className="measure">{t('radiology.next')}</p>
        <p>
          <ButtonLink to={paths.doctors()} variant="book">
            {t('next.doctor')}
          </ButtonLink>
        </p>
      </Section>
      <SourceList sources={facts.sources} reviewedOn={facts.reviewedOn} />
    </div>
  )
}
