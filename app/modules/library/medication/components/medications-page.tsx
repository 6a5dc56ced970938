import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import { LetterLinks, LetterWords, letterId } from '#app/modules/library/reading/letter-links.tsx'
import { SearchLine } from '#app/modules/library/reading/search-line.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { OpenDrawer, OpenDrawers } from '#app/ui/navigation/open-drawers.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { MedicineLine, MedicineList, Pharmacy } from '../medications.server.ts'
import { PharmacyList } from './pharmacy-list.tsx'

const tones: Readonly<Record<MedicineLine['status'], TagTone>> = {
  rx: 'info',
  otc: 'ok',
  rx_and_otc: 'warm',
  controlled: 'bad',
}

/** With or without prescription, in words. */
export function StatusTag({ status }: { status: MedicineLine['status'] }) {
  const { t } = useTranslation('library')
  return <Tag tone={tones[status]}>{t(`medication.status.${status}`)}</Tag>
}

/** The language of the name beside the page's own. */
export function useOtherLang(): string {
  return isEnglish(useLocale()) ? 'zh-Hans' : 'en'
}

function Lines({ medicines }: { medicines: readonly MedicineLine[] }) {
  const otherLang = useOtherLang()
  const { t } = useTranslation('library')
  return (
    <ul className="teasers">
      {medicines.map((medicine) => (
        <li key={medicine.slug}>
          <h3>
            <Link to={paths.medication({ name: medicine.slug })}>{medicine.title}</Link>{' '}
            {medicine.other && (
              <Lang lang={otherLang} className="muted teasers__other">
                {medicine.other}
              </Lang>
            )}
          </h3>
          <p className="row">
            <StatusTag status={medicine.status} />
            <span>{medicine.drugClass}</span>
          </p>
          {medicine.brands.length > 0 && (
            <p className="muted">
              {t('medication.brands')}
              <Lang lang="en">{medicine.brands.join(', ')}</Lang>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A medicine in a drawer or under its letter: its name, and beside it the other one that the box or a relative may say. */
function Name({ medicine }: { medicine: MedicineLine }) {
  const otherLang = useOtherLang()
  return (
    <>
      <Link to={paths.medication({ name: medicine.slug })}>{medicine.title}</Link>{' '}
      {medicine.other && (
        <Lang lang={otherLang} className="muted">
          {medicine.other}
        </Lang>
      )}
    </>
  )
}

/** How many names stand on a drawer; the rest is read when it is open. */
const namesOnDrawer = 4

/** The cabinet of medicines: a drawer for each thing that they are for. */
function Drawers({ drawers }: { drawers: MedicineList['byGroup'] }) {
  const { t } = useTranslation('library')
  return (
    <OpenDrawers>
      {drawers.map(({ group, picture, medicines }) => (
        <OpenDrawer
          key={group}
          id={`class-${group}`}
          picture={picture}
          title={t(`medication.group.${group}`)}
          note={medicines.slice(0, namesOnDrawer).map(({ title }) => title)}
        >
          <ul className="shelf">
            {medicines.map((medicine) => (
              <li key={medicine.slug}>
                <Name medicine={medicine} />
                <p className="shelf__kind">
                  <StatusTag status={medicine.status} /> {medicine.drugClass}
                </p>
              </li>
            ))}
          </ul>
        </OpenDrawer>
      ))}
    </OpenDrawers>
  )
}

function ByLetter({ groups }: { groups: MedicineList['byLetter'] }) {
  return (
    <>
      <LetterLinks letters={groups.map(({ letter }) => letter)} />
      <div className="index">
        {groups.map(({ letter, entries }) => (
          <section key={letter} aria-labelledby={letterId(letter)}>
            <h3 id={letterId(letter)}>
              <LetterWords letter={letter} />
            </h3>
            <ul>
              {entries.map((medicine) => (
                <li key={medicine.slug}>
                  <Name medicine={medicine} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** Search by the Chinese or the American name, results, all medicines by what they are for and by name, and who to ask. */
export function MedicationsPage({ list, pharmacies }: { list: MedicineList; pharmacies: readonly Pharmacy[] }) {
  const { t } = useTranslation('library')
  return (
    <div className="wrap">
      <Breadcrumb current={t('medication.title')} />
      <h1>{t('medication.title')}</h1>
      <p className="lead measure">{t('medication.lead')}</p>
      <SearchLine
        path={paths.medication()}
        q={list.q}
        label={t('medication.search')}
        hint={t('medication.searchHint')}
        submit={t('search.submit')}
      />
      <Banner tone="warning">{t('medication.noDosing')}</Banner>
      {list.found && list.found.length > 0 && (
        <Section id="found" title={t('medication.found', { count: list.found.length, q: list.q })}>
          <Lines medicines={list.found} />
          <p>
            <Link className="alone" to={paths.medication()}>
              {t('medication.all', { count: list.total })}
            </Link>
          </p>
        </Section>
      )}
      {list.found?.length === 0 && (
        <EmptyState
          picture="bottle"
          title={t('medication.none', { q: list.q })}
          actions={
            <>
              <ButtonLink to={paths.medication()} variant="line">
                {t('medication.all', { count: list.total })}
              </ButtonLink>
              <ButtonLink to={paths.contact()} variant="quiet" icon="headset">
                {t('care.contact')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('medication.noneHint')}</p>
        </EmptyState>
      )}
      {!list.found && (
        <>
          <Section id="classes" title={t('medication.byGroup')} ground="apricot">
            <Drawers drawers={list.byGroup} />
          </Section>
          <FoldedSection id="letters" title={t('medication.byLetter')}>
            <ByLetter groups={list.byLetter} />
          </FoldedSection>
        </>
      )}
      <PharmacyList pharmacies={pharmacies} />
    </div>
  )
}
