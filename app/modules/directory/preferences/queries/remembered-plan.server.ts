import type { Locale } from '#app/core/i18n/locale.ts'
import { listPlanGroups, listPlans } from '#app/modules/directory/queries/reference.server.ts'
import type { Preferences } from '../preferences.ts'
import type { RememberedPlan } from '../remembered-plan.ts'

/** The plan that somebody asked us to remember, with the plans that it stands for; null where none is, or none that is known any more. */
export async function findRememberedPlan({ plan }: Preferences, locale: Locale): Promise<RememberedPlan | null> {
  if (plan === null) return null
  const [groups, plans] = await Promise.all([listPlanGroups(), listPlans()])
  const group = groups.find(({ id }) => id === plan)
  if (group) {
    const slugs = plans.filter(({ line }) => group.lines.includes(line)).map(({ slug }) => slug)
    return { label: group.name[locale], isCard: true, slugs }
  }
  const exact = plans.find(({ address }) => address === plan)
  return exact ? { label: exact.name[locale], isCard: false, slugs: [exact.slug] } : null
}
