import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { SecondName } from '#app/modules/directory/components/second-name.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import type { Poster, PosterPageData } from '../pages/poster-page.server.ts'

type PosterPageProps = PosterPageData & { poster: Poster }

/** The sheet itself, in its own language: on paper nothing else is left of the page. */
function Sheet({ poster, lang }: Pick<PosterPageProps, 'poster' | 'lang'>) {
  return (
    <article className="panel poster" lang={lang}>
      <h2 className="poster__name">{poster.name}</h2>
      {(poster.second.other ?? poster.second.title) && (
        <p className="poster__line">
          <SecondName name={poster.second} />
        </p>
      )}
      <p className="poster__line">{poster.specialty}</p>
      {poster.languages && <p>{poster.languages}</p>}
      <img className="poster__code" src={poster.image} width={320} height={320} alt={poster.alt} />
      <p className="poster__line">
        <b>{poster.scan}</b>
      </p>
      <p className="poster__address">
        <Lang lang="en">{poster.typed}</Lang>
      </p>
      <p className="poster__line">{poster.clinic}</p>
      <p>
        <Lang lang="en">{poster.address}</Lang>
      </p>
      <p>{poster.site}</p>
    </article>
  )
}

/** A poster with what chooses its language and the page that its code opens. */
export function PosterPage({ id, lang, target, isBookable, name, poster }: PosterPageProps) {
  const { t } = useTranslation('marketing')
  const { t: ui } = useTranslation('ui')
  const languages = locales.map((locale) => ({
    to: paths.poster(id, { of: target, lang: locale }),
    label: ui(`language.${locale}`),
    current: locale === lang,
  }))
  const targets = (['booking', 'profile'] as const).map((of) => ({
    to: paths.poster(id, { of, lang }),
    label: t(`codes.${of}`),
    current: of === target,
  }))
  return (
    <div className="stack">
      <div className="noprint stack">
        <PageHead
          title={t('poster.title')}
          lead={t('poster.lead')}
          actions={
            <>
              <Button type="button" hidden data-print="" icon="printer">
                {t('poster.print')}
              </Button>
              <ButtonLink to={paths.marketingOf(id, { lang })} variant="line" icon="arrow-left">
                {t('poster.back', { name })}
              </ButtonLink>
            </>
          }
        />
        <noscript>
          <p className="muted">{t('poster.noScript')}</p>
        </noscript>
        <Tabs label={t('poster.language')} tabs={languages} />
        {isBookable && <Tabs label={t('poster.which')} tabs={targets} />}
      </div>
      <Sheet poster={poster} lang={lang} />
    </div>
  )
}
