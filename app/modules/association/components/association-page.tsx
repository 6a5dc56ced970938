import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPhone } from '#app/core/format/format.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Jumps } from '#app/ui/navigation/jumps.tsx'
import { Branch } from '#app/ui/sections/branch.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { BylawsLink } from '../identity/components/bylaws-link.tsx'
import { CategoryTags } from '../identity/components/category-tags.tsx'
import type { PublicAssociation } from '../queries/public-association.server.ts'

type PageProps = { association: PublicAssociation }

const isJoinable = ({ joinRule }: PublicAssociation): boolean => joinRule !== 'invite'

function Head({ association, hasEvents }: PageProps & { hasEvents: boolean }) {
  const { t } = useTranslation('association')
  const { id, slug, name, other, kind, categories, members, logo } = association
  return (
    <header className="association-head">
      <Branch />
      <div className="wrap">
        <Breadcrumb items={[{ to: paths.associations(), label: t('list.title') }]} current={name} />
        <div className="association-head__names">
          <SealAvatar name={name} seed={id} size="lg" photo={logo} isFirst />
          <div>
            <h1>
              <PhraseBreaks text={name} />
            </h1>
            {other && <p lang={other.lang}>{other.text}</p>}
          </div>
        </div>
        <p>
          {t(`kinds.${kind}`)}
          {members !== null && <> · {t('page.members', { count: members })}</>}
        </p>
        <CategoryTags categories={categories} />
        {(hasEvents || isJoinable(association)) && (
          <div className="association-head__actions">
            {hasEvents && (
              <a className="btn btn--line" href="#events">
                <Icon name="calendar" />
                {t('page.events')}
              </a>
            )}
            {isJoinable(association) && (
              <Link className="btn association-head__join" to={paths.associationJoin(slug)}>
                {t('page.join')}
              </Link>
            )}
          </div>
        )}
      </div>
    </header>
  )
}

function Officers({ association: { officers } }: PageProps) {
  const { t } = useTranslation('association')
  if (officers.length === 0) return null
  return (
    <Section id="officers" title={t('page.officers')}>
      <dl className="association-officers">
        {officers.map(({ key, name, other, otherLang, office }) => (
          <div key={key}>
            <dt>{office}</dt>
            <dd>
              {name} {other && <span lang={otherLang}>{other}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Doctors({ association: { doctors } }: PageProps) {
  const { t } = useTranslation('association')
  if (doctors.length === 0) return null
  return (
    <Section id="doctors" title={t('page.doctors')}>
      <ul className="association-doctors">
        {doctors.map(({ id, slug, specialtySlug, name, photo, specialties, neighborhood }) => (
          <li key={id}>
            <Link to={paths.doctor(specialtySlug, slug)} className="panel">
              <SealAvatar name={name.seal} seed={id} size="md" photo={photo} />
              <span>
                <b>{name.main}</b>
                <br />
                <span className="muted">{[specialties[0], neighborhood].filter(Boolean).join(t('page.and'))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted small">{t('page.doctorsNote')}</p>
    </Section>
  )
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" labelledBy={id} className="card__body stack stack--sm">
      <h2 id={id} className="association-aside__title">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function Contact({ association }: PageProps) {
  const { t } = useTranslation('association')
  const { contactEmail, contactPhone, website, address } = association
  if (!contactEmail && !contactPhone && !website && !address) return null
  return (
    <Panel id="contact" title={t('page.contact')}>
      <Facts>
        {contactPhone && (
          <Fact icon="phone" hiddenLabel={t('fields.phone')}>
            <a className="num" href={`tel:${contactPhone}`}>
              {formatPhone(contactPhone)}
            </a>
          </Fact>
        )}
        {contactEmail && (
          <Fact icon="mail" hiddenLabel={t('fields.email')}>
            <a lang="en" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </Fact>
        )}
        {website && (
          <Fact icon="globe" hiddenLabel={t('fields.website')}>
            <a lang="en" href={website} rel="nofollow noopener">
              {new URL(website).host}
            </a>
          </Fact>
        )}
        {address && (
          <Fact icon="map-pin" hiddenLabel={t('fields.address')}>
            <span lang="en">{address}</span>
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}

function Joining({ association }: PageProps) {
  const { slug, joinRule, duesCents, bylawsOn } = association
  const { t } = useTranslation('association')
  const bylawsPath = useHref(paths.associationBylaws(slug))
  const locale = useLocale()
  return (
    <Panel id="joining" title={t('page.joining')}>
      <p>{t(`joinRule.${joinRule}`)}</p>
      <BylawsLink href={bylawsPath} on={bylawsOn} />
      <p>{duesCents > 0 ? t('page.dues', { amount: formatMoney(duesCents, locale) }) : t('page.noDues')}</p>
      {isJoinable(association) && (
        <p>
          <ButtonLink to={paths.associationJoin(slug)}>{t('page.join')}</ButtonLink>
        </p>
      )}
    </Panel>
  )
}

function About({ paragraphs }: { paragraphs: readonly string[] }) {
  const { t } = useTranslation('association')
  if (paragraphs.length === 0) return null
  return (
    <Section id="about" title={t('page.about')}>
      <div className="stack">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  )
}

type Part = Readonly<{ id: string; title: string }>

type AssociationPageProps = PageProps & {
  /** What it holds next; null where there is nothing. */
  events: ReactNode
  /** What else its rooms have to show, after its people. */
  children: ReactNode
  /** What of `children` is jumped to. */
  parts: readonly Part[]
}

/** What everybody reads of an association. */
export function AssociationPage({ association, events, parts, children }: AssociationPageProps) {
  const { t } = useTranslation('association')
  const { slug, about, doctors, isDemo } = association
  const paragraphs = about.split(/\n+/).filter(Boolean)
  const all: readonly (Part | false)[] = [
    paragraphs.length > 0 && { id: 'about', title: t('page.about') },
    events !== null && { id: 'events', title: t('page.eventsPart') },
    doctors.length > 0 && { id: 'doctors', title: t('page.doctors') },
    ...parts,
    { id: 'joining', title: t('page.joining') },
  ]
  return (
    <>
      <Head association={association} hasEvents={events !== null} />
      <div className="wrap">
        <Jumps label={t('page.parts')} parts={all.filter((part) => part !== false)} />
        <div className="association">
          <div>
            <DemoNotice isShown={isDemo} />
            <About paragraphs={paragraphs} />
            {events}
            <Doctors association={association} />
            {children}
            <Officers association={association} />
          </div>
          <aside>
            <Contact association={association} />
            <Joining association={association} />
            <p>
              <Link to={paths.memberLink(slug)}>{t('page.myPage')}</Link>
            </p>
            <p className="muted small">
              <Link to={paths.associationLogin()}>{t('page.manage')}</Link>
            </p>
          </aside>
        </div>
      </div>
    </>
  )
}
