import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { imageSizes } from '#app/modules/seo/share-image/card.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { DoctorPageData } from '../pages/doctor-page.server.ts'
import { MessageFields } from './message-fields.tsx'
import { ProfileFixes } from './profile-fixes.tsx'

type Part<Key extends keyof DoctorPageData> = Pick<DoctorPageData, Key>

function Codes({ page: { id, lang, codes, isBookable } }: { page: Part<'id' | 'lang' | 'codes' | 'isBookable'> }) {
  const { t } = useTranslation('marketing')
  const { t: ui } = useTranslation('ui')
  const tabs = locales.map((locale) => ({
    to: paths.marketingOf(id, { lang: locale }),
    label: ui(`language.${locale}`),
    current: locale === lang,
  }))
  return (
    <PanelCard id="codes" title={t('codes.title')}>
      <div className="card__body stack">
        <Tabs label={t('codes.language')} tabs={tabs} />
        <div className="handouts">
          {codes.map(({ target, address, image }) => (
            <section key={target} className="stack stack--sm" aria-labelledby={`code-${target}`}>
              <h3 id={`code-${target}`}>{t(`codes.${target}`)}</h3>
              <img src={image} width={220} height={220} alt={t('codes.alt', { page: t(`codes.${target}`) })} />
              <p className="handout__address">
                <Link to={address}>
                  <Lang lang="en">{address}</Lang>
                </Link>
              </p>
              <ButtonLink to={paths.poster(id, { of: target, lang })} variant="line" icon="printer">
                {t('codes.poster')}
                <span className="vh">{t(`codes.${target}`)}</span>
              </ButtonLink>
            </section>
          ))}
        </div>
        {!isBookable && <p className="muted">{t('codes.closed')}</p>}
        <p className="muted">{t('codes.hint')}</p>
      </div>
    </PanelCard>
  )
}

function SharePicture({ name, picture }: { name: string; picture: NonNullable<DoctorPageData['picture']> }) {
  const { t } = useTranslation('marketing')
  const { src, file } = picture
  return (
    <PanelCard id="picture" title={t('picture.title')}>
      <div className="card__body stack stack--sm">
        <img
          className="handout__picture"
          src={src}
          {...imageSizes.wide}
          alt={t('picture.alt', { name })}
          loading="lazy"
        />
        <p className="muted">{t('picture.hint')}</p>
        <p>
          <a className="btn btn--line" href={src} download={file}>
            <Icon name="download" />
            {t('picture.download')}
          </a>
        </p>
      </div>
    </PanelCard>
  )
}

function Sources({ sources }: Part<'sources'>) {
  const { t } = useTranslation('marketing')
  const { t: desk } = useTranslation('desk')
  return (
    <PanelCard id="sources" title={t('sources.title')}>
      {sources.length === 0 ? (
        <p className="card__body">{t('sources.none')}</p>
      ) : (
        <dl className="pairs">
          {sources.map(({ source, count }) => (
            <div key={source}>
              <dt>{desk(`source.${source}`)}</dt>
              <dd className="num">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="card__body muted">{t('sources.note')}</p>
    </PanelCard>
  )
}

/** Everything that can be handed out about a doctor at a clinic, and what the profile still lacks. */
export function DoctorPage({ page }: { page: DoctorPageData }) {
  const { t } = useTranslation('marketing')
  const { name, clinic, picture, messages, percent, fixes } = page
  return (
    <div className="stack">
      <PageHead
        title={name}
        lead={clinic}
        actions={
          <ButtonLink to={paths.marketing()} variant="line" icon="arrow-left">
            {t('back')}
          </ButtonLink>
        }
      />
      {page.isPublic ? (
        <>
          <Codes page={page} />
          <PanelCard id="texts" title={t('texts.title')}>
            <div className="card__body">
              <MessageFields id="text" messages={messages} />
            </div>
          </PanelCard>
        </>
      ) : (
        <Banner tone="note">{t('list.private')}</Banner>
      )}
      <div className="pro-columns pro-columns--even">
        <div className="pro-column">{picture && <SharePicture name={name} picture={picture} />}</div>
        <div className="pro-column">
          <PanelCard id="profile" title={t('profile.title')}>
            <div className="card__body stack stack--sm">
              <ProfileFixes id="percent" percent={percent} fixes={fixes} />
              {!page.isOwn && fixes.some(({ to }) => to === null) && <p className="muted">{t('profile.others')}</p>}
            </div>
          </PanelCard>
          <Sources sources={page.sources} />
        </div>
      </div>
    </div>
  )
}
