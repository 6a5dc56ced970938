import { Trans, useTranslation } from 'react-i18next'
import { allFeatures, hasFeature } from '#app/modules/tiers/features.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { UpgradeDone } from '../pages/upgrade-done-page.server.ts'
import { useLevelName } from './level-words.tsx'

const steps = [
  ['schedule', paths.scheduling()],
  ['team', paths.team()],
  ['clinics', paths.clinics()],
  ['membership', paths.membership()],
] as const

function Unlocked({ tier }: { tier: number }) {
  const { t } = useTranslation('membership')
  return (
    <>
      <PanelCard id="unlocked" title={t('done.unlocked')}>
        <div className="card__body">
          <ul className="bullets">
            {allFeatures
              .filter((feature) => hasFeature(tier, feature))
              .map((feature) => (
                <li key={feature}>{t(`features.${feature}`)}</li>
              ))}
          </ul>
        </div>
      </PanelCard>
      <PanelCard id="next" title={t('done.next')}>
        <div className="card__body">
          <ul className="bullets">
            {steps.map(([step, to]) => (
              <li key={step}>
                <Link to={to}>{t(`done.steps.${step}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </PanelCard>
    </>
  )
}

/** After a payment: waits for our own record of it, then says what is there now. */
export function UpgradeDonePage({ words, tier, stop, again }: UpgradeDone) {
  const { t } = useTranslation('membership')
  const level = useLevelName()(tier)
  if (words === 'paid')
    return (
      <>
        <PageHead title={t('done.paid', { level })} />
        <Unlocked tier={tier} />
      </>
    )
  return (
    <>
      <PageHead title={t('done.title')} />
      <Banner tone={words === 'still' ? 'warning' : 'info'}>
        <p>{t(`done.${words}`)}</p>
        {stop && (
          <p>
            <Trans t={t} i18nKey="done.stop" components={{ stop: <Link to={stop} /> }} />
          </p>
        )}
      </Banner>
      <p className="row">
        {again && <ButtonLink to={again}>{t('done.again')}</ButtonLink>}
        {words === 'still' && <Link to={paths.officeContact()}>{t('done.help')}</Link>}
        {words === 'nothing' && <ButtonLink to={paths.accountLevel()}>{t('locked.link')}</ButtonLink>}
      </p>
    </>
  )
}
