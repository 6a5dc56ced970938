import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listPlanGroups, listPlans } from '#app/modules/directory/queries/reference.server.ts'

type PlanChoices = { label: string; options: { value: string; label: string }[] }

/** The cards that people know, then the plans by their exact names, each by its value in addresses. */
export async function planChoices(locale: Locale): Promise<PlanChoices[]> {
  const t = translator(locale, 'directory')
  const [groups, plans] = await Promise.all([listPlanGroups(), listPlans()])
  return [
    { label: t('own.cards'), options: groups.map(({ id, name }) => ({ value: id, label: name[locale] })) },
    {
      label: t('filter.morePlans'),
      options: plans.map(({ address, name }) => ({ value: address, label: name[locale] })),
    },
  ]
}
