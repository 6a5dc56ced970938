import { Trans, useTranslation } from 'react-i18next'
import { formatDay } from '#app/core/format/format.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { ContentsList } from '#app/modules/library/reading/contents-list.tsx'
import { PrintHint } from '#app/modules/library/reading/share-box.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { Policy } from '../policies.server.ts'

/** A policy: since when it holds, its text, and the versions before it. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  return (
    <div className="wrap">
      <Breadcrumb current={policy.title} />
      <div className="prose">
        <h1>
          <PhraseBreaks text={policy.title} />
        </h1>
        {policy.summary && (
          <p className="lead">
            <Unbroken text={policy.summary} />
          </p>
        )}
        <p className="muted">
          <Trans
            t={t}
            i18nKey="policy.version"
            values={{ version: policy.version, day: formatDay(policy.effectiveOn, locale) }}
            components={{ day: <time className="nb" dateTime={policy.effectiveOn} /> }}
          />
        </p>
      </div>
      {!policy.isCurrent && (
        <Banner tone="warning">
          <Trans t={t} i18nKey="policy.earlier" components={{ current: <Link to={paths.policy(policy.key)} /> }} />
        </Banner>
      )}
      <ContentsList contents={policy.contents} />
      <Prose html={policy.html} />
      <div className="noprint prose">
        <FoldedSection id="versions" title={t('policy.versions')}>
          <ul>
            {policy.versions.map(({ version, effectiveOn }, position) => {
              const label = <Unbroken text={t('policy.line', { version, day: formatDay(effectiveOn, locale) })} />
              return (
                <li key={version}>
                  {version === policy.version ? (
                    <span aria-current="page">{label}</span>
                  ) : (
                    <Link to={paths.policy(policy.key, position === 0 ? {} : { version: String(version) })}>
                      {label}
                    </Link>
                  )}
                  {position === 0 && t('policy.inForce')}
                </li>
              )
            })}
          </ul>
        </FoldedSection>
        <PrintHint />
      </div>
    </div>
  )
}
