import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { PlanPanel } from '#app/modules/library/insurance/insurance.server.ts'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'

/** Plans under the heads people know, each with its counties, its Chinese telephone and the doctors who take it. */
export function PlanPanels({ panels }: { panels: readonly PlanPanel[] }) {
  const { t } = useTranslation('exams')
  return (
    <Disclosures>
      {panels.map((panel) => (
        <Disclosure
          key={panel.id}
          summary={t('insurance.plans.group', { name: panel.name, plans: panel.plans.length, count: panel.count })}
        >
          <ul className="plan-list">
            {panel.plans.map((plan) => (
              <li key={plan.slug} id={`plan-${plan.slug}`}>
                <span>
                  {plan.count > 0 ? (
                    <Link to={paths.doctors({ plan: plan.address })} className="alone">
                      {plan.name}
                    </Link>
                  ) : (
                    <span className="alone">{plan.name}</span>
                  )}
                  <Lang lang="en" className="rows__second">
                    {plan.counties.join(', ')}
                  </Lang>
                </span>
                <span>
                  {plan.hotline && (
                    <a className="num nb alone" href={`tel:${plan.hotline}`}>
                      {t('insurance.plans.hotline', { phone: formatPhone(plan.hotline) })}
                    </a>
                  )}{' '}
                  <span className="muted num">
                    {plan.count > 0 ? t('insurance.plans.doctors', { count: plan.count }) : t('insurance.plans.none')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Disclosures>
  )
}
