import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { RememberedPlan } from '#app/modules/directory/preferences/remembered-plan.ts'
import type { PlanFact, ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures, FirstFew } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { RememberedPlanLines } from './remembered-plan-lines.tsx'

const shownPlans = 5

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
    <Tag tone="wait">
      <span>
        <Unbroken text={t('profile.unverifiedSince', { date })} />
      </span>
    </Tag>
  )
}

/** The one day on which all that are accepted were verified lately; null where there is none. */
function dayOfAll(plans: readonly PlanFact[], locale: Locale): string | null {
  const days = new Set(
    plans.map(({ state, freshness, verifiedAt }) =>
      state === 'accepted' && freshness === 'fresh' && verifiedAt !== null ? formatDate(verifiedAt, locale) : null,
    ),
  )
  return days.size === 1 ? [...days][0]! : null
}

/** With one day for all, it stands above them once. */
function PlanLines({ plans }: { plans: readonly PlanFact[] }) {
  const { t } = useTranslation('directory')
  const date = dayOfAll(plans, useLocale())
  return (
    <>
      {date !== null && <p className="muted">{t('profile.verifiedOn', { date })}</p>}
      <ul className="plan-list">
        {plans.map((plan) => (
          <li key={plan.slug}>
            <span>{plan.name}</span> {date === null && <Verification plan={plan} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function PlansAt({ plans }: Pick<ProviderProfile['locations'][number], 'plans'>) {
  const { t } = useTranslation('directory')
  return (
    <FirstFew items={plans} shown={shownPlans} more={(count) => t('card.morePlans', { count })}>
      {(few) => <PlanLines plans={few} />}
    </FirstFew>
  )
}

/** The plans of each location with the day each was verified: acceptance hangs on the place, not on the person. Of several the first is open. */
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
      {profile.locations.length === 1 ? (
        known.map((location) => <PlansAt key={location.id} plans={location.plans} />)
      ) : (
        <Disclosures>
          {known.map(({ id, name, plans }, index) => (
            <Disclosure key={id} summary={t('profile.plansAt', { facility: name })} open={index === 0}>
              <PlansAt plans={plans} />
            </Disclosure>
          ))}
        </Disclosures>
      )}
    </Section>
  )
}
