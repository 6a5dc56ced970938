import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintHint } from '#app/modules/library/reading/share-box.tsx'
import { EmergencyNotice, OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import type { Medicine, Pharmacy } from '../medications.server.ts'
import { StatusTag, useOtherLang } from './medications-page.tsx'
import { PharmacyList } from './pharmacy-list.tsx'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What is known of a medicine: names, use, forms, cautions, herbs. It tells no dose. */
export function MedicinePage({ medicine, pharmacies }: { medicine: Medicine; pharmacies: readonly Pharmacy[] }) {
  const { t } = useTranslation('library')
  const otherLang = useOtherLang()
  const names = medicine.otherNames.filter((name) => name !== medicine.title)
  return (
    <div className="wrap">
      <Breadcrumb items={[{ to: paths.medication(), label: t('medication.title') }]} current={medicine.title} />
      <header className="measure">
        <Picture name={medicine.picture} size="small" isFirst />
        <p>
          <StatusTag status={medicine.status} />
        </p>
        <h1>
          <PhraseBreaks text={medicine.title} />
        </h1>
        {medicine.other && (
          <p className="lead">
            <Lang lang={otherLang}>{medicine.other}</Lang>
          </p>
        )}
      </header>
      <OverdueNotice since={medicine.overdueSince} />
      <dl className="kv measure">
        <Line label={t('medication.generic')}>
          <Lang lang="en">{medicine.generic}</Lang>
        </Line>
        {medicine.brands.length > 0 && (
          <Line label={t('medication.brandNames')}>
            <Lang lang="en">{medicine.brands.join(', ')}</Lang>
          </Line>
        )}
        {names.length > 0 && <Line label={t('medication.alsoCalled')}>{names.join(t('list.separator'))}</Line>}
        {medicine.namesElsewhere.length > 0 && (
          <Line label={t('medication.inChinese')}>
            <Lang lang="zh-Hans">{medicine.namesElsewhere.join(t('list.separator'))}</Lang>
          </Line>
        )}
        <Line label={t('medication.class')}>{medicine.drugClass}</Line>
        <Line label={t('medication.forms')}>{medicine.forms}</Line>
      </dl>
      <div className="measure">
        <Section id="use" title={t('medication.use')}>
          <p>{medicine.use}</p>
        </Section>
        {medicine.cautions.length > 0 && (
          <Section id="cautions" title={t('medication.cautions')}>
            <ul className="dots">
              {medicine.cautions.map((caution) => (
                <li key={caution}>{caution}</li>
              ))}
            </ul>
          </Section>
        )}
        {medicine.herbs.length > 0 && (
          <Section id="herbs" title={t('medication.herbs')}>
            <dl className="helper helper--one">
              {medicine.herbs.map(({ herb, note }) => (
                <div key={herb}>
                  <dt>{herb}</dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
        <Banner tone="warning">{t('medication.noDosing')}</Banner>
        <EmergencyNotice />
        <SourceList sources={medicine.sources} reviewedOn={medicine.reviewedOn} />
        <PrintHint />
      </div>
      <PharmacyList pharmacies={pharmacies} />
    </div>
  )
}
