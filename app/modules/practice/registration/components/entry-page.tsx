import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import type { FoundProfile } from '../queries/find-yourself.server.ts'
import { FindYourself } from './find-yourself.tsx'
import type { Offer } from '#app/modules/tiers/offers.ts'
import { TierTable } from '#app/modules/practice/components/tier-table.tsx'

const benefits: readonly { key: 'found' | 'booking' | 'desk' | 'fresh'; icon: IconName }[] = [
  { key: 'found', icon: 'languages' },
  { key: 'booking', icon: 'calendar-plus' },
  { key: 'desk', icon: 'clipboard-check' },
  { key: 'fresh', icon: 'shield-check' },
]

type EntryPageProps = { words: string; found: FoundProfile[] | null; isLimited: boolean; offers: readonly Offer[] }

/** What the directory offers providers, and the ways in: find yourself, register, sign in. */
export function EntryPage({ offers, ...search }: EntryPageProps) {
  const { t } = useTranslation('practice')
  return (
    <div className="wrap">
      <Breadcrumb current={t('entry.title')} />
      <h1>
        <PhraseBreaks text={t('entry.headline')} />
      </h1>
      <p className="lead">{t('entry.lead')}</p>
      <p className="row entry__ways">
        <ButtonLink to={paths.register()}>{t('entry.register')}</ButtonLink>
        <ButtonLink to={paths.login()} variant="line">
          {t('entry.signIn')}
        </ButtonLink>
      </p>
      <FindYourself {...search} />
      <section className="sec" aria-labelledby="benefits">
        <h2 id="benefits">{t('entry.benefits')}</h2>
        <Facts large>
          {benefits.map(({ key, icon }) => (
            <Fact key={key} icon={icon}>
              {t(`entry.benefit.${key}`)}
            </Fact>
          ))}
        </Facts>
      </section>
      <TierTable offers={offers} />
    </div>
  )
}
