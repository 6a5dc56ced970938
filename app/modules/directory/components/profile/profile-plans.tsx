import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { RememberedPlan } from '#app/modules/directory/preferences/remembered-plan.ts'
import type { PlanFact, ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Facts } from '#app/ui/tables/facts.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { CardPlans } from '../card-plans.tsx'
import { RememberedPlanLines } from './remembered-plan-lines.tsx'

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

type Location = ProviderProfile['locations'][number]

/** What the place accepts, in the line of a card. */
const isNamed = ({ planLine }: Location) => planLine.count > 0

/**
 * The plans of each location: the cards that people know in a line, all plans with the day each was verified folded under it. Acceptance hangs
 * on the place, not on the person. Above them stands the visitor's own plan.
 */
export function ProfilePlans({ profile, own }: { profile: ProviderProfile; own: RememberedPlan | null }) {
  const { t } = useTranslation('directory')
  const known = profile.locations.filter((location) => location.plans.length > 0)
  const named = known.filter(isNamed)
  const hasSeveral = profile.locations.length > 1
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
      {named.length > 0 && (
        <Facts large>
          {named.map(({ id, name, planLine }) => (
            <CardPlans
              key={id}
              card={{ plans: planLine, cashPriceCents: null }}
              ownPlan={null}
              label={hasSeveral ? name : undefined}
            />
          ))}
        </Facts>
      )}
      {known.length > 0 && (
        <Disclosures>
          {known.map(({ id, name, plans }) => {
            const summary = hasSeveral
              ? t('profile.plansAt', { facility: name })
              : t('profile.plansAll', { count: plans.length })
            return (
              <Disclosure key={id} summary={summary} open={named.length === 0}>
                <PlanLines plans={plans} />
              </Disclosure>
            )
          })}
        </Disclosures>
      )}
    </Section>
  )
}
