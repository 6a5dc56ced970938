import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import { formatList, formatMoney } from '#app/core/format/format.ts'
import type { LabTestDetail } from '#app/modules/library/labs/lab-tests.server.ts'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'

function useTurnaround({ min, max }: LabTestDetail['turnaround']): string {
  const { t } = useTranslation('exams')
  return min === max ? t('test.days', { count: max }) : t('test.daysRange', { min, max })
}

function usePrice(price: LabTestDetail['price']): string {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  if (price === null) return t('test.priceUnknown')
  const [min, max] = [formatMoney(price.min, locale), formatMoney(price.max, locale)]
  return min === max ? min : t('test.priceRange', { min, max })
}

/** One test: what it is for, what to do before, and how long it takes. */
export function LabTestPage({ test }: { test: LabTestDetail }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const turnaround = useTurnaround(test.turnaround)
  const price = usePrice(test.price)
  const others = test.aliases.filter((alias) => alias !== test.name && alias !== test.nameEn)
  return (
    <div className="wrap">
      <Breadcrumb items={[{ to: paths.labs(), label: t('lab.title') }]} current={test.name} />
      <h1>
        <PhraseBreaks text={test.name} />
      </h1>
      {!isEnglish(locale) && (
        <Lang lang="en" as="p" className="lead muted">
          {test.nameEn}
        </Lang>
      )}
      {others.length > 0 && <p className="muted">{t('test.aliases', { names: formatList(others, locale) })}</p>}
      <OverdueNotice since={test.overdueSince} />
      <div className="split">
        <div>
          <Section id="meaning" title={t('test.meaning')}>
            <p className="measure">{test.meaning}</p>
          </Section>
          <Section id="preparation" title={t('test.preparation')}>
            <p className="measure">{test.preparation}</p>
          </Section>
        </div>
        <Section id="facts" title={t('test.facts')}>
          <Facts large>
            <Fact icon="flask" label={t('test.specimen')}>
              {test.specimen}
              {!isEnglish(locale) && (
                <>
                  {' '}
                  <Lang lang="en" className="muted">
                    {test.specimenEn}
                  </Lang>
                </>
              )}
            </Fact>
            <Fact icon="clock" label={t('test.fasting')}>
              {test.fastingHours === null ? t('test.noFasting') : t('test.fastingHours', { count: test.fastingHours })}
            </Fact>
            <Fact icon="calendar" label={t('test.turnaround')}>
              {turnaround}
            </Fact>
            <Fact icon="wallet" label={t('test.price')}>
              {price}
            </Fact>
            <Fact icon="clipboard-list" label={t('test.category')}>
              <Link to={paths.labs({ category: test.category })}>{t(`labCategory.${test.category}`)}</Link>
            </Fact>
            {test.loinc && (
              <Fact icon="file-text" label="LOINC">
                <a href={`https://loinc.org/${test.loinc}/`} rel="external noopener" className="num">
                  {test.loinc}
                </a>
              </Fact>
            )}
          </Facts>
        </Section>
      </div>
      <Section id="next" title={t('next.title')}>
        <p className="measure">{t('test.next')}</p>
        <p className="row">
          <ButtonLink to={paths.doctorsOfSpecialty('family-medicine')} variant="book">
            {t('next.familyDoctor')}
          </ButtonLink>
          <ButtonLink to={paths.labLocations({ service: test.category })} variant="line" icon="map-pin">
            {t('test.where')}
          </ButtonLink>
          {test.hasWindow && (
            <ButtonLink to={paths.stiTesting()} variant="line" icon="calendar-days">
              {t('lab.toSti')}
            </ButtonLink>
          )}
        </p>
      </Section>
      <SourceList sources={test.sources} reviewedOn={test.reviewedOn} />
    </div>
  )
}
