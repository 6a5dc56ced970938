import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { type RememberedPlan, rememberedPlanFact } from '#app/modules/directory/preferences/remembered-plan.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type Location = ProviderProfile['locations'][number]

/** Of the visitor's own plan, whether a location takes it and since when that is known; else that it is better to ask. */
function PlanAt({ plan, plans }: { plan: RememberedPlan } & Pick<Location, 'plans'>) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const { state, checkedAt } = rememberedPlanFact(plan, plans)
  if (checkedAt === null) return <span className="doc__unsure">{t(`profile.own.${state}`, { plan: plan.label })}</span>
  const date = formatShortDate(checkedAt, locale)
  return (
    <>
      <b className={state === 'accepted' ? 'doc__sure' : 'doc__unsure'}>{t('card.takes', { plan: plan.label })}</b>
      {t(state === 'accepted' ? 'card.takesSince' : 'card.takesUnsure', { date })}
    </>
  )
}

type RememberedPlanLinesProps = {
  plan: RememberedPlan
  profile: ProviderProfile
  /** Root-form path of the profile, where changing the plan leads back to. */
  path: string
}

/** What the lists of the provider's locations say of the plan that this browser remembers, above those lists. */
export function RememberedPlanLines({ plan, profile: { locations }, path }: RememberedPlanLinesProps) {
  const { t } = useTranslation('directory')
  return (
    <>
      <Facts large>
        {locations.map(({ id, name, plans }) => (
          <Fact key={id} icon="shield-check" {...(locations.length > 1 && { label: name })}>
            <PlanAt plan={plan} plans={plans} />
          </Fact>
        ))}
      </Facts>
      <p>
        <Link to={paths.preferences({ back: path })} rel="nofollow">
          {t('results.quick.change')}
        </Link>
      </p>
    </>
  )
}
