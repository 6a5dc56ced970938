import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import type { RememberedPlan } from '#app/modules/directory/preferences/remembered-plan.ts'
import type { PlanFact, ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { RememberedPlanLines } from './remembered-plan-lines.tsx'

const shownPlans = 8

/** How fresh a plan fact is, in words: a date, "not verified lately", or "call first". */
function Verification({ plan }: { plan: PlanFact }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  if (plan.state === 'not_accepted') return <Tag tone="bad">{t('profile.notAccepted')}</Tag>
  if (plan.state === 'unknown') return <Tag>{t('profile.unknownPlan')}</Tag>
  if (plan.freshness === 'stale' || plan.verifiedAt === null) return <Tag tone="wait">{t('profile.stale')}</Tag>
  const date = formatDate(plan.verifiedAt, locale)
  return plan.freshness === 'fresh' ? (
    <span className="muted">{t('profile.verifiedOn', { date })}</span>
  ) : (
    <Tag tone="wait">{t('profile.unverifiedSince', { date })}</Tag>
  )
}

function PlanLines({ plans }: { plans: PlanFact[] }) {
  return (
    <ul className="plan-list">
      {plans.map((plan) => (
        <li key={plan.slug}>
          <span>{plan.name}</span> <Verification plan={plan} />
        </li>
      ))}
    </ul>
  )
}

/** The plans of each location with the day each was verified: acceptance hangs on the place, not on the person. */
export function ProfilePlans({ profile, own }: { profile: ProviderProfile; own: RememberedPlan | null }) {
  const { t } = useTranslation('directory')
  const known = profile.locations.filter((location) => location.plans.length > 0)
  return (
    <Section id="plans" title={t('profile.insurance')}>
      {own && (
        <RememberedPlanLines
          plan={own}
          profile={profile}
          path={paths.doctor(profile.specialties[0]!.slug, profile.slug)}
        />
      )}
      {known.length === 0 && <p>{t('profile.insuranceNone')}</p>}
      {known.map((location) => (
        <div key={location.id} className="stack">
          {profile.locations.length > 1 && (
            <h3>{t('profile.plansAt', { facility: location.nameChinese ?? location.nameEn })}</h3>
          )}
          <PlanLines plans={location.plans.slice(0, shownPlans)} />
          {location.plans.length > shownPlans && (
            <Disclosures>
              <Disclosure summary={t('card.morePlans', { count: location.plans.length - shownPlans })}>
                <PlanLines plans={location.plans.slice(shownPlans)} />
              </Disclosure>
            </Disclosures>
          )}
        </div>
      ))}
    </Section>
  )
}
